// Why a solar month may begin on another day: a sankranti near the cut, or another place's cut.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { civilFromDay } from '../../engine/civil/civil.ts';
import type { Place } from '../../engine/place/place.ts';
import type { Calculator } from './calculator.ts';
import { SANKRANTI_EDGE_MINUTES } from './limits.ts';
import { type Moment, moments } from './measures.ts';
import { type PlaceName, places } from './places.ts';

/** Moments that calendars cut the day at. */
const cuts: readonly Moment[] = [
  ...moments.filter((m) => m.name === 'sunrise' || m.name === 'sunset'),
  { name: 'three fifths of the day', at: (py, i) => py.dayStart[i] + 0.6 * (py.sunset[i] - py.dayStart[i]) },
  { name: 'a ghati before midnight', at: (py, i) => (py.sunset[i] + py.dayStart[i + 1]) / 2 - 24 / 1440 },
  { name: 'a ghati after midnight', at: (py, i) => (py.sunset[i] + py.dayStart[i + 1]) / 2 + 24 / 1440 },
  { name: '22:12', at: (py, i) => py.clock(i, 22 * 60 + 12) },
];

/** The reason of another first day, or null. `firstAt` returns our first day at a place. */
export function sankrantiReason(
  calculator: Calculator,
  place: Place,
  day: number,
  firstAt: (place: Place) => number | undefined,
): string | null {
  const py = calculator.yearOf(place, civilFromDay(day).year);
  const edge = py && sankrantiEdge(py, day - py.firstDay);
  if (edge !== undefined) return edge;
  const other = (Object.keys(places) as PlaceName[])
    .filter((name) => places[name].zone === place.zone)
    .find((name) => firstAt(places[name]) === day);
  return other === undefined ? null : `another place: the rule gives the published date in ${other}`;
}

/** Whether a sankranti near a day falls within a few minutes of a cut, in words. */
export function sankrantiEdge(py: PlaceYear, index: number): string | undefined {
  const ingress = [...py.sky.sunRashi.starts].find((t) => Math.abs(t - py.midnight[index]) < 3);
  if (ingress === undefined) return undefined;
  let best = { name: '', minutes: Number.POSITIVE_INFINITY };
  for (let i = index - 2; i <= index + 1; i++) {
    for (const cut of cuts) {
      const minutes = Math.abs(cut.at(py, i) - ingress) * 1440;
      if (minutes < best.minutes) best = { name: cut.name, minutes };
    }
  }
  if (best.minutes > SANKRANTI_EDGE_MINUTES) return undefined;
  return `borderline: the sankranti is ${best.minutes.toFixed(1)} min from ${best.name}; the source's Sun or limit of the day differs`;
}
