/** Combustion (asta) by distance from the Sun in longitude. */
import { apart } from './angle.ts';
import { G } from './graha.ts';

/** Degrees from the Sun within which a graha is combust, moving forwards and backwards: index Moon = 1 .. Saturn = 6. */
export interface CombustionLimits {
  readonly direct: readonly number[];
  readonly retrograde: readonly number[];
}

/** The sets that are in use. */
export const COMBUSTION = {
  /** Surya Siddhanta 9.6-9: the arcs of heliacal rising and setting */
  surya_siddhanta: {
    direct: [0, 12, 17, 14, 11, 10, 15],
    retrograde: [0, 12, 17, 12, 11, 8, 15],
  },
  /** as PyJHora has them: Jupiter and Venus stand the other way round, and Mars and Saturn differ while retrograde */
  pyjhora: {
    direct: [0, 12, 17, 14, 10, 11, 15],
    retrograde: [0, 12, 8, 12, 11, 8, 16],
  },
} as const satisfies Record<string, CombustionLimits>;

/** A set of limits by name. */
export type CombustionSet = keyof typeof COMBUSTION;

/** How combustion is judged. */
interface CombustionOptions {
  readonly retrograde: boolean;
  /** the limits; default `surya_siddhanta` */
  readonly set?: CombustionSet | undefined;
}

/** Whether a graha at `longitude` is combust, by a set of limits. The Sun and the nodes never are. */
export function isCombust(
  graha: number,
  longitude: number,
  sun: number,
  { retrograde, set = 'surya_siddhanta' }: CombustionOptions,
): boolean {
  if (graha === G.sun || graha >= G.rahu) return false;
  const limits = COMBUSTION[set];
  return apart(longitude, sun) < (retrograde ? limits.retrograde : limits.direct)[graha];
}
