// Rise and set of the Sun and the Moon.

import { buildPlaceYear, type PlaceYear } from '../../../engine/almanac/place-year.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { compareInstant, type PublishedRow, within } from './row.ts';

/** Minutes of tolerance. */
const TOLERANCE: Readonly<Record<string, number>> = { sunrise: 1, sunset: 1, moonrise: 2, moonset: 2 };

/** Judges a rise or a set by the one of ours that is nearest. */
export function checkRiseSet(published: PublishedRow): Verdict {
  const { calculator, place, kind, value } = published;
  const printed = calculator.instant(place, value);
  const py = calculator.yearOf(place, Number(value.slice(0, 4)));
  const minutes = TOLERANCE[kind];
  if (printed === undefined || py === undefined || minutes === undefined) return uncovered;
  const ours = nearestOf(instants(py, kind), printed);
  return compareInstant(published, {
    ours,
    printed,
    minutes,
    reason: () => reasonOf(published, py, printed, minutes),
  });
}

function instants(py: PlaceYear, kind: string): Float64Array {
  if (kind === 'sunrise') return py.sunrise;
  if (kind === 'sunset') return py.sunset;
  return kind === 'moonrise' ? py.moonrises : py.moonsets;
}

// The one of a day's reach; NaN where there is none, as in polar night.
function nearestOf(times: Float64Array, t: number): number {
  let best = Number.NaN;
  for (const time of times) {
    const away = Math.abs(time - t);
    if (away <= 1 && !(away >= Math.abs(best - t))) best = time;
  }
  return best;
}

// Another convention of rising, or the Moon of a neighbouring day.
function reasonOf({ kind }: PublishedRow, py: PlaceYear, printed: number, minutes: number): string | null {
  const agrees = (other: PlaceYear, shift = 0): boolean => {
    const actual = nearestOf(instants(other, kind), printed + shift);
    return within(actual, printed + shift, minutes);
  };
  const { sky, place } = py;
  if (agrees(buildPlaceYear(sky, place, { moonrise: 'upper_limb' }))) {
    return "another convention: the Moon's upper limb, with refraction";
  }
  if (agrees(buildPlaceYear(sky, place, { sunrise: 'centre_no_refraction' }))) {
    return "another convention: the Sun's centre, without refraction";
  }
  // The Sun's times change too little from day to day to distinguish them.
  if (!kind.startsWith('moon')) return null;
  for (const days of [-1, 1]) {
    if (agrees(py, days)) return `a misprint: the time of the day ${days < 0 ? 'before' : 'after'}`;
  }
  return null;
}
