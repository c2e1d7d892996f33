import { afterAll, describe, expect, it } from 'vitest';
import { signedArc } from '../../../../engine/jyotisha/angle.ts';
import { chartAt } from '../../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../../engine/jyotisha/given-chart.ts';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { arudhaOf, arudhaPadas, grahaArudhas } from '../../../../engine/jyotisha/points/arudhas.ts';
import { charaKarakas } from '../../../../engine/jyotisha/points/karakas.ts';
import {
  induLagnaOf,
  sreeLagnaOf,
  timedLagnasOf,
  varnadaLagnaOf,
  varnadaOf,
  varnadasOf,
} from '../../../../engine/jyotisha/points/special-lagnas.ts';
import { gulikaSphutasOf, sphutasOf } from '../../../../engine/jyotisha/points/sphutas.ts';
import {
  aprakashaOf,
  eighthOf,
  KALAVELA_LORDS,
  kalavelasOf,
  mandiGhatis,
  pranapadaOf,
} from '../../../../engine/jyotisha/points/upagrahas.ts';
import { openBundledSource } from '../../../../ephemeris/bundled.ts';

const ephemeris = openBundledSource();
afterAll(() => ephemeris.close());

const CHENNAI = { lat: 13.0878, lon: 80.2785, zone: 'Asia/Kolkata' };
const TROMSO = { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' };
const birth = chartAt(ephemeris, 2450424.711111, CHENNAI);

describe('upagrahas', () => {
  it('aprakasha grahas close with the Sun thirty degrees from Upaketu (BPHS 3.61-64)', () => {
    for (const sun of [0, 77.7, 231.5, 359]) {
      const { dhuma, upaketu } = aprakashaOf(sun);
      expect((upaketu + 30) % 360).toBeCloseTo(sun, 9);
      expect((dhuma - sun + 360) % 360).toBeCloseTo(133 + 1 / 3, 9);
    }
  });

  // BPHS 3.65-68: eighths of day and night, Sunday first.
  it.each([
    ['kala', [1, 7, 6, 5, 4, 3, 2], [4, 3, 2, 1, 7, 6, 5]],
    ['mrityu', [3, 2, 1, 7, 6, 5, 4], [6, 5, 4, 3, 2, 1, 7]],
    ['ardhaprahara', [4, 3, 2, 1, 7, 6, 5], [7, 6, 5, 4, 3, 2, 1]],
    ['yamaghantaka', [5, 4, 3, 2, 1, 7, 6], [1, 7, 6, 5, 4, 3, 2]],
    ['gulika', [7, 6, 5, 4, 3, 2, 1], [3, 2, 1, 7, 6, 5, 4]],
  ] as const)('%s has its eighth on each weekday', (name, byDay, byNight) => {
    const eighths = (day: boolean): number[] =>
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => eighthOf(KALAVELA_LORDS[name], weekday, day) + 1);
    expect(eighths(true)).toEqual(byDay);
    expect(eighths(false)).toEqual(byNight);
  });

  it('kalavelas rise at the begin, the middle or the end of their eighths', () => {
    const start = kalavelasOf(birth, { rising: 'start', mandi: 'saturn_part' });
    const end = kalavelasOf(birth, { rising: 'end', mandi: 'phaladeepika' });
    // Saturday: the end of Gulika's eighth, the first, is the begin of the next, Kala's.
    expect(birth.day?.weekday).toBe(6);
    expect(end?.gulika).toBeCloseTo(start?.kala ?? 0, 9);
    expect(start?.mandi).toBe(start?.gulika);
    expect(end?.mandi).not.toBe(end?.gulika);
    // By Jagannatha Hora's sunrise and places Gulika stands at 21 degrees of Vrishchika.
    const program = chartAt(ephemeris, 2450424.711111, CHENNAI, {
      sunrise: 'centre_no_refraction',
      places: 'true',
    });
    expect(kalavelasOf(program)?.gulika).toBeCloseTo(231.384, 2);
  });

  it('Mandi rises at the ghatis of Phaladeepika 25', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => mandiGhatis(day, true))).toEqual([26, 22, 18, 14, 10, 6, 2]);
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => mandiGhatis(day, false))).toEqual([10, 6, 2, 26, 22, 18, 14]);
  });

  it('what needs a sunrise is absent where there is none', () => {
    const polar = chartAt(ephemeris, 2451545, TROMSO);
    expect(kalavelasOf(polar)).toBeUndefined();
    expect(pranapadaOf(polar)).toBeUndefined();
    expect(timedLagnasOf(polar)).toBeUndefined();
    expect(varnadaLagnaOf(polar)).toBeUndefined();
    expect(varnadasOf(polar)).toBeUndefined();
  });

  it('pranapada goes round the zodiac in seventy-two minutes, and on with the Sun', () => {
    const later = chartAt(ephemeris, 2450424.711111 + 1 / 20, CHENNAI);
    const moved = (pranapadaOf(later) ?? 0) - (pranapadaOf(birth) ?? 0);
    const sun = later.longitude[0] - birth.longitude[0];
    expect(signedArc(sun, moved)).toBeCloseTo(0, 5);
  });
});

