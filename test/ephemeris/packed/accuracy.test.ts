import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import { newYear } from '../../../engine/sky/new-year.ts';
import { openSky } from '../../../engine/sky/sky.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';
import { differences } from '../../../ephemeris/swiss/judge.ts';
import { seeded } from '../../engine/random.ts';
import { swiss } from '../library.ts';

const packed = openBundledSource({ verify: true });

// The bounds that docs/dates/SKY.md promises: rows of "| quantity | bound | unit | ... |".
const promised = new Map(
  readFileSync('docs/dates/SKY.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, quantity, bound]) => quantity !== undefined && Number(bound) > 0)
    .map(([, quantity, bound]) => [quantity, Number(bound)] as const),
);

describe('the packed sky against the Swiss Ephemeris, 1668 to 3132', () => {
  test('at 1,500 instants every quantity lies within the bound that docs/dates/SKY.md promises', () => {
    const random = seeded(22);
    const [from, to] = [newYear(1668), newYear(3133)];
    const instants = Array.from({ length: 1500 }, () => from + random() * (to - from)).sort((a, b) => a - b);
    for (const { quantity, worst, at } of differences(packed, swiss, instants)) {
      const row = promised.get(quantity) ?? promised.get(quantity.split(' ')[0]);
      expect(row, `docs/dates/SKY.md has no row for ${quantity}`).toBeDefined();
      expect(worst, `${quantity} at JD ${at}`).toBeLessThan(row ?? 0);
    }
  });

  test.each([1700, 1850, 2026, 2049, 2050, 2399, 2400, 2750, 3100])(
    'in %i angas begin and the Sun rises at the same time',
    (year) => {
      const [ours, theirs] = [packed, swiss].map((source) => openSky(source).year(year));
      for (const anga of ['karana', 'nakshatra', 'yoga', 'sunRashi'] as const) {
        const [own, other] = [ours[anga], theirs[anga]];
        expect([own.first, own.starts.length]).toEqual([other.first, other.starts.length]);
        const bound = promised.get(anga === 'sunRashi' ? 'sankranti' : 'anga') ?? 0;
        expect(worstOf(own.starts, other.starts) * 86_400_000, anga).toBeLessThan(bound);
      }
      for (const place of [
        { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' },
        { lat: 60.17, lon: 24.94, zone: 'Europe/Helsinki' },
      ]) {
        const [own, other] = [buildPlaceYear(ours, place), buildPlaceYear(theirs, place)];
        const rises = worstOf(own.sunrise, other.sunrise) * 86_400_000;
        expect(rises, place.zone).toBeLessThan(promised.get('sunrise') ?? 0);
      }
    },
  );
});

/** The largest difference of two lists of instants. */
function worstOf(a: Float64Array, b: Float64Array): number {
  return a.reduce((worst, instant, i) => {
    const off = Math.abs(instant - b[i]);
    return off > worst ? off : worst;
  }, 0);
}
