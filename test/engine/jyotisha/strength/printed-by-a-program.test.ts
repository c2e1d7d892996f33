// A chart of 9 April 2025 as another program prints it (cryptekbits/astrovedic, Lahiri/Lahiri.md): its longitudes are the
// input, its strengths what is expected. It follows Raman's tables with true declinations and Varahamihira's bindus.

import { describe, expect, it } from 'vitest';
import { givenChart } from '../../../../engine/jyotisha/given-chart.ts';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { bhinnaAshtakavarga } from '../../../../engine/jyotisha/strength/ashtakavarga/bindus.ts';
import { pindaOf } from '../../../../engine/jyotisha/strength/ashtakavarga/pinda.ts';
import {
  EKADHIPATYA_RULES,
  ekadhipatyaShodhana,
  occupiedRashis,
  trikonaShodhana,
} from '../../../../engine/jyotisha/strength/ashtakavarga/reductions.ts';
import { BHAVA_BALA_SETS, bhavaBala } from '../../../../engine/jyotisha/strength/bhava-bala.ts';
import { shadbalaInput } from '../../../../engine/jyotisha/strength/shadbala/input.ts';
import {
  type GrahaShadbala,
  shadbala,
  shadbalaOptions,
} from '../../../../engine/jyotisha/strength/shadbala/shadbala.ts';

const chart = givenChart({
  longitude: [355.8057, 138.8496, 92.4202, 332.8196, 53.1691, 330.6416, 331.2942, 332.0571, 152.0571],
  latitude: [0, 1.3, 2.45, -0.58, -0.29, 5.42, -1.95, 0, 0],
  lagna: 209.8423,
  // It prints no midheaven: this one is where its dig bala of the Sun, 18.72, puts it.
  midheaven: 355.8057 - 18.72 * 3 - 180,
  ayanamsa: 24.21,
});

/** Its 35 ghatis 51 palas 36 vipalas after a sunrise at 6:06 Indian time, on a day of 12.5 hours. */
const sunrise = Date.UTC(2025, 3, 9, 0, 36) / 86_400_000 + 2_440_587.5;
const jd = sunrise + 35.86 / 60;
const day = {
  sunrise,
  sunset: sunrise + 12.5 / 24,
  nextSunrise: sunrise + 1,
  weekday: 3,
  dayNumber: 2_460_775,
};
/** Where its kala bala of the Sun puts the Sun: 15.87 virupas from midnight. */
const hours = 24 - 15.87 / 5;

const input = {
  ...shadbalaInput(chart),
  declination: [7.83, 7.86, 23.24, -1.71, 22.56, 2.93, -3.57],
  jd,
  day,
  hours,
};
const strengths = shadbala(input, shadbalaOptions('raman', { declination: 'true' }));

describe('shadbala of given longitudes, to 0.06 virupa', () => {
  it.each<[string, (graha: GrahaShadbala) => number | undefined, readonly number[]]>([
    ['sthana', ({ sthana }) => sthana, [179.02, 167.22, 203.53, 94.06, 196.06, 182.46, 94.99]],
    ['dig', ({ parts }) => parts.dig, [18.72, 6.4, 50.92, 19.01, 7.78, 49.67, 40.48]],
    // It knows no wars, of which this chart has one, of Venus and Saturn.
    [
      'kala but for the war',
      ({ kala, parts }) => kala - (parts.yuddha ?? 0),
      [107.76, 234.67, 115.49, 244.82, 181.75, 127.22, 90.92],
    ],
    // It does not fold the Moon's kendra, for which it prints 72.32.
    ['motion', ({ of }) => (of.kendra ?? 0) / 3, [36.67, 120 - 72.32, 38.67, 43.16, 20.67, 50.93, 7.31]],
    ['naisargika', ({ parts }) => parts.naisargika, [60, 51.43, 17.14, 25.71, 34.29, 42.86, 8.57]],
    // It leaves out the special aspect of Mars on Venus and Saturn, some 238 degrees ahead: a quarter of 15.
    ['drik', ({ parts }) => parts.drik, [5.8, 14.72, -1.88, 8.35, -2.46, 8.62 - 3.75, 8.54 - 3.75]],
  ])('%s', (_, of, printed) => {
    for (const [graha, virupas] of printed.entries())
      expect(Math.abs((of(strengths.grahas[graha]) ?? 99) - virupas), String(graha)).toBeLessThan(0.06);
  });

  it('ishta and kashta phala', () => {
    const printed = {
      ishta: [45.02, 0, 18.16, 13.24, 30.86, 51.07, 10.9],
      kashta: [10.51, 0, 33.14, 30.7, 23.42, 8.92, 48.02],
    };
    for (const { graha, phala } of strengths.grahas) {
      if (graha === G.moon) continue;
      expect(Math.abs((phala?.ishta ?? 99) - printed.ishta[graha])).toBeLessThan(0.06);
      expect(Math.abs((phala?.kashta ?? 99) - printed.kashta[graha])).toBeLessThan(0.06);
    }
  });
});

