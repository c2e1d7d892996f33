// One day drawn with the windows of its day and night that rules look at.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { dayRow } from './day.ts';
import { svgTimeline } from './svg.ts';
import type { Band } from './timeline.ts';

/** Which day, by civil day number, which kalas of the pack, and what is written beside them. */
export interface KalasDrawn {
  readonly day: number;
  /** names of kalas in order of time, each with its label and how many days after the day it is taken of */
  readonly kalas: readonly (readonly [name: string, label: string, after: number])[];
  readonly title: string;
  readonly caption: string;
}

/** The SVG of the kalas of a day. Throws for a kala that the pack does not have. */
export function kalaDrawing(
  pack: CompiledPack,
  py: PlaceYear,
  { day, kalas, title, caption }: KalasDrawn,
): string {
  const bands = kalas.flatMap(([name, label, after], i): Band[] => {
    const spans = pack.dayWindows.kala(py, name, day + after);
    if (spans === undefined) throw new Error(`no kala ${name} in ${pack.name}`);
    const tone = i % 2 === 0 ? 'target' : 'other';
    return spans.length < 2 ? [] : [{ start: spans[0], end: spans[1], label, tone }];
  });
  // Names stand beside short bands, so neighbours stand in lanes of their own.
  const lanes = new Map(kalas.map(([, label], i) => [label, String(i % 3)]));
  const row = dayRow(py, day, { bands, laneOf: ({ label }) => lanes.get(label) ?? '' });
  return svgTimeline({ title, caption, rows: row === undefined ? [] : [row] }, py.place.zone);
}
