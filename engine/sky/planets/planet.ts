/**
 * The bodies whose tracks are fitted year by year: the five planets, and the Moon's ascending node, mean and
 * true.
 */
import { BODY, type Body } from '../sky-source.ts';
import type { SplitShape } from '../split-series.ts';

/** The planets that set and rise with the Sun, inner ones first. */
export const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

/** One of the five planets. */
export type Planet = (typeof PLANETS)[number];

/** Whatever has a track. Rahu is a node; Ketu stands opposite. */
export const TRACKED = [...PLANETS, 'mean node', 'true node'] as const;

/** A body with a track. */
export type Tracked = (typeof TRACKED)[number];

/** How a body is read from the ephemeris and fitted. */
export interface TrackedBody {
  readonly body: Body;
  readonly shape: SplitShape;
  /** days between the samples in which stations are looked for */
  readonly stationStep: number;
}

/** A thousandth of an arc second; light bent by the Sun needs pieces of a quarter of a day. */
const planet = (span: number): SplitShape => ({ span, least: 0.2, degree: 16, tolerance: 0.001 / 3600 });

/** The bodies by name. */
export const TRACKED_BODIES: Readonly<Record<Tracked, TrackedBody>> = {
  Mercury: { body: BODY.mercury, shape: planet(16), stationStep: 4 },
  Venus: { body: BODY.venus, shape: planet(32), stationStep: 8 },
  Mars: { body: BODY.mars, shape: planet(32), stationStep: 8 },
  Jupiter: { body: BODY.jupiter, shape: planet(32), stationStep: 8 },
  Saturn: { body: BODY.saturn, shape: planet(32), stationStep: 8 },
  'mean node': { body: BODY.meanNode, shape: planet(64), stationStep: 32 },
  // The library derives this node from the Moon's motion, with steps of up to 0.1 arc second in it.
  'true node': {
    body: BODY.trueNode,
    shape: { span: 8, least: 8, degree: 12, tolerance: 0.2 / 3600 },
    stationStep: 0.5,
  },
};
