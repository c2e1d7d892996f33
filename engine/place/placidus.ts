/**
 * The houses of Placidus: each cusp is a point of the ecliptic that has gone through a third of its own arc above or below
 * the horizon (Koch and Knappich, 1959, as given by the Explanatory Supplement's formulas of arcs).
 */
import { meridianLongitude, risingLongitude } from './lagna.ts';

const DEG = Math.PI / 180;

/** Degrees beyond which an iteration goes on. */
const NEAR_ENOUGH = 1e-10;

/**
 * The cusps of the first to twelfth house, tropical degrees 0..360, for a local apparent sidereal time, a latitude and the
 * true obliquity in degrees; undefined beyond the polar circles, where parts of the ecliptic never rise.
 */
export function placidusCusps(
  siderealTime: number,
  latitude: number,
  obliquity: number,
): Float64Array | undefined {
  if (Math.abs(latitude) >= 90 - obliquity) return undefined;
  // The point whose right ascension is that of the meridian plus a share of its own arc of day, or of night before it.
  const cusp = (begin: number, share: number, night: boolean): number => {
    let ascension = begin + share * 90;
    for (let round = 0; round < 100; round++) {
      const longitude = eclipticAt(ascension, obliquity);
      const sinDeclination = Math.sin(obliquity * DEG) * Math.sin(longitude * DEG);
      const lean = Math.tan(latitude * DEG) * Math.tan(Math.asin(sinDeclination));
      const ascensional = Math.asin(Math.min(1, Math.max(-1, lean))) / DEG;
      const next = begin + share * (90 + (night ? -ascensional : ascensional));
      if (Math.abs(next - ascension) < NEAR_ENOUGH) break;
      ascension = next;
    }
    return eclipticAt(ascension, obliquity);
  };
  const first = risingLongitude(siderealTime, latitude, obliquity);
  const tenth = meridianLongitude(siderealTime, obliquity);
  const east = [
    first,
    cusp(siderealTime + 180, -2 / 3, true),
    cusp(siderealTime + 180, -1 / 3, true),
    tenth + 180,
    cusp(siderealTime, 1 / 3, false) + 180,
    cusp(siderealTime, 2 / 3, false) + 180,
  ];
  return Float64Array.from([...east, ...east.map((longitude) => longitude + 180)], (longitude) => {
    const remainder = longitude % 360;
    return remainder < 0 ? remainder + 360 : remainder;
  });
}

/** The longitude of the point of the ecliptic with a right ascension, degrees. */
function eclipticAt(rightAscension: number, obliquity: number): number {
  const angle = rightAscension * DEG;
  return Math.atan2(Math.sin(angle), Math.cos(angle) * Math.cos(obliquity * DEG)) / DEG;
}
