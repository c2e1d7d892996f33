/**
 * Dashas that begin with the nakshatra of the Moon (or of another point): their lords, years and first lords (BPHS 46).
 * Grahas and nakshatras are 0-based.
 */

import { normalizeDegrees } from '../angle.ts';
import { G } from '../graha.ts';
import { NAKSHATRA_DEGREES } from '../star.ts';

/** A lord and the years of its period. */
export interface LordYears {
  readonly lord: number;
  readonly years: number;
}

/** Which period a longitude begins in, and the share of it that lies behind. */
export interface RunningPeriod {
  readonly index: number;
  readonly elapsed: number;
}

/** A dasha of nakshatras. */
export interface NakshatraSystem {
  /** in the order in which they follow one another */
  readonly lords: readonly LordYears[];
  readonly runningAtBirth: (longitude: number) => RunningPeriod;
}

const years = (...pairs: readonly (readonly [lord: number, years: number])[]): readonly LordYears[] =>
  pairs.map(([lord, length]) => ({ lord, years: length }));

const star = (longitude: number): { readonly n: number; readonly elapsed: number } => {
  const parts = normalizeDegrees(longitude) / NAKSHATRA_DEGREES;
  const n = Math.min(26, Math.floor(parts));
  return { n, elapsed: parts - n };
};

/** One star after the other belongs to one lord after the other, the first lord's first star being `first`. */
const inTurn =
  (count: number, first: number) =>
  (longitude: number): RunningPeriod => {
    const { n, elapsed } = star(longitude);
    return { index: ((n - first + 27) % 27) % count, elapsed };
  };

/** The same counted from the star of birth to `last`. */
const inTurnTo =
  (count: number, last: number) =>
  (longitude: number): RunningPeriod => {
    const { n, elapsed } = star(longitude);
    return { index: ((last - n + 27) % 27) % count, elapsed };
  };

/** Groups of stars that follow one another from `first` on, a lord each; what lies behind is a share of the whole group. */
const inGroups =
  (sizes: readonly number[], first: number) =>
  (longitude: number): RunningPeriod => {
    let behind = normalizeDegrees(longitude - first * NAKSHATRA_DEGREES) / NAKSHATRA_DEGREES;
    let index = 0;
    while (index < sizes.length - 1 && behind >= sizes[index]) behind -= sizes[index++];
    return { index, elapsed: Math.min(behind / sizes[index], 1 - 1e-15) };
  };

/** Abhijit: from 6:40 to 10:53:20 of Makara. The star before it ends where it begins, the one after begins where it ends. */
const ABHIJIT = [276 + 40 / 60, 280 + 53 / 60 + 20 / 3600] as const;

/** The same of 28 stars: bounds in degrees, so that Abhijit has its own arc. */
const inGroupsOf28 =
  (sizes: readonly number[], first: number) =>
  (longitude: number): RunningPeriod => {
    const bounds = starts28.map((_, i) => starts28[(i + first) % 28]);
    const edges = [0];
    for (const size of sizes) edges.push((edges.at(-1) ?? 0) + size);
    const offset = (edge: number): number => (edge === 28 ? 360 : normalizeDegrees(bounds[edge] - bounds[0]));
    const at = normalizeDegrees(longitude - bounds[0]);
    const index = edges.findLastIndex((edge) => edge < 28 && offset(edge) <= at);
    const [from, to] = [offset(edges[index]), offset(edges[index + 1])];
    return { index, elapsed: (at - from) / (to - from) };
  };

/** Begins of the 28 stars, degrees, Abhijit after Uttara Ashadha. */
const starts28: readonly number[] = [
  ...Array.from({ length: 21 }, (_, n) => n * NAKSHATRA_DEGREES),
  ABHIJIT[0],
  ABHIJIT[1],
  ...Array.from({ length: 5 }, (_, n) => (22 + n) * NAKSHATRA_DEGREES),
];

const ASHTOTTARI = years(
  [G.sun, 6],
  [G.moon, 15],
  [G.mars, 8],
  [G.mercury, 17],
  [G.saturn, 10],
  [G.jupiter, 19],
  [G.rahu, 12],
  [G.venus, 21],
);

const GRAHAS_OF_36 = years(
  [G.moon, 1],
  [G.sun, 2],
  [G.jupiter, 3],
  [G.mars, 4],
  [G.mercury, 5],
  [G.saturn, 6],
  [G.venus, 7],
  [G.rahu, 8],
);

/** The number of the star and three more, less eights (Ashvini 4th: Bhramari). */
const runningYogini = (longitude: number): RunningPeriod => {
  const { n, elapsed } = star(longitude);
  return { index: (n + 3) % 8, elapsed };
};

/** Lords of the first eight tithis of a paksha and, from the ninth on, again; the new Moon is Rahu's. */
const TITHI_LORDS: readonly number[] = [
  G.sun,
  G.moon,
  G.mars,
  G.mercury,
  G.jupiter,
  G.venus,
  G.saturn,
  G.rahu,
];

/** The lord of the tithi and the share of it that is over. */
const ofTithi =
  (lords: readonly LordYears[]) =>
  (elongation: number): RunningPeriod => {
    const tithis = normalizeDegrees(elongation) / 12;
    const n = Math.min(29, Math.floor(tithis));
    const lord = n === 29 ? G.rahu : TITHI_LORDS[(n % 15) % 8];
    return { index: lords.findIndex((one) => one.lord === lord), elapsed: tithis - n };
  };

/** Last stars of the eight groups; Abhijit falls to the seventh with Shravana and Dhanishtha. */
const SHASHTIHAYANI_GROUPS: readonly number[] = [2, 6, 9, 13, 16, 20, 22, 26];

