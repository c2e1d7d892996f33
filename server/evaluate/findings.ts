// What a rule gives in the years asked about: dates and occurrences without a date, the spans of a condition, or what
// the kinds of rule give that decide no day.

import type { AnyRule } from '../../compiler/any-rule.ts';
import type { Inputs } from '../../compiler/emit/context.ts';
import type { Observance } from '../../compiler/pack.ts';
import type { PackRule } from '../../compiler/pack-rule.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { clockIn } from '../../explain/clock.ts';
import type { Reckoning } from '../asked.ts';
import { itemOf } from '../festivals/item.ts';
import { undecidedOf } from '../festivals/undecided.ts';
import { inputsFor } from './inputs.ts';
import { muhuratsOf, resultOf, worthOf } from './judged.ts';
import type { EvaluatedRule, Question } from './question.ts';

/** What a rule gives. */
type Findings = Pick<EvaluatedRule, 'dates' | 'undecided' | 'spans' | 'muhurats' | 'days' | 'result'>;

const nothing: Findings = { dates: [], undecided: [], spans: [], muhurats: [], days: [], result: null };

/** The findings of a rule; none where a value that it waits for is not given. */
export async function findingsOf(
  reckoning: Reckoning,
  { code, kind, inputs: wanted }: AnyRule,
  question: Question,
): Promise<Findings> {
  const inputs = inputsFor(code, wanted, question.inputs);
  if (inputs === undefined) return nothing;
  const dated = reckoning.pack.rules.get(code);
  switch (kind) {
    case 'observance':
      return dated === undefined ? nothing : { ...nothing, ...datesOf(reckoning, dated, question) };
    case 'condition':
      return { ...nothing, spans: spansOf(reckoning, code, inputs, question) };
    case 'muhurat':
      return { ...nothing, muhurats: muhuratsOf(reckoning, code, inputs, question) };
    case 'suitability':
      return { ...nothing, days: await worthOf(reckoning, code, inputs, question) };
    case 'chakra':
      return { ...nothing, result: resultOf(reckoning, code, inputs, question) };
  }
}

function datesOf(
  reckoning: Reckoning,
  rule: PackRule,
  question: Question,
): Pick<Findings, 'dates' | 'undecided'> {
  const { pack, mode } = reckoning;
  const { day: only, room } = question;
  const dates = new Map<string, EvaluatedRule['dates'][number]>();
  const undecided = new Map<string, EvaluatedRule['undecided'][number]>();
  for (const year of question.years) {
    const py = reckoning.year(year);
    const first = py.firstDay + py.yearStart;
    for (const observance of pack.observancesIn(py, { mode })) {
      const { day, lastDay } = observance;
      if (observance.rule !== rule || (only !== undefined && (only < day || only > lastDay))) continue;
      const found = dateOf(reckoning, observance, Math.max(day, first), question);
      // One that lasts over the new year is found in both years.
      if (dates.has(found.date)) continue;
      if (!room.takes(found)) break;
      dates.set(found.date, found);
    }
    for (const undated of pack.undatedIn(py, { mode })) {
      if (undated.rule !== rule) continue;
      const found = undecidedOf(reckoning, undated, year);
      const days = found.candidates.map(({ date }) => date);
      if (only !== undefined && !days.includes(isoDate(only))) continue;
      const key = days.join(' ');
      if (undecided.has(key)) continue;
      if (!room.takes(found)) break;
      undecided.set(key, found);
    }
  }
  return { dates: [...dates.values()], undecided: [...undecided.values()] };
}

function dateOf(
  reckoning: Reckoning,
  observance: Observance,
  on: number,
  { traces, traceRoom }: Question,
): EvaluatedRule['dates'][number] {
  const { date, end_date, name, windows, reason, observatory } = itemOf(
    reckoning,
    observance,
    on,
    traces && !traceRoom.full,
  );
  return {
    date,
    ...(end_date === undefined ? {} : { end_date }),
    name,
    windows,
    reason,
    ...(observatory !== undefined && traceRoom.takes(observatory) ? { observatory } : {}),
  };
}

function spansOf(
  { pack, zone, year }: Reckoning,
  code: string,
  inputs: Inputs,
  question: Question,
): Findings['spans'] {
  const clock = clockIn(zone);
  const out = new Map<number, Findings['spans'][number]>();
  for (const y of question.years) {
    const py = year(y);
    const from = question.day ?? py.firstDay + py.yearStart;
    const to = question.day ?? py.firstDay + py.yearEnd - 1;
    // A span over the new year is told with the earlier year.
    const known = question.years.includes(y - 1) ? py.dayStart[py.yearStart] : Number.NEGATIVE_INFINITY;
    for (let day = from; day <= to; day++) {
      for (const { start, end, kind } of pack.conditionFor(py, code, day, inputs)?.spans ?? []) {
        if (start < known || out.has(start)) continue;
        const span = { start: clock.iso(start) ?? '', end: clock.iso(end) ?? '', kind: kind ?? null };
        if (!question.room.takes(span)) return [...out.values()];
        out.set(start, span);
      }
    }
  }
  return [...out.values()];
}
