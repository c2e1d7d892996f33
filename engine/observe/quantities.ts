// The labelled quantities of a place and year: what each is at an instant, and when it has a given value.
// Labels are 0-based; -1 is "none" (outside the data, or a day without sunrise).

import { dayIndexAt } from '../almanac/day-index.ts';
import type { PlaceYear } from '../almanac/place-year.ts';
import { memoOn } from '../cache/memo.ts';
import { weekdayOf } from '../civil/civil.ts';
import { type LagnaSpans, lagnaLongitude, risingSpans } from '../place/lagna.ts';
import type { Graha } from '../sky/grahas.ts';
import type { Lunation } from '../sky/lunations.ts';
import { PLANETS } from '../sky/planets/planet.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { labelOfSpan, type Track, trackIndexAt, trackLabelAt } from '../sky/track.ts';
import { DIVISIONS, labelOf } from '../sky/zodiac.ts';
import type { Spans } from '../spans/spans.ts';
import { type Followed, grahaLabelAt, grahaTrack, luminaryPadas, motionTrack } from './graha-tracks.ts';
import { starAtPlace, stars28 } from './nakshatra28.ts';

/** The name of a quantity. */
export type QuantityName =
  | 'tithi'
  | 'paksha'
  | 'lunar month'
  | 'purnimanta month'
  | 'nakshatra'
  | 'nakshatra28'
  | 'yoga'
  | 'karana'
  | 'weekday'
  | 'rashi'
  | 'lagna'
  /** the quarter of a star, 0..3 */
  | 'pada'
  /** the rashi that a ninth of a rashi is given to */
  | 'navamsa'
  /** 1 while a planet moves backwards, else 0 */
  | 'motion';

/** What a quantity may be read of: a graha, or the point that rises. */
export type Body = Graha | 'lagna';

/** A quantity, and what it is read of where there is a choice; the Moon where there is none. */
export interface Quantity {
  readonly name: QuantityName;
  readonly body: Body;
}

/** Whether a quantity is one of the point that rises, which goes round once a day. */
export const isRising = ({ name, body }: Quantity): boolean => name === 'lagna' || body === 'lagna';

/** The label of an intercalary month instead of that of its name. */
export const adhikaLabel = 12;

/** Which of the eleven karanas fills a half-tithi (0..59). */
export function karanaOfHalf(half: number): number {
  if (half === 0) return 10;
  return half >= 57 ? half - 50 : (half - 1) % 7;
}

/** The lunation that holds an instant. */
export function lunationAt(sky: SkyYear, t: number): Lunation | undefined {
  let low = 0;
  let high = sky.lunations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sky.lunations[middle].end > t) high = middle;
    else low = middle + 1;
  }
  const lunation = sky.lunations[low];
  return lunation !== undefined && lunation.start <= t ? lunation : undefined;
}

/** The track a quantity is a function of; undefined where it follows none. */
export function trackOf(sky: SkyYear, q: Quantity): Track | undefined {
  switch (q.name) {
    case 'tithi':
    case 'paksha':
      return sky.tithi;
    case 'nakshatra':
    case 'rashi':
    case 'pada':
    case 'navamsa':
      return q.body === 'lagna' ? undefined : zodiacTrack(sky, q.body, divisionOf(q.name));
    case 'nakshatra28':
      return stars28(sky, q.body === 'Sun' ? 'Sun' : 'Moon');
    case 'motion': {
      const planet = PLANETS.find((one) => one === q.body);
      return planet && motionTrack(sky, planet);
    }
    case 'yoga':
      return sky.yoga;
    case 'karana':
      return sky.karana;
    default:
      return undefined;
  }
}

// A navamsa is a quarter of a star.
const divisionOf = (name: 'nakshatra' | 'rashi' | 'pada' | 'navamsa' | 'lagna'): Followed => {
  if (name === 'lagna') return 'rashi';
  return name === 'navamsa' ? 'pada' : name;
};

function zodiacTrack(sky: SkyYear, graha: Graha, division: Followed): Track {
  if (graha !== 'Sun' && graha !== 'Moon') return grahaTrack(sky, graha, division);
  if (division === 'pada') return luminaryPadas(sky, graha);
  if (division === 'rashi') return graha === 'Sun' ? sky.sunRashi : sky.moonRashi;
  return graha === 'Sun' ? sky.sunNakshatra : sky.nakshatra;
}

