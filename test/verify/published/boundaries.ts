// Beginnings and ends of tithi, nakshatra, yoga, karana and rashi.

import { karanaOfHalf } from '../../../engine/observe/quantities.ts';
import type { SkyYear } from '../../../engine/sky/sky-year.ts';
import type { Track } from '../../../engine/sky/track.ts';
import { labelsOf } from '../labels.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { compareInstant, type PublishedRow, sunLag } from './row.ts';

interface Boundary {
  readonly names: Parameters<typeof labelsOf>[0];
  readonly edge: 'begin' | 'end';
  /** minutes */
  readonly tolerance: number;
  track(sky: SkyYear): Track;
  /** the label of a raw one of the track, where they differ */
  label?(raw: number): number;
}

const boundaries: Readonly<Record<string, Boundary | undefined>> = {
  tithi_begin: { names: 'tithi', edge: 'begin', tolerance: 2, track: (sky) => sky.tithi },
  tithi_end: { names: 'tithi', edge: 'end', tolerance: 2, track: (sky) => sky.tithi },
  nakshatra_begin: { names: 'nakshatra', edge: 'begin', tolerance: 1, track: (sky) => sky.nakshatra },
  nakshatra_end: { names: 'nakshatra', edge: 'end', tolerance: 1, track: (sky) => sky.nakshatra },
  surya_nakshatra_end: { names: 'nakshatra', edge: 'end', tolerance: 2, track: (sky) => sky.sunNakshatra },
  moon_rashi_end: { names: 'rashi', edge: 'end', tolerance: 2, track: (sky) => sky.moonRashi },
  yoga_end: { names: 'yoga', edge: 'end', tolerance: 2, track: (sky) => sky.yoga },
  karana_end: { names: 'karana', edge: 'end', tolerance: 2, track: (sky) => sky.karana, label: karanaOfHalf },
};

/** Judges a boundary by the nearest one of the same name. */
export function checkBoundary(published: PublishedRow): Verdict {
  const { calculator, place, kind, name, value } = published;
  const boundary = boundaries[kind];
  const printed = calculator.instant(place, value);
  const sky = calculator.yearOf(place, Number(value.slice(0, 4)))?.sky;
  if (boundary === undefined || printed === undefined || sky === undefined) return uncovered;
  const labels = labelsOf(boundary.names, name);
  const ours = nearestEdge(boundary, sky, new Set(labels), printed);
  if (ours === undefined) return uncovered;
  return compareInstant(published, {
    ours,
    printed,
    minutes: boundary.tolerance,
    reason: () => (kind.startsWith('surya') ? sunLag(ours, printed) : null),
  });
}

function nearestEdge(b: Boundary, sky: SkyYear, labels: ReadonlySet<number>, t: number): number | undefined {
  const { starts, first, cycle } = b.track(sky);
  let best: number | undefined;
  for (let i = 0; i + 1 < starts.length; i++) {
    const raw = (first + i) % cycle;
    if (!labels.has(b.label?.(raw) ?? raw)) continue;
    const edge = b.edge === 'begin' ? starts[i] : starts[i + 1];
    if (best === undefined || Math.abs(edge - t) < Math.abs(best - t)) best = edge;
  }
  return best;
}
