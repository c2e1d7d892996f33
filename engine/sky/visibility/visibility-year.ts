/**
 * On which sides of the Sun a planet is seen through a year. In: the fitted sky and planet, a latitude, a rule. Out:
 * labels and their changes. Every crossing of the degrees needed is found, then the rule's two thresholds are
 * applied to them in order.
 */
import { crossingsOf } from '../crossings.ts';
import type { Planet } from '../planets/planet.ts';
import type { WiderSky } from '../sky-year.ts';
import type { Change, LabelYear } from '../timeline.ts';
import { type Arcs, type ArcsAt, arcsOf } from './arcs.ts';
import type { ArcNeeded, VisibilityRule } from './visibility-rule.ts';

/** Sides and their bits in a label; label 0 is set. */
export const SIDES = [
  { bit: 1, side: 'west' },
  { bit: 2, side: 'east' },
] as const;

/** Label of a planet so far from the Sun that it is seen whatever the arcs, which end at opposition. */
export const AWAY = 4;

/** Degrees of elongation from which on a planet is away. */
const AWAY_FROM = 90;

/** Days between samples of the arcs, which take weeks to turn, and of the elongation of 90 degrees. */
const STEP = 2;
const AWAY_STEP = 8;

/** Days to look back for where a planet came from that opens the year between the thresholds. */
const LOOK_BACK = 60;

/** A planet as it is looked for. */
export interface Sighting {
  /** degrees north */
  readonly lat: number;
  readonly planet: Planet;
  readonly rule: VisibilityRule;
}

/** The labels of a planet's year at a latitude. */
export function visibilityYear(sky: WiderSky, { lat, planet, rule }: Sighting, year: number): LabelYear {
  const { fit } = sky.year(year);
  const track = sky.planets.year(planet, year);
  const { from, to } = track;
  const arcsAt = remembered(arcsOf(rule.measure, fit, track, lat));
  const far = (jd: number): number => Math.abs(arcsAt(jd).elongation) - AWAY_FROM;

  let away = far(from) >= 0;
  let bits = 0;
  const flips = crossingsOf(far, from, to, AWAY_STEP).map((instant) => ({ instant, bit: AWAY }));
  for (const { bit, side } of SIDES) {
    const needed = rule[side];
    const arc = (jd: number): number => arcsAt(jd)[side];
    const earlier = (jd: number): number => {
      const arcs: Arcs = { west: 0, east: 0, elongation: 0 };
      arcsOf(rule.measure, fit, sky.planets.year(planet, year - 1), lat)(jd, arcs);
      return arcs[side];
    };
    let seen = seenAtFirst(needed, arc(from), (days) => earlier(from - days));
    if (seen) bits |= bit;
    for (const { instant, degrees, up } of passesOf(arc, needed, from, to)) {
      if (!decides(needed, degrees, up) || up === seen) continue;
      seen = up;
      flips.push({ instant, bit });
    }
  }
  flips.sort((a, b) => a.instant - b.instant);

  const label = (): number => (away ? AWAY : bits);
  const first = label();
  const changes: Change[] = [];
  for (const { instant, bit } of flips) {
    const before = label();
    if (bit === AWAY) away = !away;
    else bits ^= bit;
    if (label() !== before) changes.push({ instant, label: label() });
  }
  return { first, changes };
}

/** The arc passing one of the thresholds. */
interface Pass {
  readonly instant: number;
  readonly degrees: number;
  readonly up: boolean;
}

/** Every pass of either threshold, in order. */
function passesOf(arc: (jd: number) => number, needed: ArcNeeded, from: number, to: number): Pass[] {
  return [...new Set([needed.udaya, needed.asta])]
    .flatMap((degrees) => {
      const opening = arc(from) >= degrees;
      return crossingsOf((jd) => arc(jd) - degrees, from, to, STEP).map((instant, i) => ({
        instant,
        degrees,
        up: opening === (i % 2 === 1),
      }));
    })
    .sort((a, b) => a.instant - b.instant);
}

/**
 * Whether a pass shows or hides the planet. With the threshold of asta the higher one, a planet that never came up
 * to it sets where it sinks below that of udaya.
 */
function decides({ udaya, asta }: ArcNeeded, degrees: number, up: boolean): boolean {
  return asta > udaya || degrees === (up ? udaya : asta);
}

/** Whether the planet is seen where the arc opens a year; `earlier` is the arc some days before. */
function seenAtFirst(
  { udaya, asta }: ArcNeeded,
  opening: number,
  earlier: (days: number) => number,
): boolean {
  const low = Math.min(udaya, asta);
  const high = Math.max(udaya, asta);
  if (opening >= high || opening < low) return opening >= high;
  for (let days = 1; days <= LOOK_BACK; days++) {
    const arc = earlier(days);
    // Sinking between the thresholds a planet is still seen, rising not yet; the other way round if asta is higher.
    if (arc >= high || arc < low) return arc >= high === asta <= udaya;
  }
  return false;
}

/** The arcs by instant: each is kept, because every threshold samples the same instants. */
function remembered(arcsAt: ArcsAt): (jd: number) => Arcs {
  const cached = new Map<number, Arcs>();
  return (jd) => {
    let arcs = cached.get(jd);
    if (arcs === undefined) {
      arcs = { west: 0, east: 0, elongation: 0 };
      arcsAt(jd, arcs);
      cached.set(jd, arcs);
    }
    return arcs;
  };
}
