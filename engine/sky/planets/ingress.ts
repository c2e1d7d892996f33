/**
 * When a planet or node enters and leaves the parts of the zodiac, and when it moves backwards. In: planet-years
 * and a division. Out: timelines, whose changes are ingresses and stations.
 */
import { splitMotionAt, splitValueAt } from '../split-series.ts';
import type { Change, LabelYear, Timeline } from '../timeline.ts';
import { type Division, labelOfPart } from '../zodiac.ts';
import type { Tracked } from './planet.ts';
import { type PlanetYear, type Stretch, stretchesOf } from './planet-year.ts';
import { FIRST_PLANET_YEAR, LAST_PLANET_YEAR, type Planets } from './planets.ts';

/** Where planet-years come from. */
type PlanetYears = Pick<Planets, 'year'>;

/** Years through which a span is followed: one round of Saturn. */
const REACH = 30;

/**
 * The labels of a division that a body passes through, re-entries while it is retrograde included. `ahead` degrees
 * are added to its longitude: 180 makes Ketu of a node.
 */
export function divisionTimeline(
  planets: PlanetYears,
  body: Tracked,
  division: Division,
  ahead = 0,
): Timeline {
  return timeline((year) => ingressesIn(planets.year(body, year), division, ahead));
}

/** An arc of the zodiac. */
interface Arc {
  /** degrees */
  readonly from: number;
  /** degrees, excluded */
  readonly to: number;
  /** degrees that are added to the longitude; default 0 */
  readonly ahead?: number | undefined;
}

/**
 * 1 while the longitude of a body, with `ahead` degrees added, lies in from..to (degrees, `to` excluded; an arc past 360
 * is allowed), else 0. The arc is neither empty nor the whole round.
 */
export function arcTimeline(planets: PlanetYears, body: Tracked, { from, to, ahead = 0 }: Arc): Timeline {
  const width = (((to - from) % 360) + 360) % 360;
  return timeline((year) => {
    const track = planets.year(body, year);
    // The longitude counted from the begin of the arc.
    const offset = ahead - from;
    const changes: Change[] = [];
    for (const stretch of stretchesOf(track)) {
      const begin = splitValueAt(track.longitude, stretch.from) + offset;
      const end = splitValueAt(track.longitude, stretch.to) + offset;
      const [low, high] = [Math.min(begin, end), Math.max(begin, end)];
      const passed: Change[] = [];
      for (let round = Math.floor(low / 360); round * 360 <= high; round++) {
        for (const edge of [0, width]) {
          const passing = round * 360 + edge;
          if (!(passing > low && passing <= high)) continue;
          // Forwards the begin of the arc leads into it, backwards its end does.
          const inside = (edge === 0) === end > begin;
          const instant = reached(track, passing - offset, stretch.from, stretch.to);
          passed.push({ instant, label: inside ? 1 : 0 });
        }
      }
      changes.push(...passed.sort((a, b) => a.instant - b.instant));
    }
    const opening = splitValueAt(track.longitude, track.from) + offset;
    const openingDegrees = ((opening % 360) + 360) % 360;
    return { first: openingDegrees < width ? 1 : 0, changes };
  });
}

/** 1 while a body moves backwards in longitude, else 0; its changes are the stations. */
export function retrogradeTimeline(planets: PlanetYears, body: Tracked): Timeline {
  return timeline((year) => {
    const [first, ...rest] = stretchesOf(planets.year(body, year));
    const label = ({ retrograde }: Stretch): number => (retrograde ? 1 : 0);
    return {
      first: label(first),
      changes: rest.map((stretch) => ({ instant: stretch.from, label: label(stretch) })),
    };
  });
}

function timeline(year: (year: number) => LabelYear): Timeline {
  return { firstYear: FIRST_PLANET_YEAR, lastYear: LAST_PLANET_YEAR, reach: REACH, year };
}

/** The ingresses of one year, stretch by stretch between stations, where the motion keeps its direction. */
function ingressesIn(track: PlanetYear, { parts, cycle }: Division, ahead: number): LabelYear {
  const step = 360 / parts;
  const changes: Change[] = [];
  for (const { from, to } of stretchesOf(track)) {
    const begin = splitValueAt(track.longitude, from) + ahead;
    const end = splitValueAt(track.longitude, to) + ahead;
    const part = Math.floor(begin / step);
    const entered = (n: number, edge: number): void => {
      changes.push({ instant: reached(track, edge * step - ahead, from, to), label: labelOfPart(n, cycle) });
    };
    if (end > begin) for (let n = part + 1; n * step <= end; n++) entered(n, n);
    else for (let n = part; n * step > end; n--) entered(n - 1, n);
  }
  const opening = Math.floor((splitValueAt(track.longitude, track.from) + ahead) / step);
  return { first: labelOfPart(opening, cycle), changes };
}

/**
 * The instant within from..to, a stretch of one direction, at which the longitude reaches `target`: Newton steps
 * kept within a bracket, for near a station they overshoot.
 */
function reached({ longitude }: PlanetYear, target: number, from: number, to: number): number {
  const state = new Float64Array(2);
  const rising = splitValueAt(longitude, to) > target;
  let low = from;
  let high = to;
  let jd = (from + to) / 2;
  for (let round = 0; round < 80; round++) {
    splitMotionAt(longitude, jd, state);
    const off = state[0] - target;
    if (off >= 0 === rising) high = jd;
    else low = jd;
    const newton = jd - off / state[1];
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - jd) < 1e-9) return next;
    jd = next;
  }
  return jd;
}
