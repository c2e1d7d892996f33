// The chakras against the figures they are drawn as.

import { describe, expect, it } from 'vitest';
import { nakshatraNames } from '../../dsl/vocabulary/names.ts';
import { starAtPlace } from '../../engine/observe/nakshatra28.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('chakra');
const evaluate = (code: string, inputs: Readonly<Record<string, number | string>>) =>
  pack?.chakraResults.of(code, inputs);

const nameOf = (label: number): string => nakshatraNames[label]?.[0] ?? '';
const label = (name: string): number => nakshatraNames.findIndex(([known]) => known === name);
/** The 28 stars in their order, from Krittika, as the figures begin. */
const fromKrittika = Array.from({ length: 28 }, (_, i) => nameOf(starAtPlace((i + 2) % 28)));

/** Squares on the rim of a figure with seven stars a side, clockwise from the top of the east. */
function rim(size: number): ReadonlyMap<string, readonly [row: number, column: number]> {
  const last = size - 1;
  return new Map(
    fromKrittika.map((name, i) => {
      const [side, step] = [Math.floor(i / 7), (i % 7) + 1];
      const squares = [
        [step, last],
        [last, last - step],
        [last - step, 0],
        [0, step],
      ] as const;
      return [name, squares[side] ?? [0, 0]];
    }),
  );
}

/** The star met on the rim, going from a square in a direction; undefined where a corner is met. */
function met(
  squares: ReadonlyMap<string, readonly [number, number]>,
  from: readonly [number, number],
  by: readonly [number, number],
) {
  let [row, column] = from;
  do {
    row += by[0];
    column += by[1];
  } while (row > 0 && row < 8 && column > 0 && column < 8);
  return [...squares].find(([, [r, c]]) => r === row && c === column)?.[0];
}

const inward = ([row, column]: readonly [number, number]): readonly [number, number] =>
  row === 0 ? [1, 0] : row === 8 ? [-1, 0] : column === 0 ? [0, 1] : [0, -1];

describe('Sarvatobhadra', () => {
  const squares = rim(9);
  it.each(fromKrittika)('%s pierces forward, across and backward as the square has it', (name) => {
    const from = squares.get(name) ?? [0, 0];
    const [row, column] = inward(from);
    // To the left of one who looks inward: the way the stars follow each other.
    const left = [-column, row] as const;
    const forward = met(squares, from, [row + left[0], column + left[1]]);
    const across = met(squares, from, [row, column]);
    const backward = met(squares, from, [row - left[0], column - left[1]]);
    const star = label(name);
    const crosses = [forward, across, backward];
    const unknown = { direction: null, vedha: null, strength: null };
    expect(evaluate('CHAKRA_SARVATOBHADRA', { star })).toEqual({ crosses, ...unknown, pierced: null });
    expect(evaluate('CHAKRA_SARVATOBHADRA', { star, variant: 'ALL_THREE' })).toEqual({
      crosses,
      ...unknown,
      pierced: crosses,
    });
    for (const [motion, vedha] of [
      ['FORWARD', forward],
      ['OPPOSITE', across],
      ['BACKWARD', backward],
    ] as const) {
      expect(evaluate('CHAKRA_SARVATOBHADRA', { star, motion })?.vedha).toBe(vedha);
    }
  });

  it('lets the luminaries look forward and the nodes back, where the motion is not given', () => {
    const star = label('Ashwini');
    const vedhas = [0, 1, 7, 8, 4].map((planet) => evaluate('CHAKRA_SARVATOBHADRA', { star, planet })?.vedha);
    expect(vedhas).toEqual(['Rohini', 'Rohini', 'Jyeshtha', 'Jyeshtha', null]);
    expect(evaluate('CHAKRA_SARVATOBHADRA', { star, planet: 0, motion: 'OPPOSITE' })?.vedha).toBe(
      'Purva Phalguni',
    );
  });
});

describe('Sarvatobhadra by speed', () => {
  const looks = (planet: number, speed: number) =>
    evaluate('CHAKRA_SARVATOBHADRA', { star: 0, planet, speed })?.direction;

  it('lets what is retrograde look back, what is fast forward and the others across', () => {
    const fast = [0, 0, 0.5764, 1.0842, 0.0914, 1.0842, 0.0368];
    for (const planet of [2, 3, 4, 5, 6]) {
      expect(looks(planet, -0.01)).toBe('BACKWARD');
      expect(looks(planet, 0.01)).toBe('OPPOSITE');
      expect(looks(planet, fast[planet] - 1e-6)).toBe('OPPOSITE');
      expect(looks(planet, fast[planet])).toBe('FORWARD');
    }
    expect([0, 1].map((planet) => looks(planet, 0.9))).toEqual(['FORWARD', 'FORWARD']);
    expect([7, 8].map((planet) => looks(planet, 0.05))).toEqual(['BACKWARD', 'BACKWARD']);
  });

  it('counts threefold where exalted and half where debilitated', () => {
    const strength = (dignity: string) => evaluate('CHAKRA_SARVATOBHADRA', { star: 0, dignity })?.strength;
    expect(['EXALTED', 'ORDINARY', 'DEBILITATED'].map(strength)).toEqual([3, 1, 0.5]);
  });
});