const VIMSHOTTARI = years(
  [G.ketu, 7],
  [G.venus, 20],
  [G.sun, 6],
  [G.moon, 10],
  [G.mars, 7],
  [G.rahu, 18],
  [G.jupiter, 16],
  [G.saturn, 19],
  [G.mercury, 17],
);

/** The dashas by name. */
export const NAKSHATRA_SYSTEMS = {
  /** 120 years (BPHS 46.12-16) */
  vimshottari: { lords: VIMSHOTTARI, runningAtBirth: inTurn(9, 0) },
  /**
   * the same by the yoga of the birth: what `runningAtBirth` takes is the Sun's longitude and the Moon's together. The first yoga is Saturn's,
   * lord of Pushya, from which the yogi of a birth is counted (as PyJHora's table has it; no text was read)
   */
  yoga_vimshottari: { lords: VIMSHOTTARI, runningAtBirth: inTurn(9, 20) },
  /** 108 years, four and three stars in turn from Ardra, of 27 */
  ashtottari: { lords: ASHTOTTARI, runningAtBirth: inGroups([4, 3, 4, 3, 3, 3, 4, 3], 5) },
  /** the same of 28 stars, Abhijit being Saturn's (BPHS 46.17-23) */
  ashtottari_abhijit: { lords: ASHTOTTARI, runningAtBirth: inGroupsOf28([4, 3, 4, 3, 4, 3, 4, 3], 5) },
  /** the same by tithis: what `runningAtBirth` takes is the Moon's longitude less the Sun's */
  tithi_ashtottari: { lords: ASHTOTTARI, runningAtBirth: ofTithi(ASHTOTTARI) },
  /** the years of Yogini dasha by tithis, of the same elongation */
  tithi_yogini: { lords: GRAHAS_OF_36, runningAtBirth: ofTithi(GRAHAS_OF_36) },
  /** 36 years: Mangala, Pingala, Dhanya, Bhramari, Bhadrika, Ulka, Siddha, Sankata */
  yogini: { lords: GRAHAS_OF_36, runningAtBirth: runningYogini },
  /** 116 years, from Pushya */
  shodashottari: {
    lords: years(
      [G.sun, 11],
      [G.mars, 12],
      [G.jupiter, 13],
      [G.saturn, 14],
      [G.ketu, 15],
      [G.moon, 16],
      [G.mercury, 17],
      [G.venus, 18],
    ),
    runningAtBirth: inTurn(8, 7),
  },
  /** 112 years, to Revati */
  dwadashottari: {
    lords: years(
      [G.sun, 7],
      [G.jupiter, 9],
      [G.ketu, 11],
      [G.mercury, 13],
      [G.rahu, 15],
      [G.mars, 17],
      [G.saturn, 19],
      [G.moon, 21],
    ),
    runningAtBirth: inTurnTo(8, 26),
  },
  /** 105 years, from Anuradha */
  panchottari: {
    lords: years(
      [G.sun, 12],
      [G.mercury, 13],
      [G.saturn, 14],
      [G.mars, 15],
      [G.venus, 16],
      [G.moon, 17],
      [G.jupiter, 18],
    ),
    runningAtBirth: inTurn(7, 16),
  },
  /** 100 years, from Revati */
  shatabdika: {
    lords: years(
      [G.sun, 5],
      [G.moon, 5],
      [G.venus, 10],
      [G.mercury, 10],
      [G.jupiter, 20],
      [G.mars, 20],
      [G.saturn, 30],
    ),
    runningAtBirth: inTurn(7, 26),
  },
  /** 84 years, from Svati */
  chaturashiti_sama: {
    lords: years(
      [G.sun, 12],
      [G.moon, 12],
      [G.mars, 12],
      [G.mercury, 12],
      [G.jupiter, 12],
      [G.venus, 12],
      [G.saturn, 12],
    ),
    runningAtBirth: inTurn(7, 14),
  },
  /** 72 years, from Mula */
  dwisaptati_sama: {
    lords: years(
      [G.sun, 9],
      [G.moon, 9],
      [G.mars, 9],
      [G.mercury, 9],
      [G.jupiter, 9],
      [G.venus, 9],
      [G.saturn, 9],
      [G.rahu, 9],
    ),
    runningAtBirth: inTurn(8, 18),
  },
  /** 60 years: three and four stars in turn of 28; what lies behind is a share of the single star */
  shashtihayani: {
    lords: years(
      [G.jupiter, 10],
      [G.sun, 10],
      [G.mars, 10],
      [G.moon, 6],
      [G.mercury, 6],
      [G.venus, 6],
      [G.saturn, 6],
      [G.rahu, 6],
    ),
    runningAtBirth: (longitude) => {
      const { n, elapsed } = star(longitude);
      return { index: SHASHTIHAYANI_GROUPS.findIndex((last) => n <= last), elapsed };
    },
  },
  /** 36 years, from Shravana */
  shattrimshat_sama: { lords: GRAHAS_OF_36, runningAtBirth: inTurn(8, 21) },
} as const satisfies Record<string, NakshatraSystem>;

/** Dashas whose longitude is the Moon's less the Sun's. */
export const OF_TITHIS: readonly string[] = ['tithi_ashtottari', 'tithi_yogini'];

/** Dashas whose longitude is the Moon's and the Sun's together. */
export const OF_YOGAS: readonly string[] = ['yoga_vimshottari'];

/** A dasha of nakshatras by name. */
export type NakshatraDasha = keyof typeof NAKSHATRA_SYSTEMS;
