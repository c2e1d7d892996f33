/**
 * Shadbala: the six strengths of Sun to Saturn with all their parts (BPHS 27). In: plain numbers and named tables. Out:
 * virupas, 60 of which are a rupa.
 */
import { apart, normalizeDegrees } from '../../angle.ts';
import { G } from '../../graha.ts';
import { signOf } from '../../sign.ts';
import { beneficsAt } from '../benefics.ts';
import { sphutaDrishti } from '../sphuta-drishti.ts';
import { ayanaBala, khandaDeclination, siddhantaDeclination } from './ayana.ts';
import { cheshtaKendra, meanLongitudes, meanPlacesOf } from './cheshta.ts';
import { digBala, POWERLESS_BHAVA } from './dig.ts';
import type { ShadbalaInput } from './input.ts';
import { type LordsOfTime, lordsOfTime } from './lords-of-time.ts';
import { REQUIRED, SHADBALA_SETS, type ShadbalaOptions, type ShadbalaSet } from './options.ts';
import { type Phala, phalaOf } from './phala.ts';
import {
  drekkanaBala,
  kendradiBala,
  ojayugmaBala,
  saptavargaja,
  ucchaBala,
  type VargaPart,
} from './sthana.ts';
import { type War, warsOf } from './yuddha.ts';

/** The seven that have a shadbala. */
const SEVEN: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** The parts, in their order. */
export const PARTS = [
  'uccha',
  'saptavargaja',
  'ojayugma',
  'kendradi',
  'drekkana',
  'dig',
  'natonnata',
  'paksha',
  'tribhaga',
  'abda',
  'masa',
  'vara',
  'hora',
  'ayana',
  'yuddha',
  'cheshta',
  'naisargika',
  'drik',
] as const;

/** A part of the shadbala. */
export type PartName = (typeof PARTS)[number];

/** The parts of sthana and kala bala; the other four balas are one part each. */
export const STHANA_PARTS: readonly PartName[] = PARTS.slice(0, 5);
export const KALA_PARTS: readonly PartName[] = PARTS.slice(6, 15);

/** The strength of one graha; virupas unless something else is said. */
export interface GrahaShadbala {
  /** 0 = Sun .. 6 = Saturn */
  readonly graha: number;
  /** the parts that are known */
  readonly parts: Readonly<Partial<Record<PartName, number>>>;
  readonly sthana: number;
  readonly kala: number;
  /** all parts together */
  readonly virupas: number;
  readonly rupas: number;
  readonly required: number;
  /** what it has of what is required */
  readonly ratio: number;
  /** undefined where the cheshta bala is not known */
  readonly phala: Phala | undefined;
  /** what the parts came of */
  readonly of: {
    readonly vargas: readonly VargaPart[];
    /** degrees to the middle of its powerless bhava, 0..360 */
    readonly digArc: number;
    readonly benefic: boolean;
    /** degrees north of the equator, by the table that is followed */
    readonly declination: number;
    /** mean longitude, seeghrocha and cheshta kendra, sidereal degrees; the kendra alone of Sun and Moon */
    readonly mean: number | undefined;
    readonly seeghrocha: number | undefined;
    readonly kendra: number | undefined;
    /** virupas with which Sun to Saturn look at it */
    readonly drishti: readonly number[];
  };
}

/** The shadbala of a birth. */
export interface Shadbala {
  readonly options: ShadbalaOptions;
  /** Sun to Saturn */
  readonly grahas: readonly GrahaShadbala[];
  /** undefined where the day is not known */
  readonly lords: LordsOfTime | undefined;
  readonly wars: readonly War[];
  /** parts that need what the input lacks; totals are without them */
  readonly missing: readonly PartName[];
}

/** Parts that need the day, besides Jupiter's tribhaga. */
const OF_THE_DAY: readonly PartName[] = ['tribhaga', 'abda', 'masa', 'vara', 'hora'];

/** Natural strength: sevenths of 60, from Saturn up (BPHS 27.14). */
const NAISARGIKA: readonly number[] = [7, 6, 2, 3, 4, 5, 1].map((k) => (60 * k) / 7);

