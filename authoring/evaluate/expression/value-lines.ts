// The value of an expression on a day as lines for people: spans as times of the day, quantities with their unit.

import type { EvaluatedStep } from '@nirnaya/contract/rules';
import { parseIsoDate } from '@nirnaya/engine/civil';
import { dayMonth } from '@nirnaya/explain/dates';

/** The value of an expression on a day (civil day number), a line each; empty where it has none. */
export function valueLines(step: EvaluatedStep, day: number): readonly string[] {
  const { spans, next, holds, values, unit } = step;
  const out: string[] = [];
  if (values !== undefined) {
    const text = values.map((value) => `${value}${unit === undefined ? '' : ` ${unit}`}`).join(', ');
    const when = spans === undefined ? '' : ' at sunrise';
    out.push(values.length === 0 ? 'no value' : `${text}${when}`);
  }
  if (spans !== undefined) {
    out.push(...spans.map((span) => spanText(span, day)));
    if (spans.length === 0) {
      const later = next === undefined ? '' : `; next ${spanText(next, day)}`;
      out.push(`not on this day${later}`);
    }
  }
  if (holds !== undefined) {
    const yes = holds ? 'true' : 'false';
    out.push(spans === undefined ? yes : `${yes} at sunrise`);
  }
  return out;
}

type Span = NonNullable<EvaluatedStep['spans']>[number];

// `05:11 to 06:48 on 4 March`, the date said where it is another than the day's.
function spanText({ start_at, end_at, label }: Span, day: number): string {
  const from = partsOf(start_at);
  const to = partsOf(end_at);
  const as = label === undefined ? '' : `  ${label}`;
  const dated = (at: Moment): string => (at.day === day ? at.time : `${at.time} on ${dayMonth(at.day)}`);
  if (start_at === end_at) return `${dated(from)}${as}`;
  const first = from.day === to.day ? from.time : dated(from);
  return `${first} to ${dated(to)}${as}`;
}

interface Moment {
  readonly time: string;
  readonly day: number;
}

// Written to the nearest minute, from what the answer says to the second.
function partsOf(iso: string): Moment {
  const day = parseIsoDate(iso.slice(0, 10)) ?? 0;
  const [hours = 0, minutes = 0, seconds = 0] = iso.slice(11, 19).split(':').map(Number);
  const whole = hours * 60 + minutes + (seconds >= 30 ? 1 : 0);
  const text = (n: number): string => String(n).padStart(2, '0');
  return {
    time: `${text(Math.floor(whole / 60) % 24)}:${text(whole % 60)}`,
    day: day + Math.floor(whole / 1440),
  };
}
