import { afterAll, describe, expect, it } from 'vitest';
import { apart } from '../../../../engine/jyotisha/angle.ts';
import { chartAt } from '../../../../engine/jyotisha/chart.ts';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { signOf } from '../../../../engine/jyotisha/sign.ts';
import { gochara, type Vedha } from '../../../../engine/jyotisha/transits/gochara.ts';
import { staysOf } from '../../../../engine/jyotisha/transits/ingresses.ts';
import { saturnOverMoon } from '../../../../engine/jyotisha/transits/sade-sati.ts';
import { sunAtLongitude } from '../../../../engine/jyotisha/transits/solar-return.ts';
import { BODY } from '../../../../engine/sky/sky-source.ts';
import { openBundledSky } from '../../../../ephemeris/bundled.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const { ephemeris, planets } = sky;

const CHENNAI = { lat: 13.0878, lon: 80.2785, zone: 'Asia/Kolkata' };
const FROM = 2450424.7;
const TO = FROM + 12_000;

describe('stays in rashis', () => {
  it.each([
    [G.saturn, BODY.saturn, 0],
    [G.jupiter, BODY.jupiter, 0],
    [G.rahu, BODY.meanNode, 0],
    [G.ketu, BODY.meanNode, 180],
  ])('of graha %d tile the time and are where the Swiss Ephemeris has it', (graha, body, ahead) => {
    const stays = staysOf(planets, graha, { from: FROM, to: TO });
    expect(stays[0].start).toBe(FROM);
    expect(stays[stays.length - 1].end).toBe(TO);
    const at = (jd: number): number => signOf(ephemeris.position(jd, body).longitude + ahead);
    for (const [i, { sign, start, end }] of stays.entries()) {
      if (i > 0) expect(start).toBe(stays[i - 1].end);
      expect(at(start + 0.001)).toBe(sign);
      expect(at((start + end) / 2)).toBe(sign);
      expect(at(end - 0.001)).toBe(sign);
    }
  });

  it('tell entries backwards', () => {
    const stays = staysOf(planets, G.saturn, { from: FROM, to: TO });
    for (const [i, { sign, backwards }] of stays.entries())
      if (i > 0) expect(backwards).toBe((sign + 1) % 12 === stays[i - 1].sign);
    expect(stays.some(({ backwards }) => backwards)).toBe(true);
  });

  it('of another zodiac are shifted', () => {
    const ahead = ephemeris.meanAyanamsa(FROM) - ephemeris.meanAyanamsaOf('raman', FROM);
    const [, second] = staysOf(planets, G.saturn, { from: FROM, to: TO }, { ahead });
    const chart = chartAt(ephemeris, second.start, CHENNAI, { ayanamsa: 'raman' });
    expect(apart(chart.longitude[G.saturn], second.sign * 30)).toBeLessThan(0.001);
  });

  it('there are none of Sun and Moon', () => {
    expect(() => staysOf(planets, G.moon, { from: FROM, to: TO })).toThrow(RangeError);
  });
});

describe('sade sati', () => {
  it('comes in every round of Saturn, with its returns', () => {
    const { sadeSati, kantaka, ashtama } = saturnOverMoon(planets, 6, {
      from: 2447000,
      to: 2447000 + 36_525,
    });
    expect(sadeSati.length).toBeGreaterThanOrEqual(3);
    for (const { start, end, stays } of sadeSati.slice(1, -1)) {
      expect((end - start) / 365.25).toBeGreaterThan(7);
      expect((end - start) / 365.25).toBeLessThan(8.7);
      expect(stays[0].house).toBe(12);
      expect(stays[stays.length - 1].house).toBe(2);
    }
    const stays = sadeSati.flatMap((one) => one.stays);
    expect(stays.some(({ back }) => back)).toBe(true);
    const houseAt = (jd: number): number =>
      ((signOf(ephemeris.position(jd, BODY.saturn).longitude) - 6 + 12) % 12) + 1;
    for (const { house, start, end } of [...stays, ...kantaka, ...ashtama]) {
      for (const share of [0.001, 0.3, 0.7, 0.999])
        expect(houseAt(start + share * (end - start))).toBe(house);
    }
    expect(new Set(kantaka.map(({ house }) => house))).toEqual(new Set([4]));
    expect(new Set(ashtama.map(({ house }) => house))).toEqual(new Set([8]));
  });

  it('of a Moon in Kumbha begins with Saturn in Makara on 24 January 2020', () => {
    const { sadeSati } = saturnOverMoon(planets, 10, { from: 2455000, to: 2463000 });
    // 2458872.7: 24 January 2020, when almanacs have Saturn enter Makara.
    expect(sadeSati[0].start).toBeCloseTo(2458872.7, 0);
  });
});

describe('gochara', () => {
  // Good for the Sun is the third, for all others the eleventh; Saturn never obstructs the Sun.
  const vedha: Vedha = {
    houses: Array.from({ length: 9 }, (_, graha) => new Map([graha === G.sun ? [3, 9] : [11, 5]])),
    exempt: [G.saturn],
  };
  const birth = chartAt(ephemeris, FROM, CHENNAI);
  const now = chartAt(ephemeris, FROM + 9000, CHENNAI);

  it('counts houses from the Moon and the lagna, and knows the good ones', () => {
    for (const { graha, sign, fromMoon, fromLagna, good } of gochara(birth, now, vedha)) {
      expect(sign).toBe(now.sign[graha]);
      expect((birth.sign[G.moon] + fromMoon - 1) % 12).toBe(sign);
      expect((signOf(birth.lagna) + fromLagna - 1) % 12).toBe(sign);
      expect(good).toBe(vedha.houses[graha].has(fromMoon));
    }
  });

  it('is obstructed from the house of vedha, but not by the graha that is exempt, nor by the nodes', () => {
    const sign = Uint8Array.from(now.sign);
    const at = (graha: number, house: number): void => {
      sign[graha] = (birth.sign[G.moon] + house - 1) % 12;
    };
    sign.fill(birth.sign[G.moon]);
    at(G.sun, 3);
    at(G.saturn, 9);
    at(G.mars, 9);
    at(G.rahu, 9);
    const [sun] = gochara(birth, { ...now, sign }, vedha);
    expect(sun.good).toBe(true);
    expect(sun.obstructedBy).toEqual([G.mars]);
  });
});

it('the Sun comes back to where it was', () => {
  const sun = ephemeris.position(FROM, BODY.sun).longitude;
  for (let year = 1; year < 90; year += 11) {
    const jd = sunAtLongitude(ephemeris, sun, FROM + year * 365.2564);
    expect(ephemeris.position(jd, BODY.sun).longitude).toBeCloseTo(sun, 6);
    expect(Math.abs(jd - FROM - year * 365.2564)).toBeLessThan(0.05);
  }
});
