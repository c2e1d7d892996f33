// Days in a row, each with its rating for an event and the times that may be used of it.

import type { CompiledPack, Inputs, MuhuratWindow, Suitability } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { RequestContext } from '../context/request-context.ts';
import { dayOccurred } from '../context/skipped-days.ts';
import { whyNotWhole } from '../day/reasons.ts';
import { yearOf } from '../requests/dates.ts';
import type { MuhuratEvent } from './events.ts';
import { inputsTaken } from './inputs.ts';
import { type BoundWindow, boundWindow } from './rating.ts';

/** A day rated for an event. A day on which the Sun does not rise and set cannot be. */
export type RatedDay =
  | { readonly day: number; readonly worth: Suitability; readonly windows: readonly BoundWindow[] }
  | { readonly day: number; readonly worth: undefined; readonly windows: readonly []; readonly why: string };

/** Days in a row that are to be rated for an event. */
export interface RatedStretch {
  readonly event: MuhuratEvent;
  /** civil day numbers, served */
  readonly from: number;
  readonly to: number;
  readonly inputs: Inputs;
}

/** Days whose windows are found together. */
const daysAtOnce = 8;

// Two ways of computing one instant differ by rounding; a millisecond is no window.
const slack = 1e-8;

/**
 * The days of a stretch, those that never occurred left out. A time belongs to the day from sunrise
 * to sunrise that it lies in; one that reaches into the next is cut there, and a part that is shorter than the rule allows
 * is left out.
 */
export function ratedDays(
  context: RequestContext,
  { event, from, to, inputs }: RatedStretch,
): readonly RatedDay[] {
  const out: RatedDay[] = [];
  for (let first = from; first <= to; ) {
    const py = context.year(yearOf(first));
    const last = Math.min(to, py.firstDay + py.yearEnd - 1);
    const days = daysIn(context, py, { event, from: first, to: last, inputs });
    out.push(...days);
    first = last + 1;
  }
  return out;
}

// The days of one year, some at a time: windows are cheaper to find for several days than for each.
function daysIn(
  { pack }: RequestContext,
  py: PlaceYear,
  { event, from, to, inputs }: RatedStretch,
): readonly RatedDay[] {
  const out: RatedDay[] = [];
  for (let first = from; first <= to; first += daysAtOnce) {
    const last = Math.min(to, first + daysAtOnce - 1);
    out.push(...daysAtOnceOf(pack, py, { event, from: first, to: last, inputs }));
  }
  return out;
}

function daysAtOnceOf(
  pack: CompiledPack,
  py: PlaceYear,
  { event: { event, times, days }, from: first, to: last, inputs }: RatedStretch,
): readonly RatedDay[] {
  const windowsOfRule = pack.scores.muhurats(py, times.code, {
    from: first,
    to: last,
    inputs: inputsTaken(inputs, times.checked.inputs),
  });
  const ofDay = { inputs: inputsTaken(inputs, days.checked.inputs) };
  const out: RatedDay[] = [];
  for (let day = first; day <= last; day++) {
    if (!dayOccurred(py, day)) continue;
    const index = day - py.firstDay;
    const why = whyNotWhole({ py, index });
    if (why !== undefined) {
      out.push({ day, worth: undefined, windows: [], why });
      continue;
    }
    const worth = pack.scores.suitabilityBy(py, days.code, day, ofDay);
    if (windowsOfRule === undefined || worth === undefined) throw new Error(`no active rules for ${event}`);
    const bounds = [py.dayStart[index], py.dayStart[index + 1]] as const;
    const windows = cut(windowsOfRule, bounds, times.lasting).map((window) =>
      boundWindow(times, window, worth),
    );
    out.push({ day, worth, windows });
  }
  return out;
}

// The parts of times that lie within a day. What blocks is never too short to be shown.
function cut(
  windows: readonly MuhuratWindow[],
  [from, to]: readonly [from: number, to: number],
  lasting: number,
): MuhuratWindow[] {
  return windows.flatMap((window): MuhuratWindow[] => {
    const [start, end] = [Math.max(window.start, from), Math.min(window.end, to)];
    const long = end - start >= (window.blocked ? 0 : lasting) - slack && end - start > slack;
    return long ? [{ ...window, start, end }] : [];
  });
}
