// Evaluators of eclipses: their spans over the place-year. The year's eclipses are computed when the first rule needs them.

import type { EclipseWord } from '@nirnaya/dsl/syntax';
import {
  type EclipseSpanKind,
  type EclipseSpans,
  eclipseSpans,
  visibleEclipseSpans,
} from '@nirnaya/engine/place';
import { unite } from '@nirnaya/engine/spans';
import type { Context, SpansOf } from './context.ts';

/** The spans of eclipses, in order; at a place two of one eclipse whose body sets and rises again during it. */
export function eclipseTimes(which: EclipseWord['which'], visible: boolean): SpansOf {
  const of = (cx: Context, kind: EclipseSpanKind): EclipseSpans['spans'] =>
    (visible ? visibleEclipseSpans(cx.py.sky, cx.py.place, kind) : eclipseSpans(cx.py.sky, kind)).spans;
  return which === 'any' ? (cx) => unite(of(cx, 'solar'), of(cx, 'lunar')) : (cx) => of(cx, which);
}
