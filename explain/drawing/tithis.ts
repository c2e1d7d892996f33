// Days drawn one above the other with the tithis that run in them: which tithi each sunrise meets.

import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { angasOn } from '@nirnaya/engine/panchang';
import { dayRow } from './day.ts';
import { svgTimeline } from './svg.ts';
import type { Band, TimelineRow } from './timeline.ts';

/** Which days are drawn, by civil day number, and what is written beside them. */
export interface DaysDrawn {
  readonly first: number;
  readonly last: number;
  readonly title: string;
  readonly caption: string;
}

/** The SVG of the tithis of some days of a place. A day is noted by the tithi at its sunrise. */
export function tithiDrawing(py: PlaceYear, { first, last, title, caption }: DaysDrawn): string {
  const rows: TimelineRow[] = [];
  for (let day = first; day <= last; day++) {
    const bands = angasOn(py, day - py.firstDay).tithi.map(
      ({ label, start, end }): Band => ({
        start,
        end,
        label: nameOfTithi(label),
        tone: label % 2 === 0 ? 'target' : 'other',
      }),
    );
    const row = dayRow(py, day, { bands, note: bands[0]?.label ?? '', laneOf: ({ tone }) => tone });
    if (row !== undefined) rows.push(row);
  }
  return svgTimeline({ title, caption, rows }, py.place.zone);
}

const nameOfTithi = (label: number): string => tithiFullName(label + 1);
