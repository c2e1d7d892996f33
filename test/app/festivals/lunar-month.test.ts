import { expect, test } from 'vitest';
import { lunarMonthOf } from '../../../app/festivals/lunar-month.ts';
import { trackLabelAt } from '../../../engine/sky/track.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const sky = sharedWorkspace().almanac.placeYear(
  { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' },
  2025,
).sky;

/** The month of what begins with a tithi (0-based) of a lunation. */
function monthOf(amanta: number, tithi: number) {
  const lunation = sky.lunations.find(({ months, start }) => start > sky.from && months.includes(amanta));
  if (lunation === undefined) throw new Error(`no month ${amanta}`);
  const start = Array.from(sky.tithi.starts).find(
    (jd) => jd >= lunation.start - 1e-6 && jd < lunation.end && labelOf(jd) === tithi,
  );
  if (start === undefined) throw new Error(`no tithi ${tithi}`);
  return lunarMonthOf({ spans: [start, start + 1], start, end: start + 1, lunation }, sky);
}
const labelOf = (jd: number): number => trackLabelAt(sky.tithi, jd + 1e-6);

test('the bright half has one name by both ways of naming', () => {
  for (const tithi of [0, 14]) {
    expect(monthOf(5, tithi)).toEqual({
      amanta: 'Shravana',
      purnimanta: 'Shravana',
      is_adhika: false,
      is_kshaya: false,
    });
  }
});

test('the dark half, from its first tithi to its last, has the next name where months end with the full moon', () => {
  for (const tithi of [15, 29]) {
    expect(monthOf(5, tithi)).toMatchObject({ amanta: 'Shravana', purnimanta: 'Bhadrapada' });
  }
});

test('what is of no lunar month has none', () => {
  expect(lunarMonthOf({ spans: [sky.from, sky.to], start: sky.from, end: sky.to }, sky)).toBeNull();
});
