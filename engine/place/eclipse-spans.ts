/**
 * Eclipses as spans of time. In: the sky of a year, and a place where they must be seen. Out: spans, and which eclipse
 * each belongs to. They cover the sky year with its margins, and so every day of a place-year.
 */

import type { Eclipse } from '../sky/eclipses/eclipse.ts';
import { eclipsesOf } from '../sky/eclipses/eclipses-of.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import type { Spans } from '../spans/spans.ts';
import { DISC_HORIZON, type EclipseHorizon } from './eclipse-horizon.ts';
import { lunarEclipseAtPlace } from './lunar-eclipse.ts';
import type { Place } from './place.ts';
import { solarEclipseAtPlace } from './solar-eclipse.ts';

/**
 * Which eclipses, and what of them: any part of the Sun covered; any part of the Moon in the umbra, which is what the
 * tradition counts; or any part of the Moon in the penumbra.
 */
export type EclipseSpanKind = 'solar' | 'lunar' | 'penumbral';

/** Spans of eclipses. */
export interface EclipseSpans {
  readonly spans: Spans;
  /** the eclipse of each span: `eclipses[i]` of spans[2 i]..spans[2 i + 1] */
  readonly eclipses: readonly Eclipse[];
}

/** When an eclipse is seen from anywhere on Earth. */
export function eclipseSpans(sky: SkyYear, kind: EclipseSpanKind): EclipseSpans {
  return laid(sky, (eclipse) => {
    const phase = phaseOf(eclipse, kind);
    return phase === undefined ? [] : [phase.start, phase.end];
  });
}

/** When an eclipse can be seen from a place: two spans where the body sets and rises again during one. */
export function visibleEclipseSpans(
  sky: SkyYear,
  place: Place,
  kind: EclipseSpanKind,
  horizon: EclipseHorizon = DISC_HORIZON,
): EclipseSpans {
  return laid(sky, (eclipse) => {
    if (phaseOf(eclipse, kind) === undefined) return [];
    if (eclipse.kind === 'solar') return solarEclipseAtPlace(sky, eclipse, place, horizon)?.visible ?? [];
    const local = lunarEclipseAtPlace(sky, eclipse, place, horizon);
    return (kind === 'penumbral' ? local.penumbral : local.partial)?.visible ?? [];
  });
}

function phaseOf(eclipse: Eclipse, kind: EclipseSpanKind): Eclipse['partial'] {
  if (eclipse.kind === 'solar') return kind === 'solar' ? eclipse.partial : undefined;
  if (kind === 'solar') return undefined;
  return kind === 'penumbral' ? eclipse.penumbral : eclipse.partial;
}

function laid(sky: SkyYear, spansOf: (eclipse: Eclipse) => Spans): EclipseSpans {
  const spans: number[] = [];
  const eclipses: Eclipse[] = [];
  for (const eclipse of eclipsesOf(sky)) {
    const own = spansOf(eclipse);
    spans.push(...own);
    for (let i = 0; i < own.length; i += 2) eclipses.push(eclipse);
  }
  return { spans, eclipses };
}
