/**
 * The sahams of a chart. In: where the seven grahas and the lagna stand, whether by day. Out: sidereal degrees, each with the
 * formula that was taken. A saham is of a birth or of a year alike.
 */
import { normalizeDegrees } from '../angle.ts';
import { G } from '../graha.ts';
import { lordOf, signAt, signOf } from '../sign.ts';
import { SAHAMS, type SahamName, type SahamRule } from './saham-table.ts';

/** What sahams are made of. Longitudes sidereal, by graha. */
export interface SahamPlaces {
  readonly longitude: ArrayLike<number>;
  readonly lagna: number;
  /** whether the Sun was up at the birth or at the beginning of the year */
  readonly byDay: boolean;
}

/** A saham. */
export interface Saham {
  readonly name: SahamName;
  /** sidereal degrees */
  readonly longitude: number;
  /** the formula that was taken, `a - b + c` */
  readonly formula: string;
  /** whether a rashi was added, as the third term does not lie on the way from the second to the first */
  readonly rashiAdded: boolean;
}

/** When a rashi is added: by degrees, or as some programs have it by the rashis of the three terms. */
export type BetweenRule = 'degrees' | 'rashis';

/** Names, in the order of the table. */
export const SAHAM_NAMES = Object.keys(SAHAMS) as readonly SahamName[];

/** All sahams, in the order of the table. */
export function sahamsOf(places: SahamPlaces, between: BetweenRule = 'degrees'): readonly Saham[] {
  const longitudes = new Map<string, number>();
  return SAHAM_NAMES.map((name): Saham => {
    const formula = formulaOf(SAHAMS[name], places);
    const [a, b, c] = termsOf(formula).map((term) => longitudes.get(term) ?? termOf(places, term));
    const rashiAdded = !isOnTheWay(a, b, c, between);
    const longitude = normalizeDegrees(a - b + c + (rashiAdded ? 30 : 0));
    longitudes.set(name, longitude);
    return { name, longitude, formula, rashiAdded };
  });
}

/** The formula that holds in a chart. */
function formulaOf(rule: SahamRule, { lagna, byDay }: SahamPlaces): string {
  const ofMars = rule.whereMarsIsLagnaLord;
  const day = ofMars !== undefined && lordOf(signOf(lagna)) === G.mars ? ofMars : rule.day;
  if (byDay || rule.night === 'same') return day;
  if (rule.night !== undefined) return rule.night;
  const [a, b, c] = termsOf(day);
  return `${b} - ${a} + ${c}`;
}

/** `moon - sun + lagna` as its three terms. */
const termsOf = (formula: string): readonly string[] => formula.split(/ [-+] /);

const GRAHA_TERMS: readonly string[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** The longitude of a term that is no saham. Throws `RangeError` for a term that there is not. */
function termOf({ longitude, lagna }: SahamPlaces, term: string): number {
  const lordOfPlace = (place: number): number => longitude[lordOf(signOf(place))];
  const graha = GRAHA_TERMS.indexOf(term);
  if (graha >= 0) return longitude[graha];
  if (term === 'lagna') return lagna;
  if (term === 'lagna_lord') return lordOfPlace(lagna);
  if (term === 'sun_sign_lord') return lordOfPlace(longitude[G.sun]);
  if (term === 'moon_sign_lord') return lordOfPlace(longitude[G.moon]);
  if (term === 'karka_15') return 105;
  const [, kind, house] = /^(house|lord)_(\d+)$/.exec(term) ?? [];
  if (kind === 'house') return normalizeDegrees(lagna + 30 * (Number(house) - 1));
  if (kind === 'lord') return longitude[lordOf(signAt(signOf(lagna), Number(house)))];
  throw new RangeError(`no term ${term} of a saham`);
}

/** Whether c is met on the way from b to a, forwards in the zodiac. */
function isOnTheWay(a: number, b: number, c: number, between: BetweenRule): boolean {
  if (between === 'degrees') return normalizeDegrees(c - b) <= normalizeDegrees(a - b);
  const [at, ahead] = [c, a].map((place) => (signOf(place) - signOf(b) + 12) % 12);
  // A whole round where the first two terms share a rashi.
  return at > 0 && at <= (ahead || 12);
}
