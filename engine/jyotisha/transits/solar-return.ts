/** When the Sun comes back to a longitude. */
import { BODY, type SkySource } from '../../sky/sky-source.ts';
import { signedArc } from '../angle.ts';

/** Degrees a day of the Sun, on the mean. */
const DAILY = 0.9856;

/**
 * The instant (JD UT) nearest to `near` at which the Sun stands at a sidereal longitude of Lahiri, to 0.01 s: where it
 * appears, or `true` where it is, without the time that light takes.
 */
export function sunAtLongitude(
  ephemeris: SkySource,
  longitude: number,
  near: number,
  places: 'apparent' | 'true' = 'apparent',
): number {
  const sunAt = places === 'true' ? ephemeris.movingTrue : ephemeris.moving;
  let jd = near;
  for (let step = 0; step < 20; step++) {
    const sun = sunAt(jd, BODY.sun);
    const ahead = signedArc(sun.longitude, longitude) / (step === 0 ? DAILY : sun.speed);
    jd += ahead;
    if (Math.abs(ahead) < 1e-7) break;
  }
  return jd;
}
