/**
 * The young Moon above the horizon after sunset, and whether criteria hold that it is seen. Angles in degrees, instants JD UT.
 */

import { type HorizonRule, type Observer, riseSet } from '../../engine/place/horizon.ts';
import { SUN_UPPER_LIMB } from '../../engine/place/horizon-rules.ts';
import { valueAt } from '../../engine/sky/chebyshev.ts';
import type { EarthPath } from '../../engine/sky/sky-fit.ts';
import type { SkyYear } from '../../engine/sky/sky-year.ts';

const DEG = Math.PI / 180;
const MINUTES_A_DAY = 1440;

/** The Moon's centre on the horizon with refraction, which is when it sets for those who time it. */
const MOON_SETS: HorizonRule = { altitude: -34 / 60, radius: 1737.5 / 6378.137, seenFrom: 'surface' };

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector): number => Math.sqrt(dot(a, a));
const angleBetween = (a: Vector, b: Vector): number => Math.acos(dot(a, b) / (length(a) * length(b))) / DEG;

// A body in Earth radii, x in the meridian of the place, y to the west of it, z along the axis.
function vectorOf(path: EarthPath, observer: Observer, jd: number): Vector {
  const hour = (valueAt(path.hourAngle, jd) + observer.lon) * DEG;
  const sin = valueAt(path.sinDeclination, jd);
  const cos = Math.sqrt(1 - sin * sin);
  const distance = valueAt(path.distance, jd);
  return [distance * cos * Math.cos(hour), distance * cos * Math.sin(hour), distance * sin];
}

/** The Sun and the Moon as they stand over a place at an instant. */
export interface Stand {
  /** of the Moon's centre as seen from the place, without refraction */
  readonly altitude: number;
  /** between the centres, from the centre of the Earth and from the place */
  readonly elongation: number;
  readonly elongationSeen: number;
  /** how much higher the Moon stands than the Sun, from the centre of the Earth and from the place */
  readonly arcOfVision: number;
  readonly arcOfVisionSeen: number;
  /** width of the crescent by either elongation, arc minutes, the Moon as large as it is from the place */
  readonly width: number;
  readonly widthSeen: number;
}

/** How Sun and Moon stand over a place. */
export function standAt(sky: SkyYear, observer: Observer, jd: number): Stand {
  const up: Vector = [observer.cosLat, 0, observer.sinLat];
  const here: Vector = [observer.axial, 0, observer.polar];
  const from = ([x, y, z]: Vector): Vector => [x - here[0], y - here[1], z - here[2]];
  const altitudeOf = (body: Vector): number => Math.asin(dot(body, up) / length(body)) / DEG;
  const sun = vectorOf(sky.fit.sun, observer, jd);
  const moon = vectorOf(sky.fit.moon, observer, jd);
  const [sunSeen, moonSeen] = [from(sun), from(moon)];
  const elongation = angleBetween(sun, moon);
  const elongationSeen = angleBetween(sunSeen, moonSeen);
  const radius = (Math.asin(1737.5 / 6378.137 / length(moonSeen)) / DEG) * 60;
  return {
    altitude: altitudeOf(moonSeen),
    elongation,
    elongationSeen,
    arcOfVision: altitudeOf(moon) - altitudeOf(sun),
    arcOfVisionSeen: altitudeOf(moonSeen) - altitudeOf(sunSeen),
    width: radius * (1 - Math.cos(elongation * DEG)),
    widthSeen: radius * (1 - Math.cos(elongationSeen * DEG)),
  };
}

/** An evening at a place: when the Sun sets, and the Moon after it; undefined where the Sun does not set. */
interface Evening {
  readonly sunset: number;
  /** undefined where the Moon sets before the Sun */
  readonly moonset: number | undefined;
}

function eveningAt(sky: SkyYear, observer: Observer, midnight: number): Evening | undefined {
  const [sunset] = riseSet(sky.fit.sun, observer, SUN_UPPER_LIMB, {
    from: midnight + 0.4,
    to: midnight + 1.2,
  }).sets;
  if (sunset === undefined) return undefined;
  const [moonset] = riseSet(sky.fit.moon, observer, MOON_SETS, { from: sunset, to: sunset + 0.4 }).sets;
  return { sunset, moonset };
}

/** What a criterion asks of an evening. */
export type Criterion =
  /** the Moon's altitude and its elongation, at sunset */
  | { readonly kind: 'arcs' | 'arcs anywhere'; readonly altitude: number; readonly elongation: number }
  /** the same, or the hours since it was new, when it sets */
  | {
      readonly kind: 'arcs or age';
      readonly altitude: number;
      readonly elongation: number;
      readonly age: number;
    }
  /** minutes from sunset to moonset */
  | { readonly kind: 'lag'; readonly minutes: number }
  /** the elongation at sunset */
  | { readonly kind: 'danjon'; readonly elongation: number }
  /** Yallop's q, or Odeh's V, at the best time */
  | { readonly kind: 'yallop' | 'odeh'; readonly least: number };

// The cubic by which both say how high the Moon must stand for a width of crescent.
const needed = (width: number): number => -0.1018 * width ** 3 + 0.7319 * width ** 2 - 6.3226 * width;

/** Whether a criterion holds at a place on the evening after a midnight of its clock; `conjunction` is the new moon's. */
export function isSeen(
  criterion: Criterion,
  sky: SkyYear,
  observer: Observer,
  { midnight, conjunction }: { readonly midnight: number; readonly conjunction: number },
): boolean {
  const evening = eveningAt(sky, observer, midnight);
  if (evening === undefined || conjunction >= evening.sunset) return false;
  const { sunset, moonset } = evening;
  if (moonset === undefined) return false;
  const atSunset = standAt(sky, observer, sunset);
  switch (criterion.kind) {
    case 'arcs':
    case 'arcs anywhere':
      return atSunset.altitude >= criterion.altitude && atSunset.elongation >= criterion.elongation;
    case 'arcs or age': {
      const arcs = atSunset.altitude >= criterion.altitude && atSunset.elongation >= criterion.elongation;
      return arcs || (moonset - conjunction) * 24 >= criterion.age;
    }
    case 'lag':
      return (moonset - sunset) * MINUTES_A_DAY >= criterion.minutes;
    case 'danjon':
      return atSunset.elongation >= criterion.elongation;
    case 'yallop': {
      const { arcOfVision, width } = standAt(sky, observer, sunset + (4 / 9) * (moonset - sunset));
      return (arcOfVision - 11.8371 - needed(width)) / 10 >= criterion.least;
    }
    case 'odeh': {
      const { arcOfVisionSeen, widthSeen } = standAt(sky, observer, sunset + (4 / 9) * (moonset - sunset));
      return arcOfVisionSeen - 7.1651 - needed(widthSeen) >= criterion.least;
    }
  }
}
