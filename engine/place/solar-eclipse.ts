/**
 * A solar eclipse at a place. In: the sky, the eclipse and the place. Out: contacts, maximum and what the horizon leaves
 * of them, if the Moon covers any of the Sun there.
 */

import { crossingIn } from '../sky/crossings.ts';
import { type Discs, discsOf, magnitudeOf, obscurationOf } from '../sky/eclipses/disc.ts';
import type { SolarEclipse } from '../sky/eclipses/eclipse.ts';
import { leastNear } from '../sky/eclipses/phase.ts';
import { bodyAt } from '../sky/eclipses/vector.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import {
  DISC_HORIZON,
  type EclipseHorizon,
  instantAt,
  type LocalInstant,
  nearestVisible,
  type Sight,
  type Visibility,
  visibilityOf,
} from './eclipse-horizon.ts';
import { observerAt } from './horizon.ts';
import type { Place } from './place.ts';
import { seenFrom, standpointOf } from './topocentric.ts';

/** The deepest instant of a solar eclipse at a place. */
export interface SolarMaximum extends LocalInstant {
  /** covered share of the Sun's diameter; the ratio of the diameters while one disc lies within the other */
  readonly magnitude: number;
  /** covered share of the Sun's disc, 0..1 */
  readonly obscuration: number;
}

/** A solar eclipse at a place, whether above the horizon or below. */
export interface LocalSolarEclipse extends Visibility {
  readonly eclipse: SolarEclipse;
  readonly type: 'partial' | 'annular' | 'total';
  /** the Moon's limb touches the Sun's */
  readonly first: LocalInstant;
  /** the Sun is covered whole, or the ring closes; absent where it is only partial */
  readonly second?: LocalInstant;
  readonly maximum: SolarMaximum;
  readonly third?: LocalInstant;
  readonly fourth: LocalInstant;
  /** the deepest instant with the Sun above the horizon; absent where the eclipse cannot be seen */
  readonly seen?: SolarMaximum;
}

/** Days between the instants looked at in the search for the maximum: ten minutes. */
const STRIDE = 1 / 144;

/** How far the search goes beyond the eclipse of the Earth, so that its least value never lies at an end. */
const BEYOND = 2 * STRIDE;

/** The Moon's radius at second and third contact, in the mean limb's: light comes through the valleys of the limb. */
const VALLEYS = 0.99916;

/**
 * The eclipse at a place, from a sky year that covers it; undefined where the Moon passes beside the Sun. The Swiss
 * Ephemeris places its observer by the mean pole, and so the discs up to 0.2 arc seconds otherwise.
 */
export function solarEclipseAtPlace(
  sky: SkyYear,
  eclipse: SolarEclipse,
  { lat, lon }: Place,
  horizon: EclipseHorizon = DISC_HORIZON,
): LocalSolarEclipse | undefined {
  const { fit } = sky;
  const observer = observerAt(lat, lon);
  const standpoint = standpointOf(observer);
  const discsAt = (jd: number): Discs =>
    discsOf(seenFrom(standpoint, bodyAt(fit.sun, jd)), seenFrom(standpoint, bodyAt(fit.moon, jd)));

  const from = eclipse.partial.start - BEYOND;
  const to = eclipse.partial.end + BEYOND;
  const guess = leastAmong((jd) => discsAt(jd).apart, from, to);
  if (guess === undefined) return undefined;
  const middle = leastNear((jd) => discsAt(jd).apart ** 2, guess);
  const outer = (jd: number): number => {
    const { sun, moon, apart } = discsAt(jd);
    return apart - sun - moon;
  };
  const inner = (jd: number): number => {
    const { sun, moon, apart } = discsAt(jd);
    return apart - Math.abs(sun - VALLEYS * moon);
  };
  if (outer(middle) >= 0) return undefined;

  const sight: Sight = { path: fit.sun, observer, standpoint, rule: horizon.sun };
  const maximumAt = (jd: number): SolarMaximum => {
    const discs = discsAt(jd);
    return { ...instantAt(sight, jd), magnitude: magnitudeOf(discs), obscuration: obscurationOf(discs) };
  };
  const first = crossingIn(outer, from, middle);
  const fourth = crossingIn(outer, middle, to);
  const visibility = visibilityOf(sight, first, fourth);
  const seen = nearestVisible(visibility.visible, middle);
  const { sun, moon } = discsAt(middle);
  const whole = inner(middle) < 0;
  return {
    eclipse,
    type: whole ? (VALLEYS * moon > sun ? 'total' : 'annular') : 'partial',
    first: instantAt(sight, first),
    maximum: maximumAt(middle),
    fourth: instantAt(sight, fourth),
    ...(whole && {
      second: instantAt(sight, crossingIn(inner, first, middle)),
      third: instantAt(sight, crossingIn(inner, middle, fourth)),
    }),
    ...visibility,
    ...(seen !== undefined && { seen: maximumAt(seen) }),
  };
}

/** The instant of a series of them at which `f` is least; undefined where that is the first or the last. */
function leastAmong(f: (jd: number) => number, from: number, to: number): number | undefined {
  const count = Math.ceil((to - from) / STRIDE);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= count; i++) {
    const value = f(from + i * STRIDE);
    if (value < least) {
      least = value;
      best = i;
    }
  }
  return best === 0 || best === count ? undefined : from + best * STRIDE;
}
