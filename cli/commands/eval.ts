// `nirnaya eval EXPRESSION [DATE]`: the value of any expression of the rule language on a day, step by step.

import { evaluateExpression } from '@nirnaya/authoring/evaluate';
import { renderDiagnostics } from '@nirnaya/dsl/diagnostics';
import { civilFromDay } from '@nirnaya/engine/civil';
import { dateOf } from '../options/dates.ts';
import { envelopeOf } from '../options/envelope.ts';
import { NegativeAnswer } from '../options/failure.ts';
import { assignmentsOf, inputOption } from '../options/inputs.ts';
import { write, writeJson } from '../options/io.ts';
import { inSession, type SessionOptions, sessionOptions } from '../options/session.ts';
import { expressionText } from '../output/eval/text.ts';
import { longDate } from '../output/text/dates.ts';
import { paintFor } from '../output/text/paint.ts';
import type { AddCommand } from './command.ts';

interface EvalOptions extends SessionOptions {
  readonly input: readonly string[];
}

const about = `
An expression is read under the names of the packs of --region, as in a rule without lets and target:
  nirnaya eval 'pradosha and not bhadra' 2026-03-03
  nirnaya eval 'tithi Ekadashi touches madhyahna of next day' tomorrow --place Ujjain
  nirnaya eval 'count from star to nakshatra' 2026-03-03 --input star=Rohini
`;

/** Adds the command. */
export const addEval: AddCommand = (program, io) => {
  const command = program
    .command('eval')
    .description('the value of an expression of the rule language on a day, step by step')
    .argument('<expression>', "as written in a rule: 'pradosha and not bhadra'")
    .argument('[date]', 'YYYY-MM-DD, today, tomorrow or yesterday', 'today')
    .addOption(inputOption('input of the expression, such as janma_nakshatra=Rohini'))
    .addHelpText('after', about);
  sessionOptions(command).action((text: string, date: string, options: EvalOptions) =>
    inSession(options, io, async (session) => {
      const day = dateOf(date, 'DATE', session.today);
      const { name, place, pack, mode } = session;
      const question = {
        text,
        pack: pack.name,
        day,
        inputs: assignmentsOf(options.input),
        mode,
        zone: session.context.zone,
      };
      const { answer, diagnostics } = evaluateExpression(
        await session.packs.whole(),
        session.year(civilFromDay(day).year),
        question,
      );
      if (options.json === true) {
        await writeJson(io, { expression: text, ...answer, ...envelopeOf(session) });
      }
      if (!answer.ok || answer.result === undefined) {
        if (options.json !== true)
          await write(io.err, `${renderDiagnostics(diagnostics, { color: io.color })}\n`);
        throw new NegativeAnswer();
      }
      if (options.json === true) return;
      const paint = paintFor(io);
      const head = `${paint.bold(answer.result.text)} on ${longDate(day)}`;
      const where = paint.dim(`${name}, ${place.zone}; ${pack.name}, ${mode}`);
      await write(
        io.out,
        `${head}\n${where}\n\n${expressionText(answer.result, { paint, columns: io.columns, day })}`,
      );
    }),
  );
};
