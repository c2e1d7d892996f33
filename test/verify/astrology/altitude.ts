// How high a place on the ecliptic stands.

import type { Chart } from '../../../engine/jyotisha/chart.ts';

const DEG = Math.PI / 180;

/** Altitude of a graha's longitude on the ecliptic, without refraction and parallax, degrees. */
export function altitudeOf(
  { longitude, ayanamsa, nutation, obliquity, siderealTime, lat }: Chart,
  graha: number,
): number {
  const [place, tilt, phi] = [(longitude[graha] + ayanamsa + nutation) * DEG, obliquity * DEG, lat * DEG];
  const ascension = Math.atan2(Math.sin(place) * Math.cos(tilt), Math.cos(place));
  const declination = Math.asin(Math.sin(place) * Math.sin(tilt));
  const hour = siderealTime * DEG - ascension;
  return (
    Math.asin(
      Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hour),
    ) / DEG
  );
}
