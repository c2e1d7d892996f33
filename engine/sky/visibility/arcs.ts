/**
 * The arc between a planet and the Sun, as seen in the evening and in the morning from a latitude. In: the fitted
 * Sun, Earth and planet. Out: degrees, by one of three measures.
 */
import { valueAt } from '../chebyshev.ts';
import type { PlanetYear } from '../planets/planet-year.ts';
import type { SkyFit } from '../sky-fit.ts';
import { splitValueAt } from '../split-series.ts';
import type { ArcMeasure } from './visibility-rule.ts';

/** The arcs at one instant, degrees; negative where the planet stands on the other side of the Sun. */
export interface Arcs {
  /** the planet behind the Sun, seen in the west after sunset */
  west: number;
  /** the planet ahead of the Sun, seen in the east before sunrise */
  east: number;
  /** ecliptic longitude of the planet less that of the Sun, -180..180 */
  elongation: number;
}

const DEG = Math.PI / 180;

/** Degrees brought into -180..180. */
function signed(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** Writes the arcs at `jd` (JD UT), which the sky's fit and the planet-year must both cover. */
export type ArcsAt = (jd: number, out: Arcs) => void;

/** The arcs of a planet by a measure, at a latitude in degrees. */
export function arcsOf(measure: ArcMeasure, fit: SkyFit, track: PlanetYear, lat: number): ArcsAt {
  if (measure === 'longitude') {
    return (jd, out) => {
      out.elongation = signed(splitValueAt(track.longitude, jd) - valueAt(fit.sunLongitude, jd));
      out.west = out.elongation;
      out.east = -out.elongation;
    };
  }
  const sinLat = Math.sin(lat * DEG);
  const cosLat = Math.cos(lat * DEG);
  return (jd, out) => {
    const ayanamsa = valueAt(fit.ayanamsa, jd);
    const obliquity = valueAt(fit.obliquity, jd) * DEG;
    const sunLongitude = valueAt(fit.sunLongitude, jd);
    const longitude = splitValueAt(track.longitude, jd);
    const sunSinDec = valueAt(fit.sun.sinDeclination, jd);
    const sunCosDec = Math.sqrt(1 - sunSinDec * sunSinDec);
    const sunRight = (valueAt(fit.siderealTime, jd) - valueAt(fit.sun.hourAngle, jd)) * DEG;
    const planet = equatorial(longitude + ayanamsa, splitValueAt(track.latitude, jd), obliquity);
    const ascension = Math.asin((sinLat / cosLat) * planet.tanDec);
    const sunAscension = Math.asin((sinLat / cosLat) * (sunSinDec / sunCosDec));
    out.elongation = signed(longitude - sunLongitude);
    if (measure === 'time') {
      // Oblique ascension is right ascension less the ascensional difference; oblique descension is their sum.
      out.west = signed((planet.right + ascension - sunRight - sunAscension) / DEG);
      out.east = signed((sunRight - sunAscension - planet.right + ascension) / DEG);
      return;
    }
    const depression = (hourAngle: number): number => {
      const sinAltitude = sinLat * sunSinDec + cosLat * sunCosDec * Math.cos(hourAngle);
      return -Math.asin(sinAltitude) / DEG;
    };
    out.west = depression(planet.right + ascension + Math.PI / 2 - sunRight);
    out.east = depression(planet.right - ascension - Math.PI / 2 - sunRight);
  };
}

/** Right ascension, radians, and tangent of the declination of tropical ecliptic degrees; obliquity in radians. */
function equatorial(
  longitude: number,
  latitude: number,
  obliquity: number,
): { right: number; tanDec: number } {
  const cosBeta = Math.cos(latitude * DEG);
  const x = cosBeta * Math.cos(longitude * DEG);
  const across = cosBeta * Math.sin(longitude * DEG);
  const up = Math.sin(latitude * DEG);
  const y = across * Math.cos(obliquity) - up * Math.sin(obliquity);
  const sinDec = across * Math.sin(obliquity) + up * Math.cos(obliquity);
  return { right: Math.atan2(y, x), tanDec: sinDec / Math.sqrt(1 - sinDec * sinDec) };
}
