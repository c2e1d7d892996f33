// The results of rules that decide no day: the windows of a muhurat, the ratings of days, the result of a chakra.

import type { RuleContext } from '@nirnaya/app/context';
import type { Inputs, Reason } from '@nirnaya/compiler/runtime';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import type { EvaluatedRule, Question } from './question.ts';

type EvaluatedReason = EvaluatedRule['days'][number]['reasons'][number];

const reasonOf = ({ how, points, because, label, code }: Reason): EvaluatedReason => ({
  how,
  points,
  reason: because,
  label: label ?? null,
  rule: code,
});

/** The windows of a muhurat in the requested years, or on the requested day. */
export function muhuratsOf(
  { pack, zone, year }: RuleContext,
  code: string,
  inputs: Inputs,
  { years, day, memoryBudget }: Question,
): EvaluatedRule['muhurats'] {
  const clock = clockIn(zone);
  const out: EvaluatedRule['muhurats'] = [];
  for (const y of years) {
    const py = year(y);
    const from = day ?? py.firstDay + py.yearStart;
    const to = day ?? py.firstDay + py.yearEnd - 1;
    for (const window of pack.scores.muhurats(py, code, { from, to, inputs }) ?? []) {
      const { start, end, score, rating, blocked, reasons } = window;
      const shown = {
        start_at: clock.iso(start) ?? '',
        end_at: clock.iso(end) ?? '',
        score,
        rating: rating ?? null,
        blocked,
        reasons: reasons.map(reasonOf),
      };
      if (!memoryBudget.takes(shown)) return out;
      out.push(shown);
    }
  }
  return out;
}

/** The rating of each of the requested days. */
export function worthOf(
  { pack, year }: RuleContext,
  code: string,
  inputs: Inputs,
  { years, day: only, memoryBudget }: Question,
): EvaluatedRule['days'] {
  const out: EvaluatedRule['days'] = [];
  for (const y of years) {
    const py = year(y);
    const from = only ?? py.firstDay + py.yearStart;
    const to = only ?? py.firstDay + py.yearEnd - 1;
    for (let day = from; day <= to; day++) {
      const worth = pack.scores.suitabilityBy(py, code, day, { inputs });
      if (worth === undefined) return out;
      const { rating, score, blocked, blocking, supporting } = worth;
      const reasons = [...blocking, ...supporting].map(reasonOf);
      const ofDay = { date: isoDate(day), rating, score, blocked, reasons };
      if (!memoryBudget.takes(ofDay)) return out;
      out.push(ofDay);
    }
  }
  return out;
}

/** The result of a chakra. */
export function resultOf(
  { pack }: RuleContext,
  code: string,
  inputs: Inputs,
  { memoryBudget }: Question,
): EvaluatedRule['result'] {
  const values = pack.chakraResults.of(code, inputs);
  if (values === undefined || !memoryBudget.takes(values)) return null;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  ) as EvaluatedRule['result'];
}