// The label of a quantity where its track has a label of its own.
function labelOfRaw(name: QuantityName, raw: number): number {
  switch (name) {
    case 'paksha':
      return raw < 15 ? 0 : 1;
    case 'nakshatra28':
      return starAtPlace(raw);
    case 'karana':
      return karanaOfHalf(raw);
    case 'pada':
      return raw % 4;
    case 'navamsa':
      return raw % 12;
    default:
      return raw;
  }
}

/** The amanta month's label of a lunation: 0..11, or 12 where it is intercalary. A kshaya one has that of its first. */
export function amantaLabel(lunation: Lunation): number {
  return lunation.adhika ? adhikaLabel : lunation.months[0] - 1;
}

function purnimantaLabel(lunation: Lunation, krishna: boolean): number {
  if (lunation.adhika) return adhikaLabel;
  const month = lunation.months[lunation.months.length - 1] - 1;
  return krishna ? (month + 1) % 12 : lunation.months[0] - 1;
}

/**
 * The label of a quantity at an instant; -1 where there is none. Of what rises, the boundaries of a stretch of time that
 * are known already may be used: `around` is that of an instant well inside of a part.
 */
export function labelAt(py: PlaceYear, q: Quantity, t: number, range?: readonly [number, number]): number {
  if (Number.isNaN(t)) return -1;
  if (isRising(q)) {
    const track = range && lagnaSpansNear(py, risingDivision(q), range[0], range[1]);
    const known = track === undefined ? -1 : trackLabelAt(track, t);
    if (known >= 0) return labelOfRaw(q.name, known);
    const part = labelOf(DIVISIONS[risingDivision(q)], lagnaLongitude(py.sky, py.place, t));
    return labelOfRaw(q.name, part);
  }
  switch (q.name) {
    case 'rashi':
    case 'nakshatra':
    case 'pada':
    case 'navamsa': {
      if (q.body === 'Sun' || q.body === 'Moon' || q.body === 'lagna') break;
      const raw = grahaLabelAt(py.sky, q.body, divisionOf(q.name), t);
      return raw < 0 ? -1 : labelOfRaw(q.name, raw);
    }
    case 'weekday': {
      const day = dayIndexAt(py, t);
      return day < 0 ? -1 : weekdayOf(py.firstDay + day);
    }
    default:
      break;
  }
  const track = trackOf(py.sky, q);
  if (track !== undefined) {
    const raw = trackLabelAt(track, t);
    return raw < 0 ? -1 : labelOfRaw(q.name, raw);
  }
  const lunation = lunationAt(py.sky, t);
  if (lunation === undefined) return -1;
  if (q.name === 'lunar month') return amantaLabel(lunation);
  return purnimantaLabel(lunation, trackLabelAt(py.sky.tithi, t) >= 15);
}

const risingDivision = ({ name }: Quantity): Followed =>
  divisionOf(name === 'nakshatra' || name === 'pada' || name === 'navamsa' ? name : 'lagna');

// The stretch of rising parts that was found last for a place-year: the lines of one rule need the same again.
type Rising = Partial<Record<Followed, { from: number; to: number; spans: LagnaSpans }>>;
const risings = memoOn<PlaceYear, Rising>();

function lagnaSpansNear(py: PlaceYear, division: Followed, from: number, to: number): LagnaSpans {
  const known = risings.of(py, () => ({}));
  const last = known[division];
  if (last !== undefined && last.from === from && last.to === to) return last.spans;
  const spans = risingSpans(py.sky, py.place, DIVISIONS[division], { fromJd: from, toJd: to });
  known[division] = { from, to, spans };
  return spans;
}

/** A quantity's own spans with their labels, unmerged, in order. */
export interface LabelledSpans {
  readonly spans: Spans;
  readonly labels: readonly number[];
}

// What rises is followed through a stretch of time, all else through the year.
function followedTrack(py: PlaceYear, q: Quantity, range: readonly [number, number]): Track | undefined {
  if (isRising(q)) return lagnaSpansNear(py, risingDivision(q), range[0], range[1]);
  // Weekdays follow from the days; a year of the calendars has no sky.
  return q.name === 'weekday' ? undefined : trackOf(py.sky, q);
}

