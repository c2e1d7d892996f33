/** Sthana bala: strength by place, in virupas (BPHS 27.1-6). Grahas are Sun to Saturn, longitudes sidereal degrees. */
import { fromDebility, inMulatrikona, MULATRIKONA } from '../../dignity.ts';
import { compoundRelation, type Relation } from '../../friendship.ts';
import { G } from '../../graha.ts';
import { degreesIn, houseOf, isOddSign, SIGN_LORDS, signOf } from '../../sign.ts';
import { vargaSign } from '../../vargas/varga.ts';
import { SAPTAVARGAJA_SCALES, type ShadbalaOptions } from './options.ts';

/** The vargas of the saptavargaja bala. */
const SAPTAVARGA = [1, 2, 3, 7, 9, 12, 30] as const;

/** What a graha gets in one varga. */
export interface VargaPart {
  /** number of the varga: 1 = rasi, 9 = navamsa */
  readonly varga: number;
  /** 0-based rashi there */
  readonly sign: number;
  readonly as: 'mulatrikona' | 'own' | 'lord';
  /** how the graha regards the lord of the rashi, -2..2; 2 where it is its own */
  readonly relation: Relation;
  readonly virupas: number;
}

/** Uccha bala: a third of the arc from the deepest debility. */
export const ucchaBala = (graha: number, longitude: number): number => fromDebility(graha, longitude) / 3;

/** Saptavargaja bala by varga. `signs` are the rashis of the nine in the rasi chart: friends of the time are those there. */
export function saptavargaja(
  graha: number,
  longitude: number,
  signs: ArrayLike<number>,
  { scale, mulatrikona }: Pick<ShadbalaOptions, 'scale' | 'mulatrikona'>,
): VargaPart[] {
  const { mulatrikona: inTrikona, own, relation } = SAPTAVARGAJA_SCALES[scale];
  return SAPTAVARGA.map((varga): VargaPart => {
    const sign = vargaSign(longitude, varga);
    const home = MULATRIKONA[graha][0] === sign;
    const counted =
      varga === 1
        ? mulatrikona === 'rashi' || inMulatrikona(graha, longitude)
        : mulatrikona === 'every_varga';
    if (home && counted) return { varga, sign, as: 'mulatrikona', relation: 2, virupas: inTrikona };
    if (SIGN_LORDS[sign] === graha) return { varga, sign, as: 'own', relation: 2, virupas: own };
    const to = compoundRelation(graha, SIGN_LORDS[sign], signs);
    return { varga, sign, as: 'lord', relation: to, virupas: relation[to + 2] };
  });
}

/** Ojayugma bala: 15 each for an odd rashi and an odd navamsa, of Moon and Venus for even ones. */
export function ojayugmaBala(graha: number, longitude: number): number {
  const odd = graha !== G.moon && graha !== G.venus;
  return (
    (isOddSign(signOf(longitude)) === odd ? 15 : 0) + (isOddSign(vargaSign(longitude, 9)) === odd ? 15 : 0)
  );
}

/** Kendradi bala by whole-sign house from the lagna: 60 in a kendra, 30 in a panaphara, 15 in an apoklima. */
export const kendradiBala = (longitude: number, lagna: number): number =>
  [60, 30, 15][(houseOf(signOf(lagna), signOf(longitude)) - 1) % 3];

/** Drekkana bala: 15 in the first for Sun, Mars and Jupiter, in the second or third for the others. */
export function drekkanaBala(graha: number, longitude: number, neuter: 2 | 3): number {
  const drekkana = Math.floor(degreesIn(longitude) / 10) + 1;
  const male = graha === G.sun || graha === G.mars || graha === G.jupiter;
  const strong = male ? 1 : graha === G.mercury || graha === G.saturn ? neuter : 5 - neuter;
  return drekkana === strong ? 15 : 0;
}
