/**
 * The grahas followed through a sky year: the parts of the zodiac that each passes through, when it moves backwards,
 * when it stands in an arc, where it stands. In: a sky year. Out: tracks of labels and spans, found once for each year
 * of the sky and shared by every place. All but the Sun and the Moon stand where they are seen, on every sky. Rahu is the mean node, and Ketu stands opposite.
 */
import { memoOn, setWithin } from '../cache/memo.ts';
import { trackOf } from '../sky/anga.ts';
import type { Graha } from '../sky/grahas.ts';
import { newYear } from '../sky/new-year.ts';
import { arcTimeline, divisionTimeline, retrogradeTimeline } from '../sky/planets/ingress.ts';
import type { Planet, Tracked } from '../sky/planets/planet.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import {
  type Change,
  changesBetween,
  type LabelYear,
  labelSpans,
  spansWhere,
  type Timeline,
  yearHolding,
} from '../sky/timeline.ts';
import { type Track, trackLabelAt } from '../sky/track.ts';
import { DIVISIONS } from '../sky/zodiac.ts';
import type { Spans } from '../spans/spans.ts';

/** A graha that is followed by a track of its own, year by year: all but the Sun and the Moon. */
export type Wanderer = Exclude<Graha, 'Sun' | 'Moon'>;

/** The parts of the zodiac that grahas are followed through; a pada is one of the 108 quarters of the stars. */
export type Followed = 'rashi' | 'nakshatra' | 'pada';

/**
 * The body behind a graha, the degrees that it is ahead of it, and for how many years a span is followed beyond those
 * around the sky year: no body stays in a sign for longer, Saturn two years and eleven months.
 */
const BODIES: Readonly<
  Record<Wanderer, { readonly body: Tracked; readonly ahead: number; readonly reach: number }>
> = {
  Mars: { body: 'Mars', ahead: 0, reach: 1 },
  Mercury: { body: 'Mercury', ahead: 0, reach: 1 },
  Jupiter: { body: 'Jupiter', ahead: 0, reach: 2 },
  Venus: { body: 'Venus', ahead: 0, reach: 1 },
  Saturn: { body: 'Saturn', ahead: 0, reach: 3 },
  Rahu: { body: 'mean node', ahead: 0, reach: 2 },
  Ketu: { body: 'mean node', ahead: 180, reach: 2 },
};

/** The grahas that have tracks of their own. */
export const wanderers = Object.keys(BODIES) as readonly Wanderer[];

// The stretch that tracks cover: a year more on either side, so that what a rule asks about the months after an
// ingress late in the year, such as whether the graha turns back, is known.
function covered({ year }: SkyYear): { readonly from: number; readonly to: number } {
  return { from: newYear(year - 1), to: newYear(year + 2) - 1e-6 };
}

const made = memoOn<SkyYear, Map<string, Track | Spans>>();

// Texts of rules may name any arc.
const MOST_TRACKS = 256;

function shared<V extends Track | Spans>(sky: SkyYear, key: string, make: () => V): V {
  const known = made.of(sky, () => new Map());
  const track = known.get(key);
  if (track !== undefined) return track as V;
  const value = make();
  setWithin(known, MOST_TRACKS, key, value);
  return value;
}

/** The track of a graha where it has been made. */
function trackMade(sky: SkyYear, graha: Wanderer, division: Followed): Track | undefined {
  return made.known(sky.drik)?.get(`${graha} ${division}`) as Track | undefined;
}

/** How near to a border, degrees, the rounding of an instant may lead to the wrong side of it. */
const BORDER = 1e-5;

/**
 * 0-based label of the part in which a graha stands at an instant (JD UT). For a single instant no more than the year about
 * it is computed.
 */
export function grahaLabelAt(sky: SkyYear, graha: Wanderer, division: Followed, jd: number): number {
  const { from, to } = covered(sky);
  if (!(jd >= from && jd < to)) return -1;
  const track = trackMade(sky, graha, division);
  if (track !== undefined) return trackLabelAt(track, jd);
  const { parts } = DIVISIONS[division];
  const along = (grahaLongitude(sky, graha, jd) * parts) / 360;
  const off = (Math.abs(along - Math.round(along)) * 360) / parts;
  // On a border itself the instant of the ingress decides.
  return off > BORDER ? Math.floor(along) % parts : labelByChanges(sky, graha, division, jd);
}

function labelByChanges(sky: SkyYear, graha: Wanderer, division: Followed, jd: number): number {
  const { first, changes } = labelsOf(sky, graha, division, yearHolding(jd));
  let last = first;
  for (const { instant, label } of changes) if (instant <= jd) last = label;
  return last;
}

