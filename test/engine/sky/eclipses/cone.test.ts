import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cone, entryOf, footOf, gapOf } from '../../../../engine/sky/eclipses/cone.ts';
import { FLATTENING } from '../../../../engine/sky/eclipses/radii.ts';
import { dot, length, scaled, sum, type Vector } from '../../../../engine/sky/eclipses/vector.ts';
import { uniform } from '../../../uniform.ts';

/** An axis that passes the Earth within three radii, from 60 radii off. */
const cones = fc
  .record({
    dec: uniform(-0.5, 0.5),
    turn: uniform(0, 2 * Math.PI),
    off: uniform(0, 2.5),
    slope: uniform(-0.005, 0.005),
  })
  .map(({ dec, turn, off, slope }): Cone => {
    const axis: Vector = [Math.cos(dec), 0, Math.sin(dec)];
    const side: Vector = [-Math.sin(dec) * Math.sin(turn), Math.cos(turn), Math.cos(dec) * Math.sin(turn)];
    const narrowing = slope < 0 ? 60 : -60;
    return { tip: sum(scaled(side, off), axis, narrowing), axis, slope };
  });

/** How far a point lies outside a cone, square to its side. */
function outside({ tip, axis, slope }: Cone, point: Vector): number {
  const from = sum(point, tip, -1);
  const along = dot(from, axis);
  const across = length(sum(from, axis, -along));
  return across * Math.sqrt(1 - slope * slope) - along * slope;
}

/** A point of the ellipsoid. */
function onEarth(lat: number, lon: number): Vector {
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat) * (1 - FLATTENING)];
}

describe('a cone and the Earth', () => {
  test('the gap is the least distance of any point of the ellipsoid, and the nearest point has it', () => {
    fc.assert(
      fc.property(cones, (cone) => {
        const { width, nearest } = gapOf(cone);
        fc.pre(width > 0.001);
        const [x, y, z] = nearest;
        expect(x * x + y * y + (z / (1 - FLATTENING)) ** 2).toBeCloseTo(1, 9);
        expect(outside(cone, nearest)).toBeCloseTo(width, 7);
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i <= 90; i++) {
          for (let j = 0; j < 180; j++) {
            const point = onEarth(((i - 45) * Math.PI) / 90, (j * Math.PI) / 90);
            least = Math.min(least, outside(cone, point));
          }
        }
        expect(least).toBeGreaterThan(width - 1e-9);
        // the mesh of two degrees leaves at most this
        expect(least).toBeLessThan(width + 1e-3);
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  test('an axis enters the Earth exactly where it leaves no gap', () => {
    fc.assert(
      fc.property(cones, (cone) => {
        const axis = { ...cone, slope: 0 };
        const { width } = gapOf(axis);
        fc.pre(Math.abs(width) > 1e-9);
        const entry = entryOf(axis);
        expect(entry === undefined).toBe(width > 0);
        if (entry === undefined) return;
        const [x, y, z] = entry;
        expect(x * x + y * y + (z / (1 - FLATTENING)) ** 2).toBeCloseTo(1, 9);
        expect(outside(axis, entry)).toBeCloseTo(0, 9);
        // on the side of the Sun
        expect(dot(entry, axis.axis)).toBeLessThan(0.1);
      }),
      { numRuns: 500, seed: 6 },
    );
  });

  test('the foot of the axis lies across it', () => {
    fc.assert(
      fc.property(cones, (cone) => {
        expect(dot(footOf(cone), cone.axis)).toBeCloseTo(0, 9);
      }),
      { seed: 7 },
    );
  });
});
