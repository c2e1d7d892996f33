import { describe, expect, it } from 'vitest';
import { givenChart } from '../../../../../engine/jyotisha/given-chart.ts';
import { G } from '../../../../../engine/jyotisha/graha.ts';
import { type ShadbalaInput, shadbalaInput } from '../../../../../engine/jyotisha/strength/shadbala/input.ts';
import { SHADBALA_SETS, setDifferences } from '../../../../../engine/jyotisha/strength/shadbala/options.ts';
import {
  KALA_PARTS,
  PARTS,
  type PartName,
  STHANA_PARTS,
  shadbala,
  shadbalaOptions,
} from '../../../../../engine/jyotisha/strength/shadbala/shadbala.ts';
import { births, jain, polar, raman } from '../charts.ts';

/** A part of all seven. */
const partOf = (
  input: ShadbalaInput,
  part: PartName,
  options = shadbalaOptions('raman'),
): (number | undefined)[] => shadbala(input, options).grahas.map(({ parts }) => parts[part]);

describe("V.P. Jain's worked chart, to 0.1 virupa", () => {
  const input = shadbalaInput(jain());

  it.each<[PartName, readonly number[]]>([
    ['uccha', [14.54, 32.17, 4.94, 58.16, 34.85, 3.09, 48.81]],
    ['saptavargaja', [127.5, 30, 135, 120, 58.13, 150, 82.5]],
    ['ojayugma', [15, 0, 15, 0, 0, 15, 0]],
    ['dig', [6.59, 12.22, 20.99, 31.97, 31.99, 53.29, 26.67]],
    ['paksha', [5.62, 108.76, 5.62, 54.38, 54.38, 54.38, 5.62]],
    ['tribhaga', [0, 0, 0, 0, 60, 60, 0]],
    ['abda', [0, 0, 15, 0, 0, 0, 0]],
    ['masa', [0, 0, 30, 0, 0, 0, 0]],
    ['vara', [0, 0, 0, 0, 0, 0, 45]],
    ['hora', [0, 0, 0, 60, 0, 0, 0]],
    ['ayana', [70.08, 43.19, 53.56, 37.1, 22.94, 15.41, 35.04]],
    ['cheshta', [0, 0, 20.93, 28.76, 8.43, 28.18, 5.05]],
    ['drik', [11.24, -0.32, -5.1, 4.29, 4.32, -2.86, 5.82]],
  ])('%s', (part, printed) => {
    const ours = partOf(input, part);
    for (const [graha, virupas] of printed.entries()) expect(ours[graha]).toBeCloseTo(virupas, 1);
  });

  it('makes Jupiter, the northern one, win its war with Mercury', () => {
    const { wars, grahas } = shadbala(input, SHADBALA_SETS.raman);
    expect(wars).toEqual([{ victor: G.jupiter, loser: G.mercury, virupas: expect.closeTo(0.757, 2) }]);
    expect(grahas[G.jupiter].parts.yuddha).toBe(-(grahas[G.mercury].parts.yuddha ?? 0));
  });

  it('has the totals in rupas', () => {
    const printed = [5.52, 5.78, 6.62, 9, 6.27, 7.59, 6.54];
    for (const { graha, rupas } of shadbala(input, SHADBALA_SETS.raman).grahas)
      expect(Math.abs(rupas - printed[graha])).toBeLessThan(0.01);
  });
});

describe("B.V. Raman's standard horoscope", () => {
  it('has the cheshta and drik balas that he prints, to 0.03 virupa', () => {
    const input = shadbalaInput(raman());
    const near = (part: PartName, printed: readonly number[]): void => {
      for (const [graha, virupas] of partOf(input, part).entries())
        expect(Math.abs((virupas ?? 99) - printed[graha])).toBeLessThan(0.03);
    };
    near('cheshta', [0, 0, 22.23, 2.3, 35.26, 5.95, 21.14]);
    near('drik', [15.86, -21.73, 0.95, 15.64, -16.04, 18.47, 7.21]);
  });

  it('goes beyond 60 virupas of dig bala by his arc alone', () => {
    const input = shadbalaInput(raman());
    expect(partOf(input, 'dig', shadbalaOptions('raman', { digArc: 'plain' }))[G.mars]).toBeCloseTo(64.6, 1);
    expect(partOf(input, 'dig')[G.mars]).toBeCloseTo(120 - 64.6, 1);
  });
});

describe('a printed horoscope', () => {
  const chart = givenChart({
    longitude: [146.35, 309.5, 103.19, 170.52, 170.46, 186.26, 166.41, 93, 273],
    latitude: [0, 0, 0, -0.6, 1.1, 0, 0, 0, 0],
    lagna: 86.43,
    midheaven: 346.14,
    ayanamsa: 23.6,
  });

  it('has the parts that longitudes suffice for, and says which are lacking', () => {
    const input = shadbalaInput(chart);
    const of = shadbala(input, SHADBALA_SETS.raman);
    expect(of.missing).toEqual(['natonnata', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'cheshta']);
    expect(of.lords).toBeUndefined();
    expect(of.grahas[G.mars].phala).toBeUndefined();
    expect(partOf(input, 'uccha')[G.mercury]).toBeCloseTo(58.16, 1);
    expect(partOf(input, 'dig')[G.venus]).toBeCloseTo(53.29, 1);
    for (const { virupas } of of.grahas) expect(Number.isFinite(virupas)).toBe(true);
  });

  it('has all parts once instant, clock and day are given', () => {
    const sunrise = 2_444_859.5;
    const of = shadbala(
      {
        ...shadbalaInput(chart),
        jd: sunrise + 0.1,
        hours: 8.4,
        day: { sunrise, sunset: sunrise + 0.5, nextSunrise: sunrise + 1, weekday: 0, dayNumber: 2_444_860 },
      },
      SHADBALA_SETS.raman,
    );
    expect(of.missing).toEqual([]);
    expect(of.grahas[G.sun].parts).toMatchObject({ natonnata: 42, vara: 45 });
    expect(of.lords?.horaIndex).toBe(2);
  });
});