/** The instants, in order, at which a quantity may change, with the ends of what is known of it; as `allSpans`. */
export function changesOf(py: PlaceYear, q: Quantity, range: readonly [number, number]): ArrayLike<number> {
  const track = followedTrack(py, q, range);
  if (track !== undefined) return track.starts;
  return q.name === 'weekday' ? py.dayStart : distinctOf(allSpans(py, q, range).spans);
}

// The ends of spans in order, each once.
const distinctOf = (spans: Spans): number[] => spans.filter((t, i) => i === 0 || t !== spans[i - 1]);

/** All spans of a quantity over the year; for the lagna those of `around`, a stretch of days. */
export function allSpans(py: PlaceYear, q: Quantity, range: readonly [number, number]): LabelledSpans {
  const spans: number[] = [];
  const labels: number[] = [];
  const push = (start: number, end: number, label: number): void => {
    spans.push(start, end);
    labels.push(label);
  };
  const track = followedTrack(py, q, range);
  if (track !== undefined) {
    const { starts } = track;
    for (let i = 0; i + 1 < starts.length; i++) {
      push(starts[i], starts[i + 1], labelOfRaw(q.name, labelOfSpan(track, i)));
    }
    return { spans, labels };
  }
  switch (q.name) {
    case 'weekday':
      for (let i = 0; i < py.count; i++) push(py.dayStart[i], py.dayStart[i + 1], weekdayOf(py.firstDay + i));
      break;
    default:
      for (const lunation of py.sky.lunations) pushMonth(py, q, lunation, push);
  }
  return { spans, labels };
}

function pushMonth(
  py: PlaceYear,
  q: Quantity,
  lunation: Lunation,
  push: (start: number, end: number, label: number) => void,
): void {
  if (q.name === 'lunar month') {
    push(lunation.start, lunation.end, amantaLabel(lunation));
    return;
  }
  const full = tithiStartIn(py.sky, lunation, 15);
  if (Number.isNaN(full)) return;
  push(lunation.start, full, purnimantaLabel(lunation, false));
  push(full, lunation.end, purnimantaLabel(lunation, true));
}

/** When the n-th tithi (0..30) of a lunation begins; NaN outside the data. */
export function tithiStartIn(sky: SkyYear, lunation: Lunation, n: number): number {
  // A little inside, for the two are found by separate Newton steps.
  const first = trackIndexAt(sky.tithi, lunation.start + 0.01);
  return first < 0 || first + n >= sky.tithi.starts.length ? Number.NaN : sky.tithi.starts[first + n];
}

/** The spans in which a quantity has one of the labels, neighbours merged. */
export function spansWith(
  py: PlaceYear,
  q: Quantity,
  labels: ReadonlySet<number>,
  range: readonly [number, number],
): Spans {
  if (q.name === 'lunar month') return kshayaAware(py, labels);
  const track = followedTrack(py, q, range);
  if (track !== undefined) return mergedSpans(q.name, track, labels);
  const all = allSpans(py, q, range);
  return mergeLabelled(all, labels);
}

// A kshaya lunation has two names and serves both.
function kshayaAware(py: PlaceYear, labels: ReadonlySet<number>): Spans {
  const out: number[] = [];
  for (const lunation of py.sky.lunations) {
    const bears = lunation.adhika ? labels.has(adhikaLabel) : lunation.months.some((m) => labels.has(m - 1));
    if (!bears) continue;
    if (out.at(-1) === lunation.start) out[out.length - 1] = lunation.end;
    else out.push(lunation.start, lunation.end);
  }
  return out;
}

function mergedSpans(name: QuantityName, track: Track, labels: ReadonlySet<number>): Spans {
  const { starts } = track;
  const out: number[] = [];
  let open = false;
  for (let i = 0; i + 1 < starts.length; i++) {
    const isWithin = labels.has(labelOfRaw(name, labelOfSpan(track, i)));
    if (isWithin !== open) out.push(starts[i]);
    open = isWithin;
  }
  if (open) out.push(starts[starts.length - 1]);
  return out;
}

/** Labelled spans cut down to some labels, neighbours merged. */
function mergeLabelled(all: LabelledSpans, labels: ReadonlySet<number>): Spans {
  const out: number[] = [];
  for (let i = 0; i < all.labels.length; i++) {
    if (!labels.has(all.labels[i])) continue;
    const start = all.spans[2 * i];
    if (out.length > 0 && out[out.length - 1] === start) out[out.length - 1] = all.spans[2 * i + 1];
    else out.push(start, all.spans[2 * i + 1]);
  }
  return out;
}
