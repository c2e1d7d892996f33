import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../../app/map/outlines.ts';

/** Rows from the north, as they are read; digits are values. */
function piecesIn(...rows: readonly string[]) {
  const cells = Uint8Array.from([...rows].reverse().join(''), Number);
  return piecesOf({ grid: { columns: rows[0]?.length ?? 0, rows: rows.length }, cells });
}

/** Cells that a ring goes round, negative where it runs with the clock. */
const area = (ring: readonly (readonly [number, number])[]): number =>
  ring.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = ring[i] ?? [0, 0];
    return sum + (px * y - x * py) / 2;
  }, 0);

describe('outlines', () => {
  test('of a rectangle are its four corners, against the clock and closed', () => {
    const [piece] = piecesIn('000', '011', '011').get(1) ?? [];
    expect(piece?.rings).toEqual([
      [
        [1, 0],
        [3, 0],
        [3, 2],
        [1, 2],
        [1, 0],
      ],
    ]);
    expect(piece).toMatchObject({ cells: 4, middle: [2, 1], reach: 1 });
  });

  test('have holes, which run with the clock', () => {
    const pieces = piecesIn('11111', '10101', '11111');
    const [ring, ...holes] = pieces.get(1)?.[0]?.rings ?? [];
    expect(area(ring ?? [])).toBe(15);
    expect(holes.map(area)).toEqual([-1, -1]);
    expect(pieces.get(0)).toHaveLength(2);
  });

  test('cells that meet at a corner are two pieces, and a hole that touches the outside is one', () => {
    expect(piecesIn('10', '01').get(1)).toHaveLength(2);
    const [ring, ...holes] = piecesIn('1110', '1011', '1110').get(1)?.[0]?.rings ?? [];
    expect([area(ring ?? []), holes.map(area)]).toEqual([10, [-1]]);
  });

  test('of all values cover every cell once', () => {
    const pieces = piecesIn('00112', '02212', '02012', '00011');
    const areas = [...pieces.values()].flat().map(({ rings, cells }) => ({
      cells,
      covered: rings.reduce((sum, ring) => sum + area(ring), 0),
    }));
    for (const { cells, covered } of areas) expect(covered).toBe(cells);
    expect(areas.reduce((sum, { cells }) => sum + cells, 0)).toBe(20);
  });

  test('the middle is that of the largest square', () => {
    const [piece] = piecesIn('00000', '00111', '11111', '00111').get(1) ?? [];
    expect(piece).toMatchObject({ middle: [3.5, 1.5], reach: 1.5 });
  });
});