describe('any shadbala', () => {
  const inputs = births(60).map(shadbalaInput);
  const whole = inputs.flatMap((input) =>
    (['bphs', 'raman'] as const).map((set) => shadbala(input, SHADBALA_SETS[set])),
  );

  it('is the sum of its parts', () => {
    for (const { grahas, missing } of whole) {
      expect(missing).toEqual([]);
      for (const { parts, virupas, rupas, sthana, kala, required, ratio } of grahas) {
        const sum = (names: readonly PartName[]) =>
          names.reduce((total, name) => total + (parts[name] ?? 0), 0);
        expect(virupas).toBeCloseTo(sum(PARTS), 9);
        expect(sthana).toBeCloseTo(sum(STHANA_PARTS), 9);
        expect(kala).toBeCloseTo(sum(KALA_PARTS), 9);
        expect(rupas).toBeCloseTo(virupas / 60, 9);
        expect(ratio).toBeCloseTo(virupas / required, 9);
      }
    }
  });

  it('has parts within their bounds', () => {
    for (const { grahas, options } of whole) {
      const twice = options.luminaries === 'kala' ? 120 : 60;
      for (const { graha, parts, phala } of grahas) {
        const within = (part: PartName, most: number): void => {
          expect(parts[part]).toBeGreaterThanOrEqual(0);
          expect(parts[part]).toBeLessThanOrEqual(most);
        };
        for (const part of ['uccha', 'dig', 'natonnata', 'tribhaga', 'naisargika'] as const) within(part, 60);
        within('saptavargaja', 7 * 45);
        within('paksha', graha === G.moon ? twice : 60);
        within('ayana', graha === G.sun ? twice : 60);
        within('cheshta', 60);
        expect(phala?.ishta).toBeGreaterThanOrEqual(0);
        expect(phala?.kashta).toBeGreaterThanOrEqual(0);
        expect((phala?.ishta ?? 99) + (phala?.kashta ?? 99)).toBeLessThanOrEqual(60 + 1e-9);
      }
    }
  });

  it('gives the balas of year, month, weekday and hora to one graha each', () => {
    for (const { grahas } of whole)
      for (const [part, virupas] of [
        ['abda', 15],
        ['masa', 30],
        ['vara', 45],
        ['hora', 60],
      ] as const)
        expect(grahas.map(({ parts }) => parts[part]).filter((given) => given === virupas)).toHaveLength(1);
  });

  it('has the same total wherever the second counting of Sun and Moon stands', () => {
    for (const input of inputs) {
      const [a, b] = (['cheshta', 'kala'] as const).map(
        (luminaries) => shadbala(input, shadbalaOptions('bphs', { luminaries })).grahas,
      );
      for (const { graha, virupas } of a) expect(b[graha].virupas).toBeCloseTo(virupas, 9);
    }
  });

  it('adds and takes as much in wars', () => {
    for (const { grahas, wars } of whole) {
      expect(grahas.reduce((sum, { parts }) => sum + (parts.yuddha ?? 0), 0)).toBeCloseTo(0, 9);
      for (const { victor, loser } of wars) expect(victor).not.toBe(loser);
    }
  });
});

it('lacks what needs a day where the Sun does not set', () => {
  const { missing, grahas } = shadbala(shadbalaInput(polar()));
  expect(missing).toEqual(['tribhaga', 'abda', 'masa', 'vara', 'hora']);
  expect(grahas[G.sun].parts.natonnata).toBeDefined();
});

it('counts the aspects of Mercury and Jupiter by three readings', () => {
  const input = shadbalaInput(jain());
  const [quarter, whole, onTop] = (['quarter', 'whole_of_two', 'two_on_top'] as const).map(
    (drik) => shadbala(input, shadbalaOptions('bphs', { drik })).grahas,
  );
  for (const { graha, parts, of } of quarter) {
    const sign = (from: number): number => (quarter[from].of.benefic ? 1 : -1);
    const [mercury, jupiter] = [of.drishti[G.mercury], of.drishti[G.jupiter]];
    const more = 0.75 * (sign(G.mercury) * mercury + sign(G.jupiter) * jupiter);
    expect(whole[graha].parts.drik).toBeCloseTo((parts.drik ?? 0) + more, 9);
    expect(onTop[graha].parts.drik).toBeCloseTo((parts.drik ?? 0) + mercury + jupiter, 9);
  }
});

it('moves the whole difference of the other balas in a war where BPHS is followed', () => {
  const { wars, grahas } = shadbala(shadbalaInput(jain()));
  const without = (graha: number): number => grahas[graha].virupas - (grahas[graha].parts.yuddha ?? 0);
  expect(wars).toHaveLength(1);
  expect(wars[0].virupas).toBeCloseTo(Math.abs(without(G.mercury) - without(G.jupiter)), 9);
});

it('says by which choices the sets differ', () => {
  const options = setDifferences().map(({ option }) => option);
  expect(options).toContain('scale');
  expect(options).not.toContain('neuterDrekkana');
  for (const { option, values } of setDifferences()) {
    expect(values.bphs).toBe(SHADBALA_SETS.bphs[option]);
    expect(values.raman).not.toBe(values.bphs);
  }
});
