/** Cheshta bala: strength by motion, in virupas (BPHS 27.24-25), of Mars to Saturn. Longitudes are in degrees. */
import { apart, normalizeDegrees, signedArc } from '../../angle.ts';
import { G } from '../../graha.ts';

/** Mean longitude and seeghrocha of a graha, in the zodiac of its true longitude. */
export interface MeanPlaces {
  readonly mean: number;
  readonly seeghrocha: number;
}

/** The cheshta kendra, 0..180: from the middle between mean and true longitude to the seeghrocha. */
export function cheshtaKendra(longitude: number, { mean, seeghrocha }: MeanPlaces): number {
  return apart(seeghrocha, mean + signedArc(mean, longitude) / 2);
}

/** JD UT of 1 January 1900, 0h of the mean time of Ujjain (76 degrees east). */
const UJJAIN_1900 = 2_415_020.5 - 76 / 360;

/**
 * Raman's elements for Ujjain 1900, sidereal: longitude, degrees a day, correction and its change by the year. Those of
 * Mercury and Venus are their seeghrochas. Mercury's comes out some 13 degrees ahead of the sky's, twice its correction, as if
 * that ought to be taken off: the charts that Raman and Jain work out have it so. The others are within 3.5 degrees of Lahiri's zodiac.
 */
const RAMAN: readonly (readonly [at: number, daily: number, correction: number, yearly: number])[] = [
  [257.4568, 0.985602, 0, 0],
  [0, 0, 0, 0],
  [270.22, 0.524021, 0, 0],
  [164, 4.092318, 6.67, -0.00133],
  [220.04, 0.083096, -3.33, -0.0067],
  [328.51, 1.602146, -5, -0.0001],
  [236.74, 0.033439, 5, 0.001],
];

/** Mean tropical longitudes of date, heliocentric: at J2000 and degrees a century (Meeus, Astronomical Algorithms, 31). */
const MODERN: readonly (readonly [at: number, century: number, square: number])[] = [
  [280.466457, 36_000.7698278, 0.00030322],
  [0, 0, 0],
  [355.433, 19_141.6964471, 0.00031052],
  [252.250906, 149_474.0722491, 0.0003035],
  [34.351519, 3_036.3027748, 0.0002233],
  [181.979801, 58_519.2130302, 0.00031014],
  [50.077444, 1_223.5110686, 0.00051908],
];

/** Mean longitudes of Sun to Saturn at `jd` (JD UT), sidereal degrees; the Moon's is not needed and 0. */
export function meanLongitudes(jd: number, means: 'modern' | 'ujjain_1900', ayanamsa: number): number[] {
  if (means === 'ujjain_1900') {
    const days = jd - UJJAIN_1900;
    const years = Math.floor(days / 365.25);
    return RAMAN.map(([at, daily, correction, yearly]) =>
      normalizeDegrees(at + daily * days + correction + yearly * years),
    );
  }
  const centuries = (jd - 2_451_545) / 36_525;
  return MODERN.map(([at, century, square]) =>
    normalizeDegrees(at + century * centuries + square * centuries * centuries - ayanamsa),
  );
}

/** Mean place and seeghrocha of Mars to Saturn: the Sun's mean longitude is the one or the other. */
export function meanPlacesOf(graha: number, means: readonly number[]): MeanPlaces {
  const inner = graha === G.mercury || graha === G.venus;
  const [own, sun] = [means[graha], means[G.sun]];
  return inner ? { mean: sun, seeghrocha: own } : { mean: own, seeghrocha: sun };
}
