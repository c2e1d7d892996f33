// The eclipses of a day of a panchang. A day without any says so, and names the next: null never means none.

import type { eclipsesOfDay } from '@nirnaya/contract/eclipses';
import type { z } from '@nirnaya/contract/schema';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import { type Eclipse, eclipsesOf, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { grahaRules } from '../context/graha-rules.ts';
import type { PanchangDay } from '../day/day.ts';
import type { PanchangService, Sections } from '../day/sections.ts';
import { yearOf } from '../requests/dates.ts';
import { type EclipseHere, eclipseHere, writtenHere } from './at-place.ts';
import { briefOf, nameOfEclipse } from './record.ts';
import { sutakOf } from './sutak.ts';

/** A stretch of time, JD UT. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Days about an eclipse within which its sutak lies. */
const sutakReach = 1.5;

/** The eclipses during or about a stretch of a place-year: only one of these has anything to do with a day's sutak. */
export const eclipsesAbout = ({ sky }: Pick<PlaceYear, 'sky'>, { from, to }: Stretch): readonly Eclipse[] =>
  eclipsesOf(sky).filter((eclipse) => touches(eclipse, { from: from - sutakReach, to: to + sutakReach }));

/** The eclipses of a day. What of them is null is noted under `path`. */
export function eclipseSection(
  service: Pick<PanchangService, 'workspace'>,
  sections: Pick<Sections, 'day' | 'note'>,
  path: string,
): z.output<typeof eclipsesOfDay> {
  const { day } = sections;
  const { py, clock, context } = day;
  const about = eclipsesAbout(py, day);
  const rules = about.length === 0 ? undefined : grahaRules(service.workspace);
  const source = { rules, dayZone: context.dayZone, year: context.year };
  const eclipses: z.output<typeof eclipsesOfDay>['eclipses'] = [];
  let [occurs, visible] = [false, false];
  for (const eclipse of about) {
    const here = eclipseHere(py.sky, eclipse, py.place);
    const outcome = sutakOf(here, source, clock);
    const on = touches(eclipse, day);
    const { span } = outcome;
    if (!on && !(span !== undefined && span.start < day.to && span.end > day.from)) continue;
    occurs ||= on;
    visible ||= isSeenDuring(here, day);
    if (outcome.sutak === null) sections.note(`${path}.eclipses.${eclipses.length}.sutak`, outcome.why);
    eclipses.push({
      ...briefOf(eclipse, clock),
      name: nameOfEclipse(eclipse),
      ...writtenHere(here, clock),
      sutak: outcome.sutak,
    });
  }
  const next = nextAfter(service, day);
  if (next === undefined) sections.note(`${path}.next`, `The last supported year is ${LAST_SKY_YEAR}.`);
  return { occurs, visible, eclipses, next: next === undefined ? null : briefOf(next, clock) };
}

/** When an eclipse begins and ends anywhere on Earth, JD UT. */
function extentOf(eclipse: Eclipse): { readonly start: number; readonly end: number } {
  return eclipse.kind === 'solar' ? eclipse.partial : eclipse.penumbral;
}

function touches(eclipse: Eclipse, { from, to }: Stretch): boolean {
  const { start, end } = extentOf(eclipse);
  return start < to && end > from;
}

function isSeenDuring({ seen }: EclipseHere, { from, to }: Stretch): boolean {
  for (let i = 0; i < seen.length; i += 2) if (seen[i] < to && seen[i + 1] > from) return true;
  return false;
}

// Eclipses are at most six months apart.
function nextAfter({ workspace }: Pick<PanchangService, 'workspace'>, { py, to }: PanchangDay) {
  const after = (eclipse: Eclipse): boolean => extentOf(eclipse).start >= to;
  const inYear = eclipsesOf(py.sky).find(after);
  if (inYear !== undefined) return isServed(inYear) ? inYear : undefined;
  return py.year < LAST_SKY_YEAR ? eclipsesOf(workspace.sky.year(py.year + 1)).find(after) : undefined;
}

const isServed = ({ greatest }: Eclipse): boolean =>
  yearOf(Math.floor(greatest - JD_OF_CIVIL_DAY_0)) <= LAST_SKY_YEAR;
