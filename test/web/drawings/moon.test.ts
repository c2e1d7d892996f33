import { expect, test } from 'vitest';
import { litPart } from '../../../web/drawings/moon.tsx';

const disc = { x: 0, y: 0, radius: 10 };

// Twice the area that a path of two half ellipses encloses, by where their middles stand.
function lit(elongation: number): number {
  const [, limb = '', edge = '', turn = ''] =
    /^M0 -10A10 10 0 0 (\d) 0 10A([\d.]+) 10 0 0 (\d) 0 -10Z$/.exec(litPart(disc, elongation)) ?? [];
  const outer = limb === '1' ? 10 : -10;
  const inner = turn === '1' ? -Number(edge) : Number(edge);
  return Math.abs(outer - inner) / 20;
}

test.each([0, 30, 60, 90, 120, 150, 180, 210, 270, 330, 360])(
  'at %i degrees as much is lit as the Sun lights',
  (elongation) => {
    expect(lit(elongation)).toBeCloseTo((1 - Math.cos((elongation * Math.PI) / 180)) / 2, 3);
  },
);

test('the right half is lit while it waxes, the left while it wanes', () => {
  expect(litPart(disc, 60)).toContain('A10 10 0 0 1 0 10');
  expect(litPart(disc, 300)).toContain('A10 10 0 0 0 0 10');
});
