import { expect, test } from 'vitest';
import { luminaryStaysOf } from '../../../../engine/jyotisha/transits/luminary-stays.ts';
import { BODY, type SkySource } from '../../../../engine/sky/sky-source.ts';

// A Sun of one degree a day, a Moon of thirteen, from 0 degrees on day 0.
const ephemeris = {
  moving: (jd: number, body: number) => {
    const speed = body === BODY.sun ? 1 : 13;
    return { longitude: (jd * speed) % 360, latitude: 0, distance: 1, speed };
  },
} as unknown as Pick<SkySource, 'moving'>;

const rounded = (graha: number, to: number, ahead?: number) =>
  luminaryStaysOf(ephemeris, graha, { from: 5, to }, ahead).map(({ sign, start, end, backwards }) => [
    sign,
    Number(start.toFixed(6)),
    Number(end.toFixed(6)),
    backwards,
  ]);

test('the Sun stays thirty days in each rashi, from the beginning of the range to its end', () => {
  expect(rounded(0, 75)).toEqual([
    [0, 5, 30, false],
    [1, 30, 60, false],
    [2, 60, 75, false],
  ]);
});

test('in a zodiac ten degrees ahead each begins ten days earlier', () => {
  expect(rounded(0, 51, 10)).toEqual([
    [0, 5, 20, false],
    [1, 20, 50, false],
    [2, 50, 51, false],
  ]);
});

test('after the last rashi the Moon stays in the first', () => {
  const stays = rounded(1, 30);
  expect(stays.map(([sign]) => sign)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]);
  expect(stays.at(-1)?.[1]).toBeCloseTo(360 / 13, 5);
});

test('another graha is refused', () => {
  expect(() => rounded(2, 10)).toThrow(new RangeError('graha 2 is no luminary'));
});
