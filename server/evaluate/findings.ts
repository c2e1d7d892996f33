// What a rule gives in the years asked about: dates, occurrences without a date, or the spans of a condition.

import type { Observance } from '../../compiler/pack.ts';
import type { PackRule } from '../../compiler/pack-rule.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { clockIn } from '../../explain/clock.ts';
import type { Reckoning } from '../asked.ts';
import { itemOf } from '../festivals/item.ts';
import { undecidedOf } from '../festivals/undecided.ts';
import type { evaluation } from '../schemas/evaluate.ts';
import type { z } from '../schemas/zod.ts';
import type { Room } from './room.ts';

type EvaluatedRule = z.output<typeof evaluation>['rules'][number];

/** What a rule gives. */
export type Findings = Pick<EvaluatedRule, 'dates' | 'undecided' | 'spans'>;

/** What is asked of each rule. */
export interface Question {
  /** in order */
  readonly years: readonly number[];
  /** the only civil day number asked about */
  readonly day: number | undefined;
  readonly traces: boolean;
  /** for dates and spans */
  readonly room: Room;
  /** for traces */
  readonly traceRoom: Room;
}

/** The findings of a rule. */
export function findingsOf(reckoning: Reckoning, rule: PackRule, question: Question): Findings {
  if (rule.checked.kind === 'condition') {
    return { dates: [], undecided: [], spans: spansOf(reckoning, rule, question) };
  }
  return { ...datesOf(reckoning, rule, question), spans: [] };
}

function datesOf(reckoning: Reckoning, rule: PackRule, question: Question): Omit<Findings, 'spans'> {
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

function spansOf({ pack, zone, year }: Reckoning, rule: PackRule, question: Question): Findings['spans'] {
  // A condition that waits for values holds for nobody in particular.
  if (rule.checked.inputs.length > 0) return [];
  const clock = clockIn(zone);
  const out = new Map<number, Findings['spans'][number]>();
  for (const y of question.years) {
    const py = year(y);
    const from = question.day ?? py.firstDay + py.yearStart;
    const to = question.day ?? py.firstDay + py.yearEnd - 1;
    // A span over the new year is told with the earlier year.
    const known = question.years.includes(y - 1) ? py.dayStart[py.yearStart] : Number.NEGATIVE_INFINITY;
    for (let day = from; day <= to; day++) {
      for (const { start, end, kind } of pack.conditionFor(py, rule.code, day)?.spans ?? []) {
        if (start < known || out.has(start)) continue;
        const span = { start: clock.iso(start) ?? '', end: clock.iso(end) ?? '', kind: kind ?? null };
        if (!question.room.takes(span)) return [...out.values()];
        out.set(start, span);
      }
    }
  }
  return [...out.values()];
}
