// `nirnaya explain NAME [WHEN]`: why a festival falls, or does not fall, on a date; what a rule of another kind says of
// it; what a diagnostic means.

import type { AnyRule } from '@nirnaya/compiler/runtime';
import { isoDate } from '@nirnaya/engine/civil';
import { titleOf } from '@nirnaya/explain/sentences';
import { Option } from 'commander';
import { envelopeOf } from '../options/envelope.ts';
import { inputOption, inputsOf } from '../options/inputs.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { languageOption } from '../options/language.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import type { Explained, Question } from '../output/explain/contract.ts';
import { explained, reportOf } from '../output/explain/explained.ts';
import { missingInputs } from '../output/explain/inputs.ts';
import { resolveQuery } from '../output/explain/query.ts';
import { longDate } from '../output/text/dates.ts';
import { paintFor } from '../output/text/paint.ts';
import { whoseDays } from '../output/whose-days.ts';
import type { AddCommand } from './command.ts';

interface ExplainCommandOptions extends SessionOptions {
  readonly input: readonly string[];
  readonly variant?: string;
  readonly svg?: boolean;
}

/** Adds the command. */
export const addExplain: AddCommand = (program, io) => {
  const command = program
    .command('explain')
    .description('why a festival is, or is not, on a date; also the result of any other rule')
    .argument(
      '<name>',
      'festival by code or by name in any script, such as FESTIVAL_DIWALI, "Maha Shivaratri" or दीपावली; code or name of another rule; or code of a diagnostic, such as not-closed',
    )
    .argument(
      '[when]',
      'YYYY-MM-DD, today, tomorrow or yesterday; or a year, for every occurrence in it (default: the next occurrence of a festival, today for other rules)',
    )
    .option('--variant <key>', 'only occurrences of this variant of the rule, such as KAMADA')
    .addOption(inputOption('input of the rule, such as janma_nakshatra=Rohini'))
    .addOption(
      new Option('--svg', 'draw the decision of a festival as SVG; one date only').conflicts('json'),
    );
  languageOption(sessionOptions(command)).action(
    async (name: string, when: string | undefined, options: ExplainCommandOptions) => {
      if (diagnosticCode.test(name) && (await explainDiagnostic(name, options, io))) return;
      return inSession(options, io, async (opened, elsewhere) => {
        const { session, rule, days, variant } = await resolveQuery(
          opened,
          { name, when, options },
          elsewhere,
        );
        const inputs = inputsOf(rule, options.input);
        if (options.svg === true) {
          const { drawingOf } = await import('../output/explain/drawing.ts');
          return write(io.out, await drawingOf({ session, rule, variant, inputs }, days));
        }
        const answers: Answered[] = [];
        for (const day of days) {
          const question = { session, rule, day, variant, inputs };
          answers.push({ question, answer: sentenceIn(session, rule, await explained(question)) });
        }
        return options.json === true
          ? writeJson(io, asJson(session, answers))
          : write(io.out, answers.map((one) => pageOf(one, io)).join('\n'));
      });
    },
  );
};

// What a code of a diagnostic looks like. The catalogue of diagnostics is read for such a name alone.
const diagnosticCode = /^[a-z]+(?:-[a-z]+)*$/;

// Explains a diagnostic; false where there is none of the code.
async function explainDiagnostic(code: string, { json }: SessionOptions, io: Io): Promise<boolean> {
  const { diagnosticData, diagnosticNamed, diagnosticText } = await import('../output/explain/diagnostic.ts');
  const entry = diagnosticNamed(code);
  if (entry === undefined) return false;
  if (json === true) await writeJson(io, await diagnosticData(entry));
  else {
    const { color, columns } = io;
    await write(io.out, await diagnosticText(entry, { paint: paintFor(io), color, columns }));
  }
  return true;
}

/** A date explained. */
interface Answered {
  readonly question: Question;
  readonly answer: Explained;
}

function pageOf({ question, answer }: Answered, io: Io): string {
  const { session, rule, day } = question;
  const paint = paintFor(io);
  const head = `${paint.bold(rule.code)} on ${longDate(day)}`;
  const where = paint.dim(whoseDays(session));
  const layout = { paint, columns: io.columns, zone: session.zone };
  return `${head}\n${where}\n\n${reportOf(question, answer, layout)}`;
}

// A sentence of a rule that is no observance, which names it as its pack does.
function sentenceIn({ language }: Session, { code, kind, linked }: AnyRule, answer: Explained): Explained {
  if (language === undefined || kind === 'observance') return answer;
  const about = linked.fields.name ?? titleOf(code);
  return { ...answer, sentence: language.names.of('sentence', answer.sentence, { code, about }) };
}

// The first date at the top, the others of a year under `further`.
function asJson(session: Session, answers: readonly Answered[]): unknown {
  const [first, ...further] = answers;
  return { ...(first && dataOf(first)), further: further.map(dataOf), ...envelopeOf(session) };
}

const dataOf = ({ question: { rule, day, inputs }, answer: { sentence, data } }: Answered) => ({
  code: rule.code,
  kind: rule.kind,
  date: isoDate(day),
  sentence,
  inputs_not_given: missingInputs(rule, inputs).map(({ name }) => name),
  ...data,
});
