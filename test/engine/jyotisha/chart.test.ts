import { afterAll, describe, expect, it } from 'vitest';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import { chartAt, whyNoDay } from '../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import { lagnaLongitude } from '../../../engine/place/lagna.ts';
import type { Place } from '../../../engine/place/place.ts';
import { AYANAMSAS } from '../../../engine/sky/sky-source.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { SWISS_AYANAMSAS } from '../../../ephemeris/swiss/ayanamsas.ts';
import { sweph } from '../../ephemeris/library.ts';
import { seeded } from '../random.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const { ephemeris } = sky;

const CHENNAI: Place = { lat: 13.0878, lon: 80.2785, zone: 'Asia/Kolkata' };
const TROMSO: Place = { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' };

/** Swiss Ephemeris, sidereal, with speeds. */
const FLAGS = 2 | 65536 | 256;
const BODIES = [0, 1, 4, 2, 5, 3, 6];

/** Arc seconds between two longitudes. */
const off = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180) * 3600;

describe('a chart against the Swiss Ephemeris', () => {
  const random = seeded(7);
  const instants = Array.from({ length: 40 }, () => 2342000 + random() * 511000);

  it.each(AYANAMSAS)('in the zodiac of %s, 1700 to 3100', (ayanamsa) => {
    for (const jd of instants) {
      for (const node of ['mean', 'true'] as const) {
        const chart = chartAt(ephemeris, jd, CHENNAI, { ayanamsa, node });
        sweph.set_sid_mode(SWISS_AYANAMSAS[ayanamsa], 0, 0);
        const bodies = [...BODIES, node === 'mean' ? 10 : 11].map(
          (body) => sweph.calc_ut(jd, body, FLAGS).data,
        );
        const { points, houses } = sweph.houses_ex2(jd, 65536, CHENNAI.lat, CHENNAI.lon, 'P').data;
        sweph.set_sid_mode(SWISS_AYANAMSAS.lahiri, 0, 0);
        for (const [graha, [longitude, latitude, , speed]] of bodies.entries()) {
          // The library makes its true node of the Moon's motion, with steps of 0.1 arcsec.
          const bound = graha === 7 && node === 'true' ? 0.2 : 0.01;
          expect(off(chart.longitude[graha], longitude)).toBeLessThan(bound);
          expect(off(chart.latitude[graha], latitude)).toBeLessThan(0.01);
          // A zodiac tied to a star wavers with its aberration, up to 0.4 arcsec a day, which the speed leaves out; the
          // library's own speed of the Moon is up to 0.3 arcsec a day off the motion of its places, that of the true node 2.
          const slack = graha === 7 && node === 'true' ? 3 : 0.8;
          expect(Math.abs(chart.speed[graha] - speed) * 3600).toBeLessThan(slack);
        }
        expect(off(chart.longitude[8], chart.longitude[7] + 180)).toBeLessThan(1e-6);
        expect(off(chart.lagna, points[0])).toBeLessThan(0.01);
        expect(off(chart.midheaven, points[1])).toBeLessThan(0.01);
        for (const [i, cusp] of houses.entries()) expect(off(chart.cusps?.[i] ?? 0, cusp)).toBeLessThan(0.01);
      }
    }
  });

  it('has declinations', () => {
    for (const jd of instants) {
      const chart = chartAt(ephemeris, jd, CHENNAI);
      for (const [graha, body] of BODIES.entries()) {
        // 2048: of the equator
        expect(chart.declination[graha]).toBeCloseTo(sweph.calc_ut(jd, body, 2 | 2048).data[1], 5);
      }
    }
  });
});

describe('the day of a birth', () => {
  it.each([
    CHENNAI,
    { lat: 51.5, lon: -0.12, zone: 'Europe/London' },
    { lat: 1.87, lon: -157.4, zone: 'Pacific/Kiritimati' },
    { lat: -54.8, lon: -68.3, zone: 'America/Argentina/Ushuaia' },
  ] satisfies Place[])('is that of the almanac at $zone', (place) => {
    const year = buildPlaceYear(sky.year(1987), place);
    for (let i = 40; i < 400; i += 13) {
      for (const share of [0.01, 0.3, 0.55, 0.99]) {
        const [rise, next] = [year.sunrise[i], year.nextSunrise[i]];
        const { day } = chartAt(ephemeris, rise + share * (next - rise), place);
        expect(day?.sunrise).toBeCloseTo(rise, 6);
        expect(day?.sunset).toBeCloseTo(year.sunset[i], 6);
        expect(day?.nextSunrise).toBeCloseTo(next, 6);
        expect(day?.weekday).toBe((((year.firstDay + i + 4) % 7) + 7) % 7);
        expect(day?.byDay).toBe(rise + share * (next - rise) < year.sunset[i]);
      }
    }
  });

  it('is absent where the Sun stays up or down, and so are the cusps', () => {
    const winter = chartAt(ephemeris, 2451545, TROMSO);
    expect(winter.day).toBeUndefined();
    expect(winter.cusps).toBeUndefined();
    expect(winter.lagna).toBeGreaterThanOrEqual(0);
    expect(whyNoDay(winter)).toBe('sun_stays_down');
    const summer = chartAt(ephemeris, 2451545 - 180, TROMSO);
    expect(summer.day).toBeUndefined();
    expect(whyNoDay(summer)).toBe('sun_stays_up');
    const spring = chartAt(ephemeris, 2451545 + 80, TROMSO);
    expect(spring.day).toBeDefined();
    expect(whyNoDay(spring)).toBeUndefined();
  });

  it('finds the lagna of its instants', () => {
    const chart = chartAt(ephemeris, 2450424.7, CHENNAI, { ayanamsa: 'raman' });
    if (chart.day === undefined) throw new Error('no day');
    for (const share of [0, 0.2, 0.7, 1]) {
      const jd = chart.day.sunrise + share * (chart.day.nextSunrise - chart.day.sunrise);
      const there = chartAt(ephemeris, jd, CHENNAI, { ayanamsa: 'raman' });
      expect(off(lagnaLongitude(chart.day, CHENNAI, jd), there.lagna)).toBeLessThan(0.01);
    }
  });
});

describe('a chart', () => {
  it('does not depend on the spelling of the zone', () => {
    const { day: a, ...one } = chartAt(ephemeris, 2450424.7, { ...CHENNAI, zone: 'Asia/Calcutta' });
    const { day: b, ...other } = chartAt(ephemeris, 2450424.7, CHENNAI);
    expect(one).toEqual(other);
    expect(a).toEqual(b);
  });

  it('of given longitudes has neither instant nor day', () => {
    const chart = givenChart({ longitude: [10, 33, 298, 165, 95, 357, 200, 370, 190], lagna: -10 });
    expect([...chart.sign]).toEqual([0, 1, 9, 5, 3, 11, 6, 0, 6]);
    expect(chart.lagna).toBe(350);
    expect(chart.day).toBeUndefined();
    expect(chart.jd).toBeNaN();
    expect(whyNoDay(chart)).toBe('no_instant');
  });
});
