// The results of a rule in the requested years: dates and occurrences without a date, the spans of a condition, or what
// the kinds of rule give that decide no day.

import type { RuleContext } from '@nirnaya/app/context';
import { itemOf, undecidedOf } from '@nirnaya/app/festivals';
import type { PackRule } from '@nirnaya/compiler/front';
import type { AnyRule, Inputs, Observance } from '@nirnaya/compiler/runtime';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { inputsFor } from './inputs.ts';
import type { EvaluatedRule, Question } from './question.ts';
import { muhuratsOf, resultOf, worthOf } from './scored.ts';

/** The results of a rule. */
type Findings = Pick<EvaluatedRule, 'dates' | 'undecided' | 'spans' | 'muhurats' | 'days' | 'result'>;

const nothing: Findings = { dates: [], undecided: [], spans: [], muhurats: [], days: [], result: null };

/** The findings of a rule; none where a value that it waits for is not given. */
export function findingsOf(
  rules: RuleContext,
  { code, kind, inputs: declared }: AnyRule,
  question: Question,
): Findings {
  const inputs = inputsFor(code, declared, question.inputs);
  if (inputs === undefined) return nothing;
  const dated = rules.pack.rules.get(code);
  switch (kind) {
    case 'observance':
      return dated === undefined ? nothing : { ...nothing, ...datesOf(rules, dated, question) };
    case 'condition':
      return { ...nothing, spans: spansOf(rules, code, inputs, question) };
    case 'muhurat':
      return { ...nothing, muhurats: muhuratsOf(rules, code, inputs, question) };
    case 'suitability':
      return { ...nothing, days: worthOf(rules, code, inputs, question) };
    case 'chakra':
      return { ...nothing, result: resultOf(rules, code, inputs, question) };
    default:
      // A rule of a birth is about a chart, of which a place and some days know nothing.
      return nothing;
  }
}

function datesOf(
  rules: RuleContext,
  rule: PackRule,
  question: Question,
): Pick<Findings, 'dates' | 'undecided'> {
  const { pack, mode } = rules;
  const { day: only, memoryBudget } = question;
  const dates = new Map<string, EvaluatedRule['dates'][number]>();
  const undecided = new Map<string, EvaluatedRule['undecided'][number]>();
  for (const year of question.years) {
    const py = rules.year(year);
    const first = py.firstDay + py.yearStart;
    for (const observance of pack.observances.ofRule(py, rule.code, { mode })) {
      const { day, lastDay } = observance;
      if (only !== undefined && (only < day || only > lastDay)) continue;
      const dated = dateOf(rules, observance, Math.max(day, first), question);
      // One that lasts over the new year is found in both years.
      if (dates.has(dated.date)) continue;
      if (!memoryBudget.takes(dated)) break;
      dates.set(dated.date, dated);
    }
    for (const observance of pack.undecided.ofRule(py, rule.code, { mode })) {
      const answer = undecidedOf(rules, observance, year);
      const days = answer.candidates.map(({ date }) => date);
      if (only !== undefined && !days.includes(isoDate(only))) continue;
      const key = days.join(' ');
      if (undecided.has(key)) continue;
      if (!memoryBudget.takes(answer)) break;
      undecided.set(key, answer);
    }
  }
  return { dates: [...dates.values()], undecided: [...undecided.values()] };
}

function dateOf(
  rules: RuleContext,
  observance: Observance,
  on: number,
  { traces, traceBudget }: Question,
): EvaluatedRule['dates'][number] {
  const { date, end_date, variant, name, windows, reason, observatory } = itemOf(
    rules,
    { ...observance, within: [] },
    on,
    { observatory: traces && !traceBudget.full },
  );
  return {
    date,
    ...(end_date === undefined ? {} : { end_date }),
    variant,
    name,
    windows,
    reason,
    ...(observatory !== undefined && traceBudget.takes(observatory) ? { observatory } : {}),
  };
}

function spansOf(
  { pack, zone, year }: RuleContext,
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
    // A span over the new year is reported with the earlier year.
    const known = question.years.includes(y - 1) ? py.dayStart[py.yearStart] : Number.NEGATIVE_INFINITY;
    for (let day = from; day <= to; day++) {
      for (const { start, end, kind } of pack.conditions.ofRule(py, code, day, inputs)?.spans ?? []) {
        if (start < known || out.has(start)) continue;
        const span = { start_at: clock.iso(start) ?? '', end_at: clock.iso(end) ?? '', kind: kind ?? null };
        if (!question.memoryBudget.takes(span)) return [...out.values()];
        out.set(start, span);
      }
    }
  }
  return [...out.values()];
}
