// Rated times and days as answers show them.

import type { Inputs, Reason } from '@nirnaya/compiler/runtime';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { isoDate, weekdayOf } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import type { RuleContext } from '../context/request-context.ts';
import { minutesOf } from '../day/numbers.ts';
import type { RatedDay } from './days.ts';
import { inputsOfEvent, type MuhuratEvent } from './events.ts';
import { type BoundWindow, parted, servedRating } from './rating.ts';
import { weighingOfDay, weighingOfTime, withOthers } from './weighing.ts';

/** What rated days are written with. */
export interface Writing {
  readonly rules: RuleContext;
  readonly event: MuhuratEvent;
  readonly inputs: Inputs;
  /** whether traces are written */
  readonly observatory: boolean;
}

/** A day that could be rated. */
export type WholeDay = Extract<RatedDay, { worth: object }>;

/** A time of a day. */
export function windowJson(writing: Writing, on: WholeDay, bounded: BoundWindow) {
  const { rules, observatory } = writing;
  const { window, score, rating, bound } = bounded;
  const clock = clockIn(rules.zone);
  // What blocks the day stands with what is against the time.
  const reasons = [...(bound === 'none' ? [] : against(on)), ...window.reasons];
  const { for: supporting, against: opposing } = parted(reasons);
  return {
    date: isoDate(on.day),
    vara: nameOf('weekday', weekdayOf(on.day)),
    start_at: clock.iso(window.start) ?? '',
    end_at: clock.iso(window.end) ?? '',
    duration_minutes: minutesOf(window.end - window.start) ?? 0,
    rating,
    score,
    factors: { for: supporting.map(factorJson), against: opposing.map(factorJson) },
    ...(observatory ? { observatory: traceJson(writing, on, bounded) } : {}),
  };
}

// What a day has against its times: what blocks it, or else all that made it one to avoid.
function against({ worth }: WholeDay): readonly Reason[] {
  const blocks = worth.blocking.filter(({ how }) => how === 'block');
  return worth.blocked ? blocks : worth.blocking;
}

const factorJson = ({ because, points, how, code }: Reason) => ({
  factor: because,
  points,
  blocks: how === 'block',
  rule: code,
});

function traceJson({ rules, event, inputs }: Writing, { worth }: WholeDay, { window, bound }: BoundWindow) {
  const { times, days } = event;
  return {
    ...weighingOfTime(rules, times, window, inputs),
    requires: withOthers(rules, times).flatMap(({ code, linked }) => {
      const { fields } = linked;
      return fields.kind === 'muhurat' && fields.require ? [{ rule: code, text: fields.require.text }] : [];
    }),
    shortest_minutes: minutesOf(times.lasting) ?? 0,
    day: weighingOfDay(rules, days, worth, inputs),
    bound,
  };
}

/** A day in short; `windows` is the number of its times in the answer. */
export function dayJson(on: RatedDay, windows: number) {
  const date = isoDate(on.day);
  if (on.worth === undefined)
    return {
      date,
      rating: null,
      score: null,
      window_count: windows,
      blocking_factors: [],
      unavailable: on.why,
    };
  const { rating, score, blocking } = on.worth;
  const blocking_factors = blocking.filter(({ how }) => how === 'block').map(({ because }) => because);
  return { date, rating: servedRating(rating), score, window_count: windows, blocking_factors };
}

/** The rating of a day for an event. */
export function suitabilityJson(
  { rules, event, inputs, observatory }: Writing,
  { worth }: Pick<WholeDay, 'worth'>,
) {
  const because = (reasons: readonly Reason[]): string[] => reasons.map((reason) => reason.because);
  return {
    event: event.event,
    name: event.name,
    rating: servedRating(worth.rating),
    score: worth.score,
    blocking_factors: because(worth.blocking),
    supporting_factors: because(worth.supporting),
    hierarchy_applied: worth.hierarchy,
    blocked: worth.blocked,
    disclaimer,
    rule_code: event.days.code,
    ...(observatory ? { observatory: weighingOfDay(rules, event.days, worth, inputs) } : {}),
  };
}

/** What is answered of an event on a day that could not be rated. */
export const unratedJson = ({ event, name, days }: MuhuratEvent) => ({
  event,
  name,
  rating: null,
  score: null,
  blocking_factors: null,
  supporting_factors: null,
  hierarchy_applied: null,
  blocked: null,
  disclaimer,
  rule_code: days.code,
});

/** The event of an answer, and what was said of the people and the purpose. */
export function eventJson({ event, inputs }: Writing) {
  const kinds = new Map(inputsOfEvent(event).map((input) => [input.name, input.kind]));
  const text = (name: string, value: number | string): number | string => {
    const kind = kinds.get(name);
    if (typeof value === 'string' || kind === undefined || kind === 'number' || kind === 'text') return value;
    return nameOf(kind, value);
  };
  return {
    event: event.event,
    name: event.name,
    rule_code: event.times.code,
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, text(name, value)])),
  };
}

/** What every answer about muhurats says of itself. */
export const disclaimer =
  'Found by the rules of the packs. What the authorities do not give, how much each factor counts, is the choice of the packs; customs of families and places differ. Ask the one whose advice you follow before you decide.';
