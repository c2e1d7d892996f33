// Evaluators of divisions: the labelled parts of a day, the part that an instant falls in, when a label holds.

import { dayIndexAt } from '@nirnaya/engine/almanac';
import { weekdayOf } from '@nirnaya/engine/civil';
import type { Spans } from '@nirnaya/engine/spans';
import type { Division } from '../../front/check/typed.ts';
import type { Context, SpansOf } from './context.ts';
import { type Emitter, onDay, readingAt } from './emitter.ts';

type Label = number | string;

/** The parts of a division on one day; `labels[i]` belongs to the i-th span. */
export interface Parts {
  readonly spans: Spans;
  readonly labels: readonly Label[];
}

/** The parts of a division on the context's day. */
export function partsOf(emitter: Emitter, division: Division): (cx: Context) => Parts {
  const windows = division.windows.map(({ of, into }) => ({ of: emitter.spans(of), into }));
  const labelsOf = labelsOfDay(emitter, division);
  return (cx) => {
    const spans: number[] = [];
    for (const { of, into } of windows) {
      const [start, end] = of(cx);
      if (start === undefined) continue;
      for (let i = 0; i < into; i++) {
        spans.push(start + ((end - start) * i) / into, start + ((end - start) * (i + 1)) / into);
      }
    }
    return { spans, labels: labelsOf(cx, spans.length / 2) };
  };
}

function labelsOfDay(
  emitter: Emitter,
  { labels }: Division,
): (cx: Context, count: number) => readonly Label[] {
  if (labels.how === 'table') {
    const values = emitter.values(labels.values);
    return (cx) => readingAt(cx, cx.py.sunrise[cx.day], values);
  }
  const { items } = labels;
  return (cx, count) => {
    // The lord of the weekday comes first; grahas are numbered in the order of the days they rule.
    const first = items.indexOf(weekdayOf(cx.py.firstDay + cx.day));
    return Array.from({ length: count }, (_, i) => items[(first + i) % items.length]);
  };
}

/** When the division has one of the labels, on the context's day. */
export function divisionSpans(emitter: Emitter, division: Division, selected: readonly Label[]): SpansOf {
  const parts = partsOf(emitter, division);
  return (cx) => {
    const { spans, labels } = parts(cx);
    return labels.flatMap((label, i) => (selected.includes(label) ? [spans[2 * i], spans[2 * i + 1]] : []));
  };
}

/** All parts of the context's day as unlabelled spans. */
export function divisionParts(emitter: Emitter, division: Division): SpansOf {
  const parts = partsOf(emitter, division);
  return (cx) => parts(cx).spans;
}

/** The label of the part that an instant falls in; undefined where none does. */
export function divisionAt(
  emitter: Emitter,
  division: Division,
): (cx: Context, jd: number) => Label | undefined {
  const parts = partsOf(emitter, division);
  return (cx, jd) => {
    const day = dayIndexAt(cx.py, jd);
    if (day < 0) return undefined;
    const { spans, labels } = onDay(cx, day, parts);
    return labels.find((_, i) => spans[2 * i] <= jd && jd < spans[2 * i + 1]);
  };
}