describe('special lagnas', () => {
  it('leave the Sun at sunrise and move evenly', () => {
    const rise = birth.day?.sunrise ?? Number.NaN;
    const at = timedLagnasOf(chartAt(ephemeris, rise + 1e-9, CHENNAI));
    const sun = chartAt(ephemeris, rise, CHENNAI).longitude[0];
    for (const name of ['bhava', 'hora', 'ghati'] as const) expect(at?.[name]).toBeCloseTo(sun, 4);
    const later = timedLagnasOf(chartAt(ephemeris, rise + 1 / 24, CHENNAI));
    expect((later?.bhava ?? 0) - sun).toBeCloseTo(15, 6);
    expect((later?.hora ?? 0) - sun).toBeCloseTo(30, 6);
    expect((later?.ghati ?? 0) - sun).toBeCloseTo(75, 6);
  });

  it('sree lagna carries the lagna on as far as the Moon has crossed her star', () => {
    const chart = givenChart({ longitude: [0, 20, 0, 0, 0, 0, 0, 0, 0], lagna: 100 });
    expect(sreeLagnaOf(chart)).toBeCloseTo(280, 9);
  });

  it('indu lagna counts the kalas of the lords of the ninths from the Moon', () => {
    // Lagna Mesha: Jupiter 10; Moon Vrishabha: Saturn 1; eleventh from the Moon.
    const chart = givenChart({ longitude: [0, 40, 0, 0, 0, 0, 0, 0, 0], lagna: 5 });
    expect(induLagnaOf(chart)).toBe(11);
  });

  it('varnadas of the houses begin with that of the lagna', () => {
    expect(varnadasOf(birth)?.[0]).toBe(varnadaLagnaOf(birth));
    expect(varnadasOf(birth)).toHaveLength(12);
  });

  it('varnada adds counts of one parity and subtracts those of two (BPHS 5.11-15)', () => {
    // Simha 5, Tula 7: 12, Mina. Karka 9 from Mina, Kanya 7: 16, the fourth from Mina backwards.
    expect(varnadaOf(4, 6)).toBe(11);
    expect(varnadaOf(3, 5)).toBe(8);
    // Simha 5, Karka 9: 4, the fourth; by its own parity counted backwards.
    expect(varnadaOf(4, 3)).toBe(3);
    expect(varnadaOf(4, 3, 'by_sum')).toBe(8);
  });
});

describe('arudhas', () => {
  it('lie as far from the lord as the lord from the house (BPHS 29)', () => {
    expect(arudhaOf(0, 2)).toBe(4);
    // In the house itself, and in the seventh of it: the tenth from there.
    expect(arudhaOf(0, 6)).toBe(9);
    expect(arudhaOf(0, 0)).toBe(9);
    expect(arudhaOf(0, 3)).toBe(3);
    expect(arudhaOf(0, 9)).toBe(3);
    expect(arudhaOf(0, 3, 'none')).toBe(6);
  });

  it('never fall into the house or its seventh', () => {
    for (let sign = 0; sign < 12; sign++) {
      for (let lord = 0; lord < 12; lord++) {
        expect([0, 6]).not.toContain((arudhaOf(sign, lord) - sign + 12) % 12);
      }
    }
  });

  it('of twelve houses and of a graha', () => {
    const signs = birth.sign;
    const padas = arudhaPadas(signs, 9);
    expect(padas).toHaveLength(12);
    expect(padas[0]).toBe(arudhaOf(9, signs[G.saturn]));
    expect(grahaArudhas(signs, G.mars).map(({ of }) => of)).toEqual([0, 7]);
    expect(grahaArudhas(signs, G.rahu)).toEqual([]);
  });
});

describe('chara karakas', () => {
  it('of eight, Rahu counted backwards', () => {
    const karakas = charaKarakas(birth, 8);
    expect(karakas.map(({ graha }) => graha)).toEqual([
      G.jupiter,
      G.mars,
      G.venus,
      G.sun,
      G.rahu,
      G.mercury,
      G.moon,
      G.saturn,
    ]);
    expect(karakas[0].karaka).toBe('atma');
    expect(karakas[7].karaka).toBe('dara');
  });

  it('of seven, without Rahu and the father', () => {
    const karakas = charaKarakas(birth, 7);
    expect(karakas.map(({ karaka }) => karaka)).not.toContain('pitri');
    expect(karakas.map(({ graha }) => graha)).not.toContain(G.rahu);
    expect(karakas).toHaveLength(7);
  });
});

it('sphutas are sums', () => {
  const chart = givenChart({ longitude: [10, 20, 30, 40, 50, 60, 70, 80, 260], lagna: 100 });
  expect(sphutasOf(chart)).toMatchObject({
    beeja: 120,
    kshetra: 100,
    tithi: 10,
    yoga: 30,
    rahuTithi: 70,
  });
  expect(gulikaSphutasOf(chart, 5)).toEqual({
    tri: 125,
    chatur: 135,
    pancha: 215,
    prana: 145,
    deha: 165,
    mrityu: 45,
    sookshmaTri: 355,
  });
});
