/** The nine grahas by number, in the order of every array of nine: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, nodes. */

/** Numbers by name. */
export const G = {
  sun: 0,
  moon: 1,
  mars: 2,
  mercury: 3,
  jupiter: 4,
  venus: 5,
  saturn: 6,
  rahu: 7,
  ketu: 8,
} as const;

/** How many grahas there are. */
export const GRAHA_COUNT = 9;

/** Lords of the weekdays, 0 = Sunday. */
export const WEEKDAY_LORDS: readonly number[] = [
  G.sun,
  G.moon,
  G.mars,
  G.mercury,
  G.jupiter,
  G.venus,
  G.saturn,
];
