/**
 * Asta and udaya: when a planet is lost in the Sun's light and when it comes out of it. In: the sky, a place, a
 * planet and a rule. Out: the events, and the spans in which the planet is set.
 *
 * An event is the instant at which the arc of the rule passes the degrees needed. By that practice which counts
 * only sunrises or sunsets, it is the first of them after the instant.
 */

import { newYear } from '../new-year.ts';
import type { Planet } from '../planets/planet.ts';
import type { WiderSky } from '../sky-year.ts';
import { changesBetween, type LabelYear, spansWhere, type Timeline, yearHolding } from '../timeline.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../year-range.ts';
import { BeyondVisibilityLatitude, VISIBILITY_LATITUDE, type VisibilityRule } from './visibility-rule.ts';
import { AWAY, SIDES, type Sighting, visibilityYear } from './visibility-year.ts';

/** A heliacal setting or rising. */
export interface VisibilityEvent {
  readonly planet: Planet;
  readonly kind: 'asta' | 'udaya';
  /** east: in the morning sky; west: in the evening sky */
  readonly side: 'east' | 'west';
  /** JD UT, to about 0.01 s of the arcs */
  readonly instant: number;
}

/** Years through which a span of being set is followed; the longest, of Mars, last eight months. */
const REACH = 3;

/**
 * The events within from..to (JD UT, `to` excluded; years 1700..3100), in order. Throws
 * `BeyondVisibilityLatitude` where a rule by rising and setting cannot be applied.
 */
export function visibilityEvents(
  sky: WiderSky,
  { lat, planet, rule }: Sighting,
  from: number,
  to: number,
): VisibilityEvent[] {
  const timeline = visibilityTimeline(sky, lat, planet, rule);
  const events: VisibilityEvent[] = [];
  let before = timeline.year(yearHolding(from)).first;
  for (const { instant, label } of changesBetween(timeline, newYear(yearHolding(from)), to)) {
    if (instant >= from && label !== AWAY && before !== AWAY) {
      for (const { bit, side } of SIDES) {
        if ((label & bit) !== (before & bit))
          events.push({ planet, kind: label & bit ? 'udaya' : 'asta', side, instant });
      }
    }
    before = label;
  }
  return events;
}

/**
 * The whole spans, as start, end ... (JD UT), that touch from..to and in which the planet is seen on neither side;
 * one that lasts more than three years beyond, or beyond 1700..3100, is cut there. Throws as `visibilityEvents`.
 */
export function setSpans(sky: WiderSky, { lat, planet, rule }: Sighting, from: number, to: number): number[] {
  const timeline = visibilityTimeline(sky, lat, planet, rule);
  const begin = Math.max(from, newYear(timeline.firstYear));
  const end = Math.min(to, newYear(timeline.lastYear + 1));
  return spansWhere(timeline, (label) => label === 0, begin, end);
}

function visibilityTimeline(sky: WiderSky, lat: number, planet: Planet, rule: VisibilityRule): Timeline {
  if (rule.measure !== 'longitude' && !(Math.abs(lat) <= VISIBILITY_LATITUDE))
    throw new BeyondVisibilityLatitude(lat);
  // A timeline lives as long as one question, which looks at a year more than once.
  const made = new Map<number, LabelYear>();
  return {
    firstYear: FIRST_SKY_YEAR,
    lastYear: LAST_SKY_YEAR,
    reach: REACH,
    year(year) {
      const labels = made.get(year) ?? visibilityYear(sky, { lat, planet, rule }, year);
      made.set(year, labels);
      return labels;
    },
  };
}