describe('bhava bala', () => {
  const bhavas = bhavaBala(input, strengths, BHAVA_BALA_SETS.raman);

  it('by kind of rashi', () => {
    expect(bhavas.map(({ parts }) => parts.dig)).toEqual([60, 10, 10, 60, 20, 40, 30, 40, 20, 0, 50, 50]);
  });

  it('by aspects, to 0.02 virupa', () => {
    const printed = [28.93, 75.36, 19.83, 50.56, 13.78, 5.8, 18.89, 28.51, 23.98, 17.95, 90.47, 76.11];
    for (const [bhava, virupas] of printed.entries())
      expect(Math.abs(bhavas[bhava].parts.drishti - virupas)).toBeLessThan(0.02);
  });
});

/** Columns of its tables: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, lagna. */
const columns = (rows: readonly string[]): number[][] =>
  Array.from({ length: 8 }, (_, column) => rows.map((row) => Number(row.split(' ')[(column + 1) % 8])));

// Its rows, from Mesha, begin with the lagna.
const BINDUS = columns([
  '3 3 2 2 4 6 2 3',
  '6 3 7 3 5 4 5 2',
  '6 3 3 2 3 5 5 3',
  '3 3 4 4 5 6 4 2',
  '5 4 6 5 4 6 3 4',
  '2 5 4 1 2 2 3 3',
  '4 5 3 6 5 3 5 5',
  '2 3 3 1 6 5 6 2',
  '6 4 6 3 3 5 6 4',
  '5 7 5 6 7 5 6 6',
  '2 3 2 3 3 5 3 2',
  '5 5 4 3 7 4 4 3',
]);
const REDUCED = columns([
  '0 0 0 0 0 0 0 0',
  '4 0 3 2 3 2 2 0',
  '4 0 1 0 0 2 2 0',
  '1 0 1 3 0 2 0 0',
  '2 1 4 3 1 1 1 1',
  '0 2 0 0 0 0 0 0',
  '0 2 0 2 0 0 0 3',
  '0 0 0 0 0 0 2 0',
  '0 0 1 0 0 0 4 0',
  '3 4 1 1 5 2 3 4',
  '0 0 0 1 0 2 0 0',
  '3 2 1 2 2 0 0 1',
]);
const PINDAS = [
  [78, 49],
  [108, 80],
  [116, 103],
  [89, 79],
  [86, 41],
  [113, 25],
  [63, 27],
  [147, 124],
];

describe('ashtakavarga', () => {
  const rashis = [...chart.sign];

  it('has its bindus of the seven by the places of Varahamihira; in the lagna’s own one bindu differs', () => {
    const ours = bhinnaAshtakavarga([...rashis.slice(0, 7), 6], 'varahamihira').map(({ bindus }) => bindus);
    expect(ours.slice(0, 7)).toEqual(BINDUS.slice(0, 7));
    const off = ours[7].map((bindus, rashi) => bindus - BINDUS[7][rashi]);
    expect(off).toEqual([0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0]);
  });

  it('reduces all eight as it does', () => {
    const rule = EKADHIPATYA_RULES.grahas_alone;
    const occupied = occupiedRashis(rashis, 6, rule);
    expect(BINDUS.map((bindus) => ekadhipatyaShodhana(trikonaShodhana(bindus), occupied, rule))).toEqual(
      REDUCED,
    );
  });

  it('has its pindas, with 5 for Kanya', () => {
    expect(
      REDUCED.map((bindus) => pindaOf(bindus, rashis)).map(({ rashi, graha }) => [rashi, graha]),
    ).toEqual(PINDAS);
    expect(pindaOf(REDUCED[0], rashis, 'kanya_6').rashi).not.toBe(PINDAS[0][0]);
  });
});
