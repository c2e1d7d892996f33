// How a list's day stands to what is observed: the tithi holds at another moment of it, or does not touch it at all.

import type { Observance } from '../../compiler/runtime/observances.ts';
import { civilIndexAt, dayIndexAt } from '../../engine/almanac/day-index.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { trackLabelAt } from '../../engine/sky/track.ts';
import type { Spans } from '../../engine/spans/spans.ts';
import { type Calculator, nearest, type RuleAtPlace } from './calculator.ts';
import type { FestivalDifference } from './festival-difference.ts';
import { hoursAway, spansOnlyOn, spanTouching, targetOf } from './measures.ts';
import { sankrantiEdge } from './sankranti-reason.ts';

/** What the sky says of the list's day: a reason, or facts that are none. */
export interface DifferenceStatus {
  readonly reason?: string;
  readonly note?: string;
}

/** How the list's day stands to the target. */
export function statusOfDifference(calculator: Calculator, difference: FestivalDifference): DifferenceStatus {
  const { subject, ours, theirs } = difference;
  const { spans, shift } = basis(calculator, subject, ours);
  const day = theirs - shift;
  const at = calculator.dayOf(subject.place, day);
  if (at === undefined) return {};
  const { py, index } = at;
  if (spans === undefined) return { reason: sankrantiEdge(py, index) };
  if (spans[0] === spans[1]) return { reason: ofEvent(py, index, spans[0]) };
  const hours = hoursAway(py, index, spans);
  if (hours > 0) return { reason: outside(py, index, spans, hours) };
  const own = ours.day - shift - py.firstDay;
  const ownSpan = spanTouching(py, own, spans);
  if (ownSpan >= 0 && spanTouching(py, index, spans) !== ownSpan) {
    return {
      reason: `another authority: the target occurs twice; published is the ${index < own ? 'earlier' : 'later'} day`,
    };
  }
  const fulfilled = spansOnlyOn(py, index, own, spans);
  if (fulfilled.length === 0) return { note: 'the target touches the published day' };
  if (fulfilled.includes('sunrise')) {
    return {
      reason: 'another authority: the target is current at sunrise on the published day, not on ours',
    };
  }
  return { note: `the target is current at ${fulfilled.join(', ')} on the published day, not on ours` };
}

function ofEvent(py: PlaceYear, index: number, instant: number): string | undefined {
  if (dayIndexAt(py, instant) === index)
    return 'another authority: the day, from sunrise to sunrise, in which the target occurs';
  if (civilIndexAt(py, instant) === index)
    return 'another authority: the civil day on which the target occurs';
  if (dayIndexAt(py, instant) === index - 1)
    return 'another authority: the day after the one in which the target occurs';
  return undefined;
}

function outside(py: PlaceYear, index: number, spans: Spans, hours: number): string {
  const { tithi } = py.sky;
  const expected = trackLabelAt(tithi, (spans[0] + spans[1]) / 2);
  const theirs = [py.dayStart[index], py.dayStart[index + 1]].map((t) => trackLabelAt(tithi, t));
  if (hours > 24 * 20 && theirs.includes(expected))
    return 'another authority: the same tithi of another lunar month';
  const actual = theirs[0] < 0 ? '' : ` and begins with tithi ${theirs[0] + 1}, not ${expected + 1}`;
  return `list error or proclaimed day: the published day is ${hours.toFixed(1)} h away from the target${actual}`;
}

// The spans decided on, and how many days later the festival is kept than they decide.
function basis(
  calculator: Calculator,
  subject: RuleAtPlace,
  ours: Observance,
): { readonly spans: Spans | undefined; readonly shift: number } {
  const spans = targetOf(ours);
  const [code, ...more] = ours.rule.checked.references.keys();
  if (spans !== undefined || code === undefined || more.length > 0) return { spans, shift: 0 };
  const first = nearest(calculator.observances({ ...subject, code }, ours.day), ours.day);
  return { spans: first && targetOf(first), shift: first === undefined ? 0 : ours.day - first.day };
}