function labelsOf(sky: SkyYear, graha: Wanderer, division: Followed, year: number): LabelYear {
  const { body, ahead } = BODIES[graha];
  return divisionTimeline(sky.wider.planets, body, DIVISIONS[division], ahead).year(year);
}

/** The graha's entries into signs in from..to (JD UT) of the years about the sky's. */
export function ingressesOf(sky: SkyYear, graha: Wanderer, from: number, to: number): readonly Change[] {
  const { body, ahead } = BODIES[graha];
  const timeline = divisionTimeline(sky.wider.planets, body, DIVISIONS.rashi, ahead);
  const about = covered(sky);
  return changesBetween(
    { ...timeline, year: (year) => entered(sky, graha, year) },
    Math.max(from, about.from),
    Math.min(to, about.to),
  );
}

const enteredIn = memoOn<SkyYear, Map<string, LabelYear>>();

function entered(sky: SkyYear, graha: Wanderer, year: number): LabelYear {
  const known = enteredIn.of(sky.drik, () => new Map());
  const key = `${graha} ${year}`;
  const knownLabels = known.get(key);
  if (knownLabels !== undefined) return knownLabels;
  const labels = labelsOf(sky, graha, 'rashi', year);
  known.set(key, labels);
  return labels;
}

/** The parts of the zodiac that a graha passes through, whole. */
export function grahaTrack(sky: SkyYear, graha: Wanderer, division: Followed): Track {
  return shared(sky.drik, `${graha} ${division}`, () => {
    const { body, ahead, reach } = BODIES[graha];
    const parts = DIVISIONS[division];
    const timeline = divisionTimeline(sky.wider.planets, body, parts, ahead);
    return followed(sky, { ...timeline, reach }, parts.cycle);
  });
}

/** 1 while a planet moves backwards, else 0. */
export function motionTrack(sky: SkyYear, planet: Planet): Track {
  return shared(sky.drik, `${planet} motion`, () => {
    const timeline = retrogradeTimeline(sky.wider.planets, planet);
    // A planet may go forwards for two years: nobody asks for that span whole.
    return followed(sky, { ...timeline, reach: 1 }, 2, (label) => label === 1);
  });
}

/** The quarters of the stars (0..107) that the Sun or the Moon passes through. */
export function luminaryPadas(sky: SkyYear, body: 'Sun' | 'Moon'): Track {
  return shared(sky, `${body} pada`, () => {
    const { parts, cycle } = DIVISIONS.pada;
    const { sun, moon } = sky.motions;
    return trackOf(body === 'Sun' ? sun : moon, { step: 360 / parts, cycle }, sky.from, sky.to);
  });
}

/**
 * Whole spans (JD UT) in which the sidereal longitude of a graha lies in from..to degrees; a wrap past 360 is allowed.
 *
 */
export function grahaArcSpans(sky: SkyYear, graha: Wanderer, from: number, to: number): Spans {
  if ((to - from) % 360 === 0) return [sky.from, sky.to];
  return shared(sky.drik, `${graha} ${from} ${to}`, () => {
    const { body, ahead, reach } = BODIES[graha];
    const timeline = arcTimeline(sky.wider.planets, body, { from, to, ahead });
    return spansWhere({ ...timeline, reach }, (label) => label === 1, sky.from, sky.to);
  });
}

/** The sidereal longitude (degrees 0..360) of a graha at an instant (JD UT). */
export function grahaLongitude(sky: SkyYear, graha: Graha, jd: number): number {
  if (graha === 'Sun') return sky.sunLongitude(jd);
  if (graha === 'Moon') return sky.moonLongitude(jd);
  const { body, ahead } = BODIES[graha];
  return (sky.wider.planets.at(body, jd).longitude + ahead) % 360;
}

function followed(
  sky: SkyYear,
  timeline: Timeline,
  cycle: number,
  isWhole?: (label: number) => boolean,
): Track {
  const { from, to } = covered(sky);
  const begin = Math.max(from, newYear(timeline.firstYear));
  const end = Math.min(to, newYear(timeline.lastYear + 1) - 1e-6);
  const spans = labelSpans(timeline, begin, end, isWhole);
  const labels = Uint8Array.from(spans, ({ label }) => label);
  const starts = Float64Array.from([...spans.map(({ start }) => start), spans[spans.length - 1].end]);
  return { cycle, first: labels[0], starts, labels };
}
