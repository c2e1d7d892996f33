// Ends of the quarters of a nakshatra: crossings of 3 degrees 20 minutes.

import { labelsOf } from '../labels.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { compareInstant, type PublishedRow, sunLag } from './row.ts';

const PADA = 360 / 108;

/** Judges the end of a pada of the Moon or of the Sun, named `Chitra 2`. */
export function checkPada(published: PublishedRow): Verdict {
  const { calculator, place, kind, name, value } = published;
  const [nakshatra, pada] = /^(.+) ([1-4])$/.exec(name)?.slice(1) ?? [];
  const label = nakshatra === undefined ? undefined : labelsOf('nakshatra', nakshatra)[0];
  const printed = calculator.instant(place, value);
  const sky = calculator.yearOf(place, Number(value.slice(0, 4)))?.sky;
  if (label === undefined || printed === undefined || sky === undefined) return uncovered;
  const ofSun = kind === 'surya_pada_end';
  const longitude = ofSun ? sky.sunLongitude : sky.moonLongitude;
  const target = (label * 4 + Number(pada)) * PADA;
  const ours = crossing(longitude, target, printed, ofSun ? 3 : 0.25);
  if (ours === undefined) return uncovered;
  return compareInstant(published, {
    ours,
    printed,
    minutes: 2,
    reason: () => (ofSun ? sunLag(ours, printed) : null),
  });
}

// The instant at which a longitude reaches a target within some days of an instant, by halving.
function crossing(
  longitude: (jd: number) => number,
  target: number,
  t: number,
  days: number,
): number | undefined {
  const ahead = (jd: number): number => ((longitude(jd) - target + 540) % 360) - 180;
  let [from, to] = [t - days, t + days];
  if (ahead(from) > 0 || ahead(to) < 0) return undefined;
  for (let i = 0; i < 40; i++) {
    const middle = (from + to) / 2;
    if (ahead(middle) < 0) from = middle;
    else to = middle;
  }
  return from;
}
