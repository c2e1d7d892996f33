// Chandra bala and Tara bala: what they must show whatever the birth, the year and the place.

import { describe, expect, test } from 'vitest';
import { buildPlaceYear } from '../../engine/almanac/place-year.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('conditions');
if (pack === undefined) throw new Error('the conditions have errors');

const places = [
  { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' },
  { lat: 43.6532, lon: -79.3832, zone: 'America/Toronto' },
] as const;
const placeYears = [1850, 2026].flatMap((year) =>
  places.map((place) => buildPlaceYear(workspace.sky.year(year), place)),
);

describe.each(placeYears.map((py) => ({ py, called: `${py.sky.year} ${py.place.zone}` })))(
  'in $called',
  ({ py }) => {
    // Noons of days, and what holds then by birth sign or star.
    const noons = Array.from({ length: 90 }, (_, i) => py.yearStart + 4 * i).map((i) => ({
      day: py.firstDay + i,
      t: py.dayStart[i] + 0.25,
    }));
    const kindsAt = (
      code: string,
      input: string,
      count: number,
      { day, t }: { readonly day: number; readonly t: number },
    ) =>
      Array.from({ length: count }, (_, value) => {
        const spans = pack.conditions.ofRule(py, code, day, { [input]: value })?.spans ?? [];
        return spans.find((s) => s.start <= t && t < s.end);
      });
    const sign = (t: number): number => Math.floor(py.sky.moonLongitude(t) / 30);
    const star = (t: number): number => Math.floor(py.sky.moonLongitude(t) / (360 / 27));
    const bright = (t: number): boolean =>
      (py.sky.moonLongitude(t) - py.sky.sunLongitude(t) + 360) % 360 < 180;

    test('the Moon is good in six signs from that of birth, in nine of the bright half; its kind is the count', () => {
      for (const { day, t } of noons) {
        const good = bright(t) ? [1, 2, 3, 5, 6, 7, 9, 10, 11] : [1, 3, 6, 7, 10, 11];
        kindsAt('CONDITION_CHANDRA_BALA', 'janma_rashi', 12, { day, t }).forEach((fulfilled, birth) => {
          const count = ((sign(t) - birth + 12) % 12) + 1;
          expect(fulfilled?.kind).toBe(good.includes(count) ? String(count) : undefined);
        });
      }
    });

    test('Chandrashtama lasts while the Moon is in the eighth sign, and has no Chandra bala', () => {
      for (const { day, t } of noons) {
        const bala = kindsAt('CONDITION_CHANDRA_BALA', 'janma_rashi', 12, { day, t });
        const eighth = kindsAt('CONDITION_CHANDRASHTAMA', 'janma_rashi', 12, { day, t });
        const births = eighth.flatMap((fulfilled, birth) => (fulfilled === undefined ? [] : [birth]));
        expect(births).toEqual([(sign(t) + 5) % 12]);
        const [birth] = births;
        expect(bala[birth]).toBeUndefined();
        const { start, end } = eighth[birth] ?? { start: 0, end: 0 };
        expect(py.sky.moonLongitude(start + 1e-5) - 30 * sign(t)).toBeCloseTo(0, 2);
        expect(py.sky.moonLongitude(end - 1e-5) - 30 * sign(t)).toBeCloseTo(30, 2);
      }
    });

    test('of the 27 birth stars fifteen have a good tara, three of each name', () => {
      const names = ['Sampat', 'Kshema', 'Sadhaka', 'Mitra', 'Ati Mitra'];
      for (const { day, t } of noons) {
        const fulfilled = kindsAt('CONDITION_TARA_BALA', 'janma_nakshatra', 27, { day, t });
        for (const name of names) expect(fulfilled.filter((h) => h?.kind === name).length).toBe(3);
        expect(fulfilled.filter((h) => h !== undefined).length).toBe(15);
        // The star after that of birth is Sampat; the star of birth itself, and the 3rd, 5th and 7th, have none.
        expect(fulfilled[(star(t) + 26) % 27]?.kind).toBe('Sampat');
        for (const back of [0, 2, 4, 6]) expect(fulfilled[(star(t) + 27 - back) % 27]).toBeUndefined();
      }
    });

    test('each span of a tara is one star of the Moon', () => {
      for (const { day } of noons) {
        for (const { start, end } of pack.conditions.ofRule(py, 'CONDITION_TARA_BALA', day, {
          janma_nakshatra: 5,
        })?.spans ?? []) {
          expect(star(end - 1e-5)).toBe(star(start + 1e-5));
          expect(py.sky.moonLongitude(start + 1e-5) % (360 / 27)).toBeLessThan(0.01);
        }
      }
    });
  },
);

test('there are nine taras', () => {
  const taras = pack.tables.get('tara_names');
  expect(taras?.kind === 'list' ? taras.items.length : 0).toBe(9);
});
