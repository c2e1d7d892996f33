/**
 * A cone of shadow against the ellipsoid of the Earth, without approximation: the two are apart where a plane that
 * touches the cone along a line leaves the whole ellipsoid on its outer side.
 */
import { FLATTENING } from './radii.ts';
import { cross, dot, length, scaled, sum, type Vector } from './vector.ts';

/** A circular cone about an axis that points away from the Sun; a slope of 0 makes it the axis itself. */
export interface Cone {
  /** the tip, or any point of the axis where there is no slope */
  readonly tip: Vector;
  /** of length 1, away from the Sun */
  readonly axis: Vector;
  /** sine of half the opening: positive where the cone widens away from the Sun, negative where it narrows */
  readonly slope: number;
}

/** How far a cone and the Earth are apart. */
export interface Gap {
  /** Earth radii; negative where they overlap */
  readonly width: number;
  /** the point of the ellipsoid that lies farthest towards the cone */
  readonly nearest: Vector;
}

/** Square of the polar radius, the equatorial being 1. */
const POLAR_SQUARE = (1 - FLATTENING) ** 2;

/** Radians about the axis between the planes tried; the Earth is so round that the best lies within. */
const TURN = 0.01;

/** The foot of the perpendicular from the Earth's centre to the axis of a cone. */
export function footOf({ tip, axis }: Cone): Vector {
  return sum(tip, axis, -dot(tip, axis));
}

/** How far a cone and the Earth are apart. */
export function gapOf(cone: Cone): Gap {
  const foot = footOf(cone);
  const off = length(foot);
  // Where the axis passes through the centre every direction is as good.
  const inward = off > 1e-9 ? scaled(foot, -1 / off) : sideOf(cone.axis);
  const aside = cross(cone.axis, inward);
  const across = Math.sqrt(1 - cone.slope * cone.slope);
  // Outward normal of the tangent plane on the side of the cone that faces the Earth's centre.
  const normalAt = (turn: number): Vector =>
    sum(scaled(sum(scaled(inward, Math.cos(turn)), aside, Math.sin(turn)), across), cone.axis, -cone.slope);
  const widthAt = (normal: Vector): number => -support(normal) - dot(normal, cone.tip);
  const before = widthAt(normalAt(-TURN));
  const at = widthAt(normalAt(0));
  const after = widthAt(normalAt(TURN));
  const best = (-TURN * (after - before)) / (2 * (after - 2 * at + before));
  const normal = normalAt(Math.abs(best) < 5 * TURN ? best : 0);
  const reach = support(normal);
  return {
    width: widthAt(normal),
    nearest: [-normal[0] / reach, -normal[1] / reach, (-normal[2] * POLAR_SQUARE) / reach],
  };
}

/** How far the ellipsoid reaches against a direction. */
function support(normal: Vector): number {
  return Math.sqrt(normal[0] ** 2 + normal[1] ** 2 + POLAR_SQUARE * normal[2] ** 2);
}

/** Any direction across an axis. */
function sideOf(axis: Vector): Vector {
  const side = cross(axis, [0, 0, 1]);
  return scaled(side, 1 / length(side));
}

/** Where the axis of a cone enters the Earth, coming from the Sun; undefined where it misses. */
export function entryOf({ tip, axis }: Cone): Vector | undefined {
  const squash = 1 - FLATTENING;
  const from: Vector = [tip[0], tip[1], tip[2] / squash];
  const along: Vector = [axis[0], axis[1], axis[2] / squash];
  const square = dot(along, along);
  const half = dot(from, along) / square;
  const rest = half * half - (dot(from, from) - 1) / square;
  return rest < 0 ? undefined : sum(tip, axis, -half - Math.sqrt(rest));
}
