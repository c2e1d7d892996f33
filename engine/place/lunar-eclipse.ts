/**
 * A lunar eclipse at a place. In: the sky, the eclipse and the place. Out: how high the Moon stands at each contact and
 * what the horizon leaves of the eclipse.
 */
import type { LunarEclipse, Phase } from '../sky/eclipses/eclipse.ts';
import { lunarMagnitudesAt } from '../sky/eclipses/lunar.ts';
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
import { standpointOf } from './topocentric.ts';

/** A phase at a place. */
export interface LocalPhase extends Visibility {
  readonly start: LocalInstant;
  readonly end: LocalInstant;
}

/** The deepest instant of a lunar eclipse at a place. */
export interface LunarMaximum extends LocalInstant {
  /** share of the Moon's diameter within the umbra; negative where it is outside */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
}

/** A lunar eclipse at a place, whether above the horizon or below. */
export interface LocalLunarEclipse {
  readonly eclipse: LunarEclipse;
  /** P1 to P4 */
  readonly penumbral: LocalPhase;
  /** U1 to U4; absent at a penumbral eclipse */
  readonly partial?: LocalPhase;
  /** U2 to U3; absent unless total */
  readonly total?: LocalPhase;
  readonly maximum: LunarMaximum;
  /** the deepest instant with the Moon above the horizon; absent where the eclipse cannot be seen */
  readonly seen?: LunarMaximum;
}

/** The eclipse at a place, from a sky year that covers it. */
export function lunarEclipseAtPlace(
  { fit }: SkyYear,
  eclipse: LunarEclipse,
  { lat, lon }: Place,
  horizon: EclipseHorizon = DISC_HORIZON,
): LocalLunarEclipse {
  const observer = observerAt(lat, lon);
  const sight: Sight = { path: fit.moon, observer, standpoint: standpointOf(observer), rule: horizon.moon };
  const phaseOf = ({ start, end }: Phase): LocalPhase => ({
    start: instantAt(sight, start),
    end: instantAt(sight, end),
    ...visibilityOf(sight, start, end),
  });
  const maximumAt = (jd: number): LunarMaximum => ({
    ...instantAt(sight, jd),
    ...lunarMagnitudesAt(fit, jd),
  });
  const { greatest, partial, total } = eclipse;
  const penumbral = phaseOf(eclipse.penumbral);
  const seen = nearestVisible(penumbral.visible, greatest);
  return {
    eclipse,
    penumbral,
    ...(partial && { partial: phaseOf(partial) }),
    ...(total && { total: phaseOf(total) }),
    maximum: maximumAt(greatest),
    ...(seen !== undefined && { seen: maximumAt(seen) }),
  };
}
