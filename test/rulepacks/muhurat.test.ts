// What must be true of every muhurat and of every suitable day, whatever the year and the place.

import { describe, expect, it } from 'vitest';
import { dayIndexAt } from '../../engine/almanac/day-index.ts';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { labelAt, type QuantityName } from '../../engine/observe/quantities.ts';
import { visibleEclipseSpans } from '../../engine/place/eclipse-spans.ts';
import { touches } from '../../engine/spans/spans.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('suitability');
if (pack === undefined) throw new Error('suitability has errors');

// The events of the API.
const events = [
  'marriage',
  'griha_pravesh',
  'travel',
  'mundan',
  'vehicle_purchase',
  'land_purchase',
  'business_start',
  'education_start',
];
const placeYears = [
  buildPlaceYear(workspace.sky.year(2026), { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' }),
  buildPlaceYear(workspace.sky.year(1950), { lat: 43.6532, lon: -79.3832, zone: 'America/Toronto' }),
];
const label = (py: PlaceYear, name: QuantityName, t: number, body: 'Moon' | 'Sun' = 'Moon'): number =>
  labelAt(py, { name, body }, t);
const [vishti, adhika] = [6, 12];
// Karka, Simha, Kumbha and Mina.
const onEarth = [3, 4, 10, 11];
const isGood = (rating: string | undefined): boolean => rating === 'GOOD' || rating === 'EXCELLENT';

// The days of the civil year on which some of an eclipse is seen, from sunrise to sunrise.
const eclipseDays = (py: PlaceYear, kind: 'solar' | 'lunar'): readonly number[] =>
  visibleEclipseSpans(py.sky, py.place, kind)
    .spans.filter((_, i) => i % 2 === 0)
    .map((start) => dayIndexAt(py, start + 1e-6))
    .filter((day) => day >= py.yearStart && day < py.yearEnd)
    .map((day) => py.firstDay + day);

const muhurats = [...pack.scored.values()].filter(
  (r) => r.checked.kind === 'muhurat' && r.event !== undefined,
);

describe('every event of the API', () => {
  it('has a muhurat and a suitability', () => {
    const suitable = [...pack.scored.values()].filter(
      (r) => r.checked.kind === 'suitability' && r.event !== undefined,
    );
    expect(muhurats.map((r) => r.event).sort()).toEqual([...events].sort());
    expect(suitable.map((r) => r.event).sort()).toEqual([...events].sort());
  });

  it('says why: every line has a reason, every rule a work that it rests on', () => {
    for (const { lines, linked } of pack.scored.values()) {
      expect(linked.fields.cite.length).toBeGreaterThan(0);
      for (const { because } of lines) expect(because.length).toBeGreaterThan(3);
    }
  });
});

describe.each(placeYears.map((py) => ({ py, called: `${py.year} ${py.place.zone}` })))(
  'in $called',
  ({ py }) => {
    const [from, to] = [py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1];

    it.each(muhurats.map((r) => [r.code, r] as const))(
      '%s: windows are sorted, free of Vishti on earth, long enough and rated',
      (code, rule) => {
        const windows = pack.scores.muhurats(py, code, { from, to }) ?? [];
        expect(windows.length).toBeGreaterThan(20);
        const eclipses = visibleEclipseSpans(py.sky, py.place, 'lunar').spans;
        let end = 0;
        for (const w of windows) {
          if (touches(eclipses, [w.start, w.end])) expect(w.blocked).toBe(true);
          expect(w.start).toBeGreaterThanOrEqual(end - 1e-8);
          end = w.end;
          const middle = (w.start + w.end) / 2;
          if (label(py, 'karana', middle) === vishti) {
            if (rule.event === 'marriage' || onEarth.includes(label(py, 'rashi', middle)))
              expect(w.blocked).toBe(true);
            else if (!w.blocked)
              expect(w.reasons.map((r) => r.because)).toContain('Bhadra in heaven or below');
          }
          if (w.blocked) expect(w).toMatchObject({ score: 0, rating: 'AVOID' });
          else if (w.start > py.dayStart[py.yearStart] && w.end < py.dayStart[py.yearEnd]) {
            expect(w.end - w.start).toBeGreaterThanOrEqual(rule.lasting - 1e-7);
          }
          if (!w.blocked)
            expect(w.rating).toBe(
              w.score >= 80 && w.reasons.every(({ how }) => how === 'add')
                ? 'EXCELLENT'
                : w.score >= 60
                  ? 'GOOD'
                  : w.score >= 40
                    ? 'NEUTRAL'
                    : 'AVOID',
            );
        }
        expect(windows.some(({ rating }) => isGood(rating))).toBe(true);
      },
    );

    it('no marriage in chaturmasa, in an adhika month or with the Sun in Dhanu or Mina', () => {
      for (const { start, end, blocked } of pack.scores.muhurats(py, 'MUHURAT_MARRIAGE', { from, to }) ??
        []) {
        if (blocked) continue;
        const middle = (start + end) / 2;
        const month = label(py, 'lunar month', middle);
        expect(month).not.toBe(adhika);
        expect([4, 5, 6]).not.toContain(month);
        expect([8, 11]).not.toContain(label(py, 'rashi', middle, 'Sun'));
        if (month === 3) expect(label(py, 'tithi', middle)).toBeLessThan(10);
        if (month === 7) expect(label(py, 'tithi', middle)).toBeGreaterThan(10);
      }
    });

    it('no new house on Sunday, on Tuesday, on a rikta tithi or outside of its six months', () => {
      for (const { start, end, blocked } of pack.scores.muhurats(py, 'MUHURAT_GRIHA_PRAVESH', { from, to }) ??
        []) {
        if (blocked) continue;
        const middle = (start + end) / 2;
        expect([1, 2, 7, 8, 10, 11]).toContain(label(py, 'lunar month', middle));
        expect([0, 2]).not.toContain(label(py, 'weekday', middle));
        expect([3, 8, 13]).not.toContain(label(py, 'tithi', middle) % 15);
      }
    });

    it.each(muhurats.map((r) => [r.event ?? '', r.code] as const))(
      '%s: a day to be avoided has no good time',
      (event, code) => {
        for (let day = from; day <= to; day++) {
          const actual = pack.scores.suitability(py, event, day);
          if (actual?.rating !== 'AVOID') continue;
          const good = (pack.scores.muhurats(py, code, { from: day, to: day }) ?? []).filter(({ rating }) =>
            isGood(rating),
          );
          expect({ day, good }).toEqual({ day, good: [] });
        }
      },
    );

    it('the quarters that are avoided block a marriage', () => {
      const windows = pack.scores.muhurats(py, 'MUHURAT_MARRIAGE', { from, to }) ?? [];
      // Magha, Mula and Revati, of which a quarter is avoided each.
      const quartered = windows.filter((w) =>
        [9, 18, 26].includes(label(py, 'nakshatra', (w.start + w.end) / 2)),
      );
      const blocked = quartered.filter((w) => w.reasons.some((r) => r.because.startsWith('a quarter')));
      expect(blocked.length).toBeGreaterThan(3);
      expect(windows.filter((w) => w.reasons.some((r) => r.because.startsWith('a quarter'))).length).toBe(
        blocked.length,
      );
    });

    it('a suitable day has its reasons, and an eclipse outranks them all', () => {
      const ratings = new Set<string>();
      for (const event of events) {
        for (let day = from; day <= to; day += 9) {
          const actual = pack.scores.suitability(py, event, day);
          ratings.add(actual?.rating ?? '');
          const sum = [...(actual?.blocking ?? []), ...(actual?.supporting ?? [])].reduce(
            (s, r) => s + r.points,
            40,
          );
          expect(actual?.score).toBe(actual?.blocked ? 0 : Math.min(100, Math.max(0, sum)));
        }
      }
      expect([...ratings].sort()).toEqual(['AVOID', 'EXCELLENT', 'GOOD', 'NEUTRAL']);
    });

    it('a visible eclipse blocks its day for every event and outranks all else', () => {
      const days = [...eclipseDays(py, 'solar'), ...eclipseDays(py, 'lunar')];
      expect(days.length).toBeGreaterThan(0);
      for (const event of events) {
        for (const day of days) {
          expect(pack.scores.suitability(py, event, day)).toMatchObject({
            rating: 'AVOID',
            score: 0,
            hierarchy: ['ECLIPSE'],
            supporting: [],
          });
        }
      }
    });

    it('the shool of the weekday weighs on a journey that way', () => {
      const west = [0, 5];
      for (let day = from; day < from + 28; day++) {
        const weekday = label(py, 'weekday', py.sunrise[day - py.firstDay]);
        const { hierarchy = [], blocked = false } =
          pack.scores.suitability(py, 'travel', day, { inputs: { direction: 'West' } }) ?? {};
        if (!blocked) expect(hierarchy.includes('SHOOL')).toBe(west.includes(weekday));
      }
    });
  },
);