/** Grahas strong by day and by night; Mercury is always. */
const UNNATA: readonly number[] = [G.sun, G.jupiter, G.venus];

/** The options of a set with others in their place. */
export const shadbalaOptions = (
  set: ShadbalaSet,
  others: Partial<ShadbalaOptions> = {},
): ShadbalaOptions => ({
  ...SHADBALA_SETS[set],
  ...others,
});

/** The shadbala of an input by the options that are named, or of the set `bphs`. */
export function shadbala(input: ShadbalaInput, options: ShadbalaOptions = SHADBALA_SETS.bphs): Shadbala {
  const { longitude, latitude, madhya, lagna, ayanamsa, jd, hours, day } = input;
  const signs = SEVEN.map((graha) => signOf(longitude[graha]));
  const benefic = beneficsAt(longitude, options);
  const elongation = apart(longitude[G.moon], longitude[G.sun]);
  const lords = day && lordsOfTime(jd, day, options);
  const means = Number.isNaN(jd) ? undefined : meanLongitudes(jd, options.means, ayanamsa);
  const twice = options.luminaries === 'kala' ? 2 : 1;

  const drafts = SEVEN.map((graha) => {
    const at = longitude[graha];
    const vargas = saptavargaja(graha, at, signs, options);
    const declination = declinationBy(options, input, graha);
    const paksha = (benefic[graha] ? elongation : 180 - elongation) / 3;
    const powerless = madhya[POWERLESS_BHAVA[graha]];
    const parts: Partial<Record<PartName, number>> = {
      uccha: ucchaBala(graha, at),
      saptavargaja: vargas.reduce((sum, { virupas }) => sum + virupas, 0),
      ojayugma: ojayugmaBala(graha, at),
      kendradi: kendradiBala(at, lagna),
      drekkana: drekkanaBala(graha, at, options.neuterDrekkana),
      dig: digBala(at, powerless, options.digArc),
      ...(Number.isNaN(hours) ? {} : { natonnata: natonnata(graha, hours) }),
      paksha: graha === G.moon ? paksha * twice : paksha,
      ...(lords && timeParts(graha, lords)),
      ayana: ayanaBala(graha, declination) * (graha === G.sun ? twice : 1),
    };
    return { graha, parts, vargas, declination, digArc: normalizeDegrees(at - powerless) };
  });

  const drishti = aspects(longitude, options);
  const motions = drafts.map(({ graha, parts }) => {
    const motion = motionOf(graha, input, elongation, means);
    const cheshta = cheshtaPart(graha, parts, motion.kendra, options);
    if (cheshta !== undefined) parts.cheshta = cheshta;
    parts.naisargika = NAISARGIKA[graha];
    parts.drik = drikBala(drishti[graha], benefic, options.drik);
    return motion;
  });
  const counted = options.war === 'discs' ? BEFORE_WAR : PARTS;
  const totals = drafts.map(({ parts }) => totalOf(parts, counted));
  const wars = warsOf(longitude, latitude, totals, options.war);
  const grahas = drafts.map(({ graha, parts, vargas, declination, digArc }): GrahaShadbala => {
    const motion = motions[graha];
    parts.yuddha = wars.reduce(
      (sum, war) => sum + (war.victor === graha ? war.virupas : war.loser === graha ? -war.virupas : 0),
      0,
    );
    const virupas = totalOf(parts, PARTS);
    const required = REQUIRED[options.required][graha];
    return {
      graha,
      parts,
      sthana: totalOf(parts, STHANA_PARTS),
      kala: totalOf(parts, KALA_PARTS),
      virupas,
      rupas: virupas / 60,
      required,
      ratio: virupas / required,
      phala:
        motion.kendra === undefined ? undefined : phalaOf(parts.uccha ?? 0, motion.kendra / 3, options.phala),
      of: {
        vargas,
        digArc,
        benefic: benefic[graha],
        declination,
        ...motion,
        drishti: drishti[graha],
      },
    };
  });
  const missing = PARTS.filter(
    (part) =>
      (lords === undefined && OF_THE_DAY.includes(part)) ||
      grahas.some(({ parts }) => parts[part] === undefined),
  );
  return { options, grahas, lords, wars, missing };
}

