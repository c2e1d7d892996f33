import { afterAll, describe, expect, test } from 'vitest';
import { castOf } from '../../../app/jyotisha/cast.ts';
import { missingRising, sensitivityOf } from '../../../app/jyotisha/sensitivity.ts';
import { civilDay } from '../../../engine/civil/civil.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';

const ephemeris = openBundledSource();
afterAll(() => ephemeris.close());
const context = { zones: () => 'Asia/Kolkata', workspace: { sky: { ephemeris } } } as unknown as Parameters<
  typeof castOf
>[0] &
  Parameters<typeof sensitivityOf>[0];

const date = civilDay(1990, 5, 15);
const of = (stated: object = {}) => {
  const cast = castOf(context, { date, time: 14.5 * 3600, lat: 23.1793, lon: 75.7849, ...stated }, {});
  return { cast, sensitivity: sensitivityOf(context, cast, [1, 9, 60]) };
};

describe('what hangs on the minute of a birth', () => {
  test('is asked of half a minute where the time has no seconds, of one second where it has, or of what is said', () => {
    const uncertainty = (stated: object) => {
      const { time_uncertainty, is_stated } = of(stated).sensitivity;
      return [time_uncertainty, is_stated];
    };
    expect(uncertainty({})).toEqual([30, false]);
    expect(uncertainty({ time: 14.5 * 3600 + 7 })).toEqual([1, false]);
    expect(uncertainty({ time_uncertainty: 600 })).toEqual([600, true]);
  });

  test('a Moon a second from the edge of its star changes the dashas, and it is said', () => {
    const { sensitivity, cast } = of();
    const star = sensitivity.points.find(({ point, of }) => point === 'moon' && of === 'nakshatra');
    const edge = star?.ahead.seconds ?? Number.NaN;
    // The birth so much later that the edge lies a second ahead.
    const near = of({ time: cast.birth.clock.reading / 1000 - date * 86_400 + Math.round(edge) - 1 });
    const change = near.sensitivity.changes.find(({ what, of }) => what === 'moon' && of === 'nakshatra');
    expect(change).toMatchObject({ from: star?.in, to: star?.ahead.into });
    expect(Math.abs(change?.seconds ?? 99)).toBeLessThanOrEqual(1.5);
    expect(change?.affects).toContain('dasha');
  });

  test('every change that is listed comes about at that time, and none is missed', () => {
    const { sensitivity } = of({ time_uncertainty: 900 });
    expect(sensitivity.changes.length).toBeGreaterThan(3);
    for (const { what, of: kind, from, to, seconds } of sensitivity.changes) {
      if (what !== 'lagna' && what !== 'moon') continue;
      const state = (shift: number) =>
        of({ time: Math.round(14.5 * 3600 + seconds + shift) }).sensitivity.points.find(
          (point) => point.point === what && point.of === kind,
        )?.in;
      const outward = Math.sign(seconds) * 2;
      expect([state(-outward), state(outward)]).toEqual([from, to]);
    }
  });

  test('the Vimshottari of another minute has dates so many days apart', () => {
    const { sensitivity } = of({ time_uncertainty: 60 });
    expect(sensitivity.vimshottari_days).toBeGreaterThan(0.5);
    expect(sensitivity.vimshottari_days).toBeCloseTo(
      2 * of({ time_uncertainty: 30 }).sensitivity.vimshottari_days,
      1,
    );
  });

  test('has no seconds of the lagna beyond the polar circles, and says why', () => {
    const { cast, sensitivity } = of({ lat: 69.65, lon: 18.96 });
    expect(
      sensitivity.points.filter(({ point }) => point === 'lagna').map(({ ahead }) => ahead.seconds),
    ).toEqual([null, null, null]);
    expect(Object.keys(missingRising(cast.chart))).toEqual(['sensitivity.seconds']);
  });
});
