/**
 * A planet or node over one Gregorian year as polynomials: plain data, which a thread without an ephemeris can be
 * handed. In: an ephemeris. Out: sidereal Lahiri longitude with its rate, latitude, stations.
 *
 * The places are the apparent ones, the bending of light by the Sun included: pieces shrink where a planet passes
 * by the Sun. Measured against the Swiss Ephemeris: see test/engine/sky/planets/planet-year.test.ts.
 */
import { crossingsOf } from '../crossings.ts';
import { newYear } from '../new-year.ts';
import type { SkySource } from '../sky-source.ts';
import { fitPlaces, type SplitSeries, splitMotionAt, splitValueAt } from '../split-series.ts';

import { TRACKED_BODIES, type Tracked } from './planet.ts';

/** One body, one year. */
export interface PlanetYear {
  readonly body: Tracked;
  readonly year: number;
  /** JD UT, 1 January 0h */
  readonly from: number;
  /** JD UT, 1 January 0h of the next year */
  readonly to: number;
  /** degrees, sidereal, without wrap */
  readonly longitude: SplitSeries;
  /** degrees, ecliptic of date */
  readonly latitude: SplitSeries;
  /** JD UT, sorted: where the motion in longitude turns */
  readonly stations: Float64Array;
}

/** Where a body stands. */
export interface PlanetPlace {
  /** degrees 0..360, sidereal Lahiri */
  readonly longitude: number;
  /** degrees, ecliptic of date */
  readonly latitude: number;
  /** degrees a day in longitude */
  readonly speed: number;
}

/** The year of a body. Throws `SkyUnavailable` when the ephemeris files do not reach the year. */
export function buildPlanetYear(ephemeris: SkySource, name: Tracked, year: number): PlanetYear {
  const { body, shape, stationStep } = TRACKED_BODIES[name];
  const from = newYear(year);
  const to = newYear(year + 1);
  const { longitude, latitude } = fitPlaces((jd) => ephemeris.position(jd, body), from, to, shape);
  const state = new Float64Array(2);
  const speed = (jd: number): number => {
    splitMotionAt(longitude, jd, state);
    return state[1];
  };
  const stations = Float64Array.from(crossingsOf(speed, from, to, stationStep));
  return { body: name, year, from, to, longitude, latitude, stations };
}

/** The place of the body at `jd` (JD UT), which must lie within the year. */
export function placeIn(track: PlanetYear, jd: number): PlanetPlace {
  const state = new Float64Array(2);
  splitMotionAt(track.longitude, jd, state);
  const longitude = state[0] % 360;
  return {
    longitude: longitude < 0 ? longitude + 360 : longitude,
    latitude: splitValueAt(track.latitude, jd),
    speed: state[1],
  };
}

/** A stretch of a year in which a body keeps its direction. */
export interface Stretch {
  /** JD UT */
  readonly from: number;
  /** JD UT */
  readonly to: number;
  readonly retrograde: boolean;
}

/** The year cut at its stations. */
export function stretchesOf(track: PlanetYear): Stretch[] {
  const edges = [track.from, ...track.stations, track.to];
  const state = new Float64Array(2);
  return edges.slice(1).map((to, i) => {
    const from = edges[i];
    splitMotionAt(track.longitude, (from + to) / 2, state);
    return { from, to, retrograde: state[1] < 0 };
  });
}