/** Sthana and dig bala, and kala bala up to that of the hora. */
const BEFORE_WAR: readonly PartName[] = PARTS.slice(0, 13);

const totalOf = (parts: Partial<Record<PartName, number>>, names: readonly PartName[]): number =>
  names.reduce((sum, name) => sum + (parts[name] ?? 0), 0);

function declinationBy({ declination }: ShadbalaOptions, input: ShadbalaInput, graha: number): number {
  if (declination === 'true') return input.declination[graha];
  const tropical = input.longitude[graha] + input.ayanamsa;
  return declination === 'khanda' ? khandaDeclination(tropical) : siddhantaDeclination(tropical);
}

/** Five virupas an hour from midnight for those strong by day, from noon for those strong by night (BPHS 27.8-9). */
function natonnata(graha: number, hours: number): number {
  if (graha === G.mercury) return 60;
  const unnata = 5 * Math.min(hours, 24 - hours);
  return UNNATA.includes(graha) ? unnata : 60 - unnata;
}

const timeParts = (graha: number, lords: LordsOfTime): Partial<Record<PartName, number>> => ({
  tribhaga: graha === G.jupiter || graha === lords.third ? 60 : 0,
  abda: graha === lords.year ? 15 : 0,
  masa: graha === lords.month ? 30 : 0,
  vara: graha === lords.weekday ? 45 : 0,
  hora: graha === lords.hora ? 60 : 0,
});

interface Motion {
  readonly mean: number | undefined;
  readonly seeghrocha: number | undefined;
  readonly kendra: number | undefined;
}

// The kendras of Sun and Moon are those of the ishta phala (BPHS 28.3-4): their cheshta bala is not made of them.
function motionOf(
  graha: number,
  input: ShadbalaInput,
  elongation: number,
  means: readonly number[] | undefined,
): Motion {
  const { longitude, ayanamsa } = input;
  if (graha === G.sun)
    return { mean: undefined, seeghrocha: undefined, kendra: apart(longitude[G.sun] + ayanamsa + 90, 0) };
  if (graha === G.moon) return { mean: undefined, seeghrocha: undefined, kendra: elongation };
  if (means === undefined) return { mean: undefined, seeghrocha: undefined, kendra: undefined };
  const places = meanPlacesOf(graha, means);
  return { ...places, kendra: cheshtaKendra(longitude[graha], places) };
}

function cheshtaPart(
  graha: number,
  parts: Partial<Record<PartName, number>>,
  kendra: number | undefined,
  { luminaries }: ShadbalaOptions,
): number | undefined {
  if (graha !== G.sun && graha !== G.moon) return kendra === undefined ? undefined : kendra / 3;
  if (luminaries === 'kala') return 0;
  return graha === G.sun ? parts.ayana : parts.paksha;
}

/** Row: who is looked at, column: who looks; virupas, 0 of itself. */
function aspects(longitude: ArrayLike<number>, { drishti }: ShadbalaOptions): number[][] {
  return SEVEN.map((at) =>
    SEVEN.map((from) => sphutaDrishti(from, normalizeDegrees(longitude[at] - longitude[from]), drishti)),
  );
}

function drikBala(
  drishti: readonly number[],
  benefic: readonly boolean[],
  rule: ShadbalaOptions['drik'],
): number {
  const two = (graha: number): boolean => graha === G.mercury || graha === G.jupiter;
  return drishti.reduce((sum, virupas, from) => {
    const share = rule === 'whole_of_two' && two(from) ? 1 : 1 / 4;
    const onTop = rule === 'two_on_top' && two(from) ? virupas : 0;
    return sum + (benefic[from] ? share : -share) * virupas + onTop;
  }, 0);
}
