// `nirnaya explain CODE [DATE]`: why a festival falls, or does not fall, on a date; what a rule of another kind says of
// it; what a diagnostic means.

import type { AnyRule } from '../../compiler/runtime/any-rule.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { titleOf } from '../../explain/rule-name.ts';
import type { AddCommand } from '../command.ts';
import type { Explained, Question } from '../explain/contract.ts';
import { diagnosticData, diagnosticNamed, diagnosticText } from '../explain/diagnostic.ts';
import { explained, reportOf } from '../explain/explained.ts';
import { missingInputs } from '../explain/inputs.ts';
import { write, writeJson } from '../io.ts';
import { dateOf } from '../options/dates.ts';
import { envelopeOf } from '../options/envelope.ts';
import { inputOption, inputsOf } from '../options/inputs.ts';
import { languageOption } from '../options/language.ts';
import { zonesText } from '../options/place.ts';
import { anyRuleOf } from '../options/rule.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import { longDate } from '../text/dates.ts';
import { paintFor } from '../text/paint.ts';

interface ExplainCommandOptions extends SessionOptions {
  readonly input: readonly string[];
}

/** Adds the command. */
export const addExplain: AddCommand = (program, io) => {
  const command = program
    .command('explain')
    .description('why a festival falls, or does not fall, on a date; and the result of any other rule')
    .argument(
      '<code>',
      'code or name of a rule, as FESTIVAL_DIWALI or "Maha Shivaratri"; or of a diagnostic, as not-closed',
    )
    .argument('[date]', 'YYYY-MM-DD, today, tomorrow or yesterday', 'today')
    .addOption(inputOption('an input of the rule, as janma_nakshatra=Rohini'));
  languageOption(sessionOptions(command)).action(
    async (code: string, date: string, options: ExplainCommandOptions) => {
      const diagnostic = diagnosticNamed(code);
      if (diagnostic !== undefined) {
        if (options.json === true) return writeJson(io, await diagnosticData(diagnostic));
        return write(
          io.out,
          await diagnosticText(diagnostic, { paint: paintFor(io), color: io.color, columns: io.columns }),
        );
      }
      return inSession(options, io, async (session) => {
        const day = dateOf(date, 'DATE', session.today);
        const rule = anyRuleOf(code, session.pack, session.packs.packs);
        const question = { session, rule, day, inputs: inputsOf(rule, options.input) };
        const answer = sentenceIn(session, rule, await explained(question));
        if (options.json === true) return writeJson(io, asJson(question, answer));
        const paint = paintFor(io);
        const head = `${paint.bold(rule.code)} on ${longDate(day)}`;
        const where = paint.dim(
          `${session.name}, ${zonesText(session)}; ${session.pack.name}, ${session.mode}`,
        );
        const layout = { paint, columns: io.columns, zone: session.zone };
        return write(io.out, `${head}\n${where}\n\n${reportOf(question, answer, layout)}`);
      });
    },
  );
};

// A sentence of a rule that is no observance, which names it as its pack does.
function sentenceIn({ language }: Session, { code, kind, linked }: AnyRule, answer: Explained): Explained {
  if (language === undefined || kind === 'observance') return answer;
  const about = linked.fields.name ?? titleOf(code);
  return { ...answer, sentence: language.names.of('sentence', answer.sentence, { code, about }) };
}

function asJson({ session, rule, day, inputs }: Question, { sentence, data }: Explained): unknown {
  return {
    code: rule.code,
    kind: rule.kind,
    date: isoDate(day),
    sentence,
    inputs_not_given: missingInputs(rule, inputs).map(({ name }) => name),
    ...data,
    ...envelopeOf(session),
  };
}
