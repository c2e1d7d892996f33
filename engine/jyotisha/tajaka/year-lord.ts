/**
 * The lord of a year (varshesha): of five office-bearers the one that looks at the lagna of the annual chart and is strong. In:
 * the annual chart, the lagna of birth, the muntha. Out: the five, who was chosen, and why.
 */
import { G } from '../graha.ts';
import { lordOf, signOf } from '../sign.ts';
import { type TajakaAspect, tajakaAspect } from './aspects.ts';
import { panchavargiyaBala, type TajakaFriends } from './panchavargiya-bala.ts';

/** The offices, in their order. `of_period` is that of the year's lord where the lord of a month is sought. */
export type Office = 'luminary' | 'birth_lagna' | 'muntha' | 'annual_lagna' | 'trirashi' | 'of_period';

/** Who bears an office. */
export interface OfficeBearer {
  readonly office: Office;
  readonly graha: number;
  readonly aspect: TajakaAspect;
  /** panchavargiya bala */
  readonly strength: number;
}

/** Why a graha is the lord: by an aspect on the lagna, by strength alone, or as the first of the office-bearers. */
export type ChosenBy = 'benefic_aspect' | 'malefic_aspect' | 'any_aspect' | 'strength' | 'first_office';

/**
 * Whose aspects come first: `benefic` those that are, before others (P.V.R. Narasimha Rao 28.6); `any` makes no difference
 * between benefic and malefic ones.
 */
export type AspectOrder = 'benefic' | 'any';

/** What a lord is sought in. */
export interface LordInput {
  /** sidereal longitudes of the annual chart, by graha */
  readonly longitude: ArrayLike<number>;
  readonly lagna: number;
  /** whether the year begins by day */
  readonly byDay: boolean;
  /** sidereal longitude of the lagna of birth */
  readonly birthLagna: number;
  /** sidereal longitude of the muntha */
  readonly muntha: number;
  /** lord of the year, where that of a month is sought */
  readonly yearLord?: number;
}

/** The lord and those it was chosen of. */
export interface YearLord {
  readonly lord: number;
  readonly by: ChosenBy;
  readonly bearers: readonly OfficeBearer[];
}

/** Lords of three rashis by day, from Mesha on. */
const TRIRASHI_DAY: readonly number[] = [
  G.sun,
  G.venus,
  G.saturn,
  G.venus,
  G.jupiter,
  G.moon,
  G.mercury,
  G.mars,
  G.saturn,
  G.mars,
  G.jupiter,
  G.moon,
];

/** The same by night: those of the first eight change places four by four. */
const TRIRASHI_NIGHT: readonly number[] = [
  ...TRIRASHI_DAY.slice(4, 8),
  ...TRIRASHI_DAY.slice(0, 4),
  ...TRIRASHI_DAY.slice(8),
];

/** The trirashi lord of a rashi. */
export const trirashiLord = (sign: number, byDay: boolean): number =>
  (byDay ? TRIRASHI_DAY : TRIRASHI_NIGHT)[sign];

/** Units above which a graha that does not look at the lagna may still be the lord. */
const STRONG = 10;

/** The lord of a year, or of a month where `yearLord` is given. */
export function yearLordOf(
  input: LordInput,
  order: AspectOrder = 'benefic',
  friends: TajakaFriends = 'by_place',
): YearLord {
  const bearers = bearersOf(input, friends);
  const looking = (...aspects: readonly TajakaAspect[]) =>
    bearers.filter(({ aspect }) => aspects.includes(aspect));
  const attempts: readonly (readonly [ChosenBy, readonly OfficeBearer[]])[] = [
    ...(order === 'benefic'
      ? ([
          ['benefic_aspect', looking('benefic')],
          ['malefic_aspect', looking('malefic')],
        ] as const)
      : ([['any_aspect', looking('benefic', 'malefic')]] as const)),
    ['strength', bearers.filter(({ strength }) => strength > STRONG)],
    ['first_office', bearers.slice(0, 1)],
  ];
  const [by, among] = attempts.find(([, of]) => of.length > 0) ?? attempts[attempts.length - 1];
  return { lord: strongest(among, bearers), by, bearers };
}

function bearersOf(input: LordInput, friends: TajakaFriends): readonly OfficeBearer[] {
  const { longitude, lagna, byDay, birthLagna, muntha, yearLord } = input;
  const strengths = panchavargiyaBala(longitude, friends);
  const lordAt = (place: number): number => lordOf(signOf(place));
  const offices: readonly (readonly [Office, number | undefined])[] = [
    ['luminary', lordAt(longitude[byDay ? G.sun : G.moon])],
    ['birth_lagna', lordAt(birthLagna)],
    ['muntha', lordAt(muntha)],
    ['annual_lagna', lordAt(lagna)],
    ['trirashi', trirashiLord(signOf(lagna), byDay)],
    ['of_period', yearLord],
  ];
  return offices.flatMap(([office, graha]) =>
    graha === undefined
      ? []
      : [
          {
            office,
            graha,
            aspect: tajakaAspect(signOf(longitude[graha]), signOf(lagna)),
            strength: strengths[graha].total,
          },
        ],
  );
}

/** The strongest; of two as strong the one with more offices. */
function strongest(among: readonly OfficeBearer[], bearers: readonly OfficeBearer[]): number {
  const offices = (graha: number): number => bearers.filter((one) => one.graha === graha).length;
  return among.reduce((best, one) => {
    const ahead = one.strength - best.strength || offices(one.graha) - offices(best.graha);
    return ahead > 0 ? one : best;
  }).graha;
}
