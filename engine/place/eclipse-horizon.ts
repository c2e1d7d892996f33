/**
 * When an eclipsed body can be seen: any part of its disc stands above the horizon of the place, at sea level, with the
 * refraction of the horizon (34'). For the Sun this is the sunrise of the almanac, with its mean semi-diameter.
 */

import { bodyAt } from '../sky/eclipses/vector.ts';
import type { EarthPath } from '../sky/sky-fit.ts';
import type { Spans } from '../spans/spans.ts';
import { type HorizonRule, type Observer, riseSet } from './horizon.ts';
import { MOON_UPPER_LIMB, SUN_UPPER_LIMB } from './horizon-rules.ts';
import { altitudeOf, isUp, type Standpoint, seenFrom } from './topocentric.ts';

/**
 * The Moon's centre on the horizon, parallax included, without refraction: where Drik Panchang lets an eclipse begin
 * that rises (31 January 2018 at three cities, to 10 s). Some four minutes later than the upper limb.
 */
export const MOON_CENTRE_HORIZON: HorizonRule = { altitude: 0, radius: 0, seenFrom: 'surface' };

/** What counts as the horizon of either body. */
export interface EclipseHorizon {
  readonly sun: HorizonRule;
  readonly moon: HorizonRule;
}

/** Any part of the disc above the horizon. */
export const DISC_HORIZON: EclipseHorizon = { sun: SUN_UPPER_LIMB, moon: MOON_UPPER_LIMB };

/** An instant of an eclipse at a place. */
export interface LocalInstant {
  /** JD UT */
  readonly jd: number;
  /** true altitude of the body's centre as seen from the place, degrees, without refraction */
  readonly altitude: number;
  /** whether the body stands above the horizon */
  readonly up: boolean;
}

/** How much of an eclipse the horizon leaves. */
export interface Visibility {
  /** when the eclipsed body stands above the horizon; empty where the eclipse cannot be seen */
  readonly visible: Spans;
  /** JD UT of the risings of the eclipsed body */
  readonly rises: readonly number[];
  /** JD UT of the settings of the eclipsed body */
  readonly sets: readonly number[];
}

/** A body over the horizon of a place. */
export interface Sight {
  readonly path: EarthPath;
  readonly observer: Observer;
  readonly standpoint: Standpoint;
  readonly rule: HorizonRule;
}

/** How the body stands at `jd` (JD UT). */
export function instantAt({ path, standpoint, rule }: Sight, jd: number): LocalInstant {
  const body = bodyAt(path, jd);
  const altitude = altitudeOf(standpoint, seenFrom(standpoint, body));
  return { jd, altitude, up: isUp(standpoint, body, rule) };
}

/** When the body is above the horizon between two instants, JD UT. */
export function visibilityOf(sight: Sight, from: number, to: number): Visibility {
  const events = riseSet(sight.path, sight.observer, sight.rule, { from, to });
  const rises = [...events.rises];
  const sets = [...events.sets];
  const visible: number[] = [];
  const risings = new Set(rises);
  let start = instantAt(sight, from).up ? from : undefined;
  for (const jd of [...rises, ...sets].sort((a, b) => a - b)) {
    if (risings.has(jd)) start ??= jd;
    else if (start !== undefined) {
      visible.push(start, jd);
      start = undefined;
    }
  }
  if (start !== undefined) visible.push(start, to);
  return { visible, rises, sets };
}

/** The instant of `visible` that lies nearest to `jd`; undefined where nothing is visible. */
export function nearestVisible(visible: Spans, jd: number): number | undefined {
  let best: number | undefined;
  for (let i = 0; i < visible.length; i += 2) {
    const near = Math.min(Math.max(jd, visible[i]), visible[i + 1]);
    if (best === undefined || Math.abs(near - jd) < Math.abs(best - jd)) best = near;
  }
  return best;
}
