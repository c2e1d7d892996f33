import { afterAll, expect, test } from 'vitest';
import { type CastContext, castOf } from '../../../app/jyotisha/cast.ts';
import { krishnamurtiOf } from '../../../app/jyotisha/krishnamurti.ts';
import { civilDay } from '../../../engine/civil/civil.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';

const ephemeris = openBundledSource();
afterAll(() => ephemeris.close());
const context = {
  zones: (lat: number) => (lat < 0 ? undefined : 'Asia/Kolkata'),
  workspace: { sky: { ephemeris } },
} as unknown as CastContext;
const birth = { date: civilDay(1990, 5, 15), time: 14.5 * 3600, lat: 23.1793, lon: 75.7849 };
const cast = castOf(context, birth, { profile: 'krishnamurti' });

test('a judgment at its birth is ruled by the lords of its own lagna and Moon', () => {
  const at = cast.birth.clock.ms;
  const answer = krishnamurtiOf(context, cast, { at, lat: birth.lat, lon: birth.lon });
  const [rising] = answer?.cusps ?? [];
  const moon = answer?.grahas.find(({ graha }) => graha === 'Moon');
  expect(answer?.ruling).toMatchObject({
    lagna_star_lord: rising?.nakshatra_lord,
    lagna_rashi_lord: rising?.rashi_lord,
    moon_star_lord: moon?.nakshatra_lord,
    moon_rashi_lord: moon?.rashi_lord,
    // 15 May 1990 was a Tuesday.
    day_lord: 'Mars',
  });
});

test('a judgment where no zone is known is refused, since it has no weekday', () => {
  const judgment = { at: cast.birth.clock.ms, lat: -40, lon: -120 };
  expect(() => krishnamurtiOf(context, cast, judgment)).toThrow(
    'judgment: no time zone is known at lat, lon',
  );
});
