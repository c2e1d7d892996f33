/**
 * Which of two rashis, and which of the two lords of Vrishchika and Kumbha, is the stronger, for dashas of rashis (Jaimini
 * 2.4 and BPHS as Narasimha Rao sets the order of the tests). In: the grahas of a chart or varga. Out: one of the two.
 */

import { isExalted, type NodeDignities } from '../dignity.ts';
import { signAspects } from '../drishti.ts';
import { G } from '../graha.ts';
import { CO_LORDS, degreesIn, isOddSign, modalityOf, SIGN_LORDS } from '../sign.ts';
import { rashiYears } from './rashi-years.ts';

/** Where the grahas stand: their rashis and longitudes, by graha. */
export interface Stand {
  readonly sign: ArrayLike<number>;
  readonly longitude: ArrayLike<number>;
}

/** Sthira rashis are stronger than chara ones, dvisvabhava ones stronger than both. */
const byNature = (sign: number): number => modalityOf(sign);

const occupants = ({ sign }: Stand, of: number): number => {
  let count = 0;
  for (let graha = 0; graha < sign.length; graha++) if (sign[graha] === of) count++;
  return count;
};

/** How many of Jupiter, Mercury and the lord of the rashi stand in it or aspect it. */
const helpers = ({ sign }: Stand, of: number): number =>
  [G.jupiter, G.mercury, SIGN_LORDS[of]].filter((graha) => sign[graha] === of || signAspects(sign[graha], of))
    .length;

/** Narasimha Rao has Rahu exalted in Mithuna and Ketu in Dhanu. */
const NODES: NodeDignities = 'mithuna';

const holdsExalted = ({ sign }: Stand, of: number): boolean =>
  Array.from(sign).some((at, graha) => at === of && isExalted(graha, at, NODES));

/** The first of the tests that tells two apart, applied to each; the first where none does. */
function strongerBy<T>(a: T, b: T, tests: readonly ((one: T) => number)[]): T {
  for (const test of tests) {
    const [first, second] = [test(a), test(b)];
    if (first !== second) return first > second ? a : b;
  }
  return a;
}

/** Tests of two grahas, the first that tells them apart deciding. */
type GrahaTest = (stand: Stand, graha: number) => number;

const GRAHA_TESTS: readonly GrahaTest[] = [
  (stand, graha) => occupants(stand, stand.sign[graha]),
  (stand, graha) => helpers(stand, stand.sign[graha]),
  ({ sign }, graha) => (isExalted(graha, sign[graha], NODES) ? 1 : 0),
  ({ sign }, graha) => byNature(sign[graha]),
];

/** For Chara dasha neither helpers nor exaltation are asked for. */
const CHARA_TESTS: readonly GrahaTest[] = [GRAHA_TESTS[0], GRAHA_TESTS[3]];

/** The stronger of two grahas. */
export const strongerGraha = (stand: Stand, a: number, b: number): number =>
  strongerBy(a, b, [...GRAHA_TESTS.map(testOf(stand)), testOf(stand)(advanced)]);

const testOf =
  (stand: Stand) =>
  (test: GrahaTest) =>
  (graha: number): number =>
    test(stand, graha);

/** The stronger of the two grahas that are lords of a rashi, or its one lord; by fewer tests for Chara dasha. */
export function strongerLord(stand: Stand, sign: number, chara = false): number {
  const [lord, coLord] = [SIGN_LORDS[sign], CO_LORDS[sign]];
  if (coLord === undefined) return lord;
  const at = (graha: number): number => stand.sign[graha];
  // One who stands in the rashi gives way to the other, who stands outside.
  if (at(lord) === sign && at(coLord) !== sign) return coLord;
  if (at(coLord) === sign && at(lord) !== sign) return lord;
  return strongerBy(lord, coLord, [
    ...(chara ? CHARA_TESTS : GRAHA_TESTS).map(testOf(stand)),
    (graha) => rashiYears(sign, at(graha), graha),
    testOf(stand)(advanced),
  ]);
}

/** How far a graha has gone into its rashi; the nodes go backwards. */
const advanced: GrahaTest = ({ longitude }, graha) => {
  const degrees = degreesIn(longitude[graha]);
  return graha >= G.rahu ? 30 - degrees : degrees;
};

/** Lords of the twelve rashis, of two the stronger. */
export const strongerLords = (stand: Stand): readonly number[] =>
  SIGN_LORDS.map((_, sign) => strongerLord(stand, sign));

/** The stronger of two rashis. */
export function strongerSign(stand: Stand, a: number, b: number): number {
  const lordAt = (sign: number): number => stand.sign[strongerLord(stand, sign)];
  return strongerBy(a, b, [
    (sign) => occupants(stand, sign),
    (sign) => helpers(stand, sign),
    (sign) => (holdsExalted(stand, sign) ? 1 : 0),
    (sign) => (isOddSign(sign) === isOddSign(lordAt(sign)) ? 0 : 1),
    byNature,
    (sign) => advanced(stand, strongerLord(stand, sign)),
  ]);
}
