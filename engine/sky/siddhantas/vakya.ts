/**
 * The Sun and the Moon of the vakyas over a stretch of time: known at the sunrises of the almanac's clock, and growing evenly
 * between them. In: a stretch. Out: motions that find their own roots piece by piece.
 */
import type { Motion } from '../anga.ts';
import type { AngaMotions } from '../anga-motions.ts';
import { brokenLine } from './broken-line.ts';
import { vakyaMoonOn } from './vakya-moon.ts';
import { sankrantiBefore, VAKYA_EPOCH, vakyaSankranti, vakyaSunAt } from './vakya-sun.ts';

/** The Sun and the Moon from..to (JD UT) and at most a day beyond; sankrantis are knots of their own. */
export function vakyaMotions(from: number, to: number): AngaMotions {
  const first = Math.floor(from - VAKYA_EPOCH);
  const last = Math.ceil(to - VAKYA_EPOCH);
  const instants: number[] = [];
  const sun: number[] = [];
  const moon: number[] = [];
  let before = 0;
  let next = sankrantiBefore(VAKYA_EPOCH + first) + 1;
  for (let day = first; day <= last; day++) {
    const sunrise = VAKYA_EPOCH + day;
    const place = vakyaMoonOn(day);
    // Some 12 to 15 degrees a day: a turn more where it would fall back.
    const longitude = day === first ? place : place + 360 * Math.ceil((before - place) / 360);
    const entry = vakyaSankranti(next);
    if (day > first && entry <= sunrise) {
      if (entry < sunrise) {
        instants.push(entry);
        sun.push(next * 30);
        moon.push(before + (longitude - before) * (entry - (sunrise - 1)));
      }
      next++;
    }
    instants.push(sunrise);
    sun.push(vakyaSunAt(sunrise));
    moon.push(longitude);
    before = longitude;
  }
  const along = (values: readonly number[]): Motion =>
    brokenLine({ instants: Float64Array.from(instants), values: Float64Array.from(values) });
  return {
    sun: along(sun),
    moon: along(moon),
    elongation: along(moon.map((longitude, i) => longitude - sun[i])),
    sum: along(moon.map((longitude, i) => longitude + sun[i])),
  };
}