describe('Saptashalaka', () => {
  // Seven lines each way: the star at one end of a line pierces that at the other.
  it.each(fromKrittika)('%s pierces the star at the other end of its line', (name) => {
    const squares = rim(9);
    const [row, column] = squares.get(name) ?? [0, 0];
    const other = [...squares].find(([, [r, c]]) =>
      row === 0 || row === 8 ? c === column && r === 8 - row : r === row && c === 8 - column,
    )?.[0];
    const star = label(name);
    expect(evaluate('CHAKRA_SAPTASHALAKA', { star })).toEqual({ vedha: other, pierced_by_sun: null });
    expect(evaluate('CHAKRA_SAPTASHALAKA', { star, sun_nakshatra: label(other ?? '') })?.pierced_by_sun).toBe(
      true,
    );
    expect(evaluate('CHAKRA_SAPTASHALAKA', { star, sun_nakshatra: star })?.pierced_by_sun).toBe(false);
  });

  it('has the examples that are printed', () => {
    const vedha = (name: string) => evaluate('CHAKRA_SAPTASHALAKA', { star: label(name) })?.vedha;
    expect(['Krittika', 'Ashlesha', 'Bharani', 'Dhanishta'].map(vedha)).toEqual([
      'Shravana',
      'Anuradha',
      'Magha',
      'Vishakha',
    ]);
  });
});

describe('Kota', () => {
  const kota = (transit: number, more = {}) =>
    evaluate('CHAKRA_KOTA', {
      janma_nakshatra: label('Rohini'),
      transit_nakshatra: starAtPlace((3 + transit - 1) % 28),
      ...more,
    });

  it('has eight stars outside, eight on the wall, eight within and four at the pillar', () => {
    const rings = new Map<unknown, number[]>();
    for (let n = 1; n <= 28; n++) {
      expect(kota(n)?.position).toBe(n);
      const ring = kota(n)?.ring;
      rings.set(ring, [...(rings.get(ring) ?? []), n]);
    }
    expect(Object.fromEntries(rings)).toEqual({
      Bahya: [1, 7, 8, 14, 15, 21, 22, 28],
      Prakara: [2, 6, 9, 13, 16, 20, 23, 27],
      Durgantara: [3, 5, 10, 12, 17, 19, 24, 26],
      Stambha: [4, 11, 18, 25],
    });
  });

  it('leads in to the pillar and out from it, the other way for what is retrograde', () => {
    for (let n = 1; n <= 28; n++) {
      // Each quarter of seven stars goes in by four and out by three.
      const way = (n - 1) % 7 < 4 ? 'ENTRY' : 'EXIT';
      expect(kota(n)?.way).toBe(way);
      expect(kota(n, { transit_motion: 'DIRECT' })?.way).toBe(way);
      expect(kota(n, { transit_motion: 'RETROGRADE' })?.way).toBe(way === 'ENTRY' ? 'EXIT' : 'ENTRY');
    }
  });

  it('has a lord by the sign of the Moon and a guard by the quarter of the birth star', () => {
    expect(kota(1)).toMatchObject({ swami: null, pala: null });
    expect(kota(1, { moon_rashi: 1, janma_pada: 1 })).toMatchObject({ swami: 'Venus', pala: 'Sun' });
    expect(kota(1, { moon_rashi: 1, janma_pada: 4 })).toMatchObject({ pala: 'Moon' });
    expect(kota(1, { janma_pada: 5 })).toMatchObject({ pala: null });
  });
});

describe('Shula', () => {
  it('has its points on the 9th, 15th and 21st star', () => {
    const reference = label('Shravana');
    const all = Array.from({ length: 28 }, (_, i) =>
      evaluate('CHAKRA_SHULA', {
        reference_nakshatra: reference,
        transit_nakshatra: starAtPlace((22 + i) % 28),
      }),
    );
    expect(all.flatMap((r) => (r?.on_tip ? [[r.position, r.tip, r.part]] : []))).toEqual([
      [9, 'LEFT', 'LEFT_PRONG'],
      [15, 'MIDDLE', 'MIDDLE_PRONG'],
      [21, 'RIGHT', 'RIGHT_PRONG'],
    ]);
    expect(all.map((r) => r?.position)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
    expect(evaluate('CHAKRA_SHULA', { reference_nakshatra: reference })).toEqual({
      position: null,
      part: null,
      tip: null,
      on_tip: null,
    });
  });
});
