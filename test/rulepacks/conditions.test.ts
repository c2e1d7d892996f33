// Facts of the field that the conditions must show, whatever the year and the place.

import { describe, expect, test } from 'vitest';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { labelAt } from '../../engine/observe/quantities.ts';
import type { Place } from '../../engine/place/place.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();

const compiled = (name: string): CompiledPack => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(`${name} has errors`);
  return pack;
};
const conditions = compiled('conditions');

const places: readonly Place[] = [
  { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' },
  { lat: 43.6532, lon: -79.3832, zone: 'America/Toronto' },
];
const placeYears = [1850, 2023, 2024].flatMap((year) =>
  places.map((place) => buildPlaceYear(workspace.sky.year(year), place)),
);

interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string | undefined;
}

// The spans of each condition that touch the civil year, each once and in order.
const gathered = new Map<PlaceYear, Map<string, Map<number, Span>>>();
function spansOf(py: PlaceYear, code: string): readonly Span[] {
  let byCode = gathered.get(py);
  if (byCode === undefined) {
    byCode = new Map();
    for (let day = py.yearStart; day < py.yearEnd; day++) {
      for (const { rule, spans } of conditions.conditions.on(py, py.firstDay + day)) {
        const known = byCode.get(rule.code) ?? new Map<number, Span>();
        for (const span of spans) known.set(span.start, span);
        byCode.set(rule.code, known);
      }
    }
    gathered.set(py, byCode);
  }
  return [...(byCode.get(code)?.values() ?? [])].sort((a, b) => a.start - b.start);
}

const middle = ({ start, end }: Span): number => (start + end) / 2;
const longitude = (py: PlaceYear, body: 'moon' | 'sun', t: number): number =>
  body === 'moon' ? py.sky.moonLongitude(t) : py.sky.sunLongitude(t);
const weekday = (py: PlaceYear, t: number): number => labelAt(py, { name: 'weekday', body: 'Moon' }, t);
const star = (degrees: number): number => Math.floor(degrees / (360 / 27));
const elongation = (py: PlaceYear, t: number): number =>
  (longitude(py, 'moon', t) - longitude(py, 'sun', t) + 360) % 360;
const tithi = (py: PlaceYear, t: number): number => Math.floor(elongation(py, t) / 12) + 1;
const moonStar = (py: PlaceYear, t: number): number => star(longitude(py, 'moon', t));
const isWithin = (inner: Span, outer: readonly Span[]): boolean =>
  outer.some((o) => o.start <= inner.start + 1e-9 && inner.end <= o.end + 1e-9);

const [pushya, hasta] = [7, 12];
const [sunday, tuesday, thursday, saturday] = [0, 2, 4, 6];

describe.each(placeYears.map((py) => ({ py, called: `${py.sky.year} ${py.place.zone}` })))(
  'in $called',
  ({ py }) => {
    test('Panchak begins with the Moon at 300 degrees, ends at 360 and lasts 60 degrees of her way', () => {
      const all = spansOf(py, 'CONDITION_PANCHAK');
      expect(all.length).toBeGreaterThanOrEqual(13);
      for (const { start, end } of all) {
        expect(longitude(py, 'moon', start)).toBeCloseTo(300, 4);
        expect((longitude(py, 'moon', end) + 180) % 360).toBeCloseTo(180, 4);
        expect(end - start).toBeGreaterThan(60 / 15.4); // at her fastest, degrees a day
        expect(end - start).toBeLessThan(60 / 11.7);
      }
    });

    test('Panchak bears the name of the weekday on which it begins, none on Wednesday and Thursday', () => {
      const kinds = ['Roga', 'Raja', 'Agni', undefined, undefined, 'Chora', 'Mritu'];
      for (const { start, kind } of spansOf(py, 'CONDITION_PANCHAK'))
        expect(kind).toBe(kinds[weekday(py, start)]);
    });

    test('Bhadra comes eight times a lunation and never in Amavasya', () => {
      const all = spansOf(py, 'CONDITION_BHADRA');
      for (const span of all) {
        expect([4, 8, 11, 15, 18, 22, 25, 29]).toContain(tithi(py, middle(span)));
        expect(elongation(py, span.end - 1e-6) - elongation(py, span.start + 1e-6)).toBeCloseTo(6, 3);
      }
      const whole = py.sky.lunations.filter(
        (l) => l.start > py.dayStart[py.yearStart] && l.end < py.dayStart[py.yearEnd],
      );
      expect(whole.length).toBeGreaterThanOrEqual(11);
      for (const l of whole) expect(all.filter((s) => s.start >= l.start && s.end <= l.end).length).toBe(8);
    });

    test('Bhadra dwells where the sign of the Moon at its beginning has it', () => {
      const earth = [3, 4, 10, 11];
      const below = [5, 6, 8, 9];
      for (const { start, kind } of spansOf(py, 'CONDITION_BHADRA')) {
        const rashi = Math.floor(longitude(py, 'moon', start) / 30);
        const there = earth.includes(rashi) ? 'mrityu' : below.includes(rashi) ? 'patala' : 'svarga';
        expect(kind).toBe(there);
      }
    });

    test('a Bhadra has one mouth, five of its thirty parts, and one tail, three; neither leaves it by 5 minutes', () => {
      const slack = 5 / 1440;
      for (const [name, parts] of [
        ['bhadra_mukha', 5],
        ['bhadra_puchha', 3],
      ] as const) {
        const all = conditions.dayWindows.kala(py, name, py.firstDay + py.yearStart) ?? [];
        const pieces = all.flatMap((start, i) => (i % 2 === 0 ? [[start, all[i + 1]] as const] : []));
        for (const span of spansOf(py, 'CONDITION_BHADRA')) {
          const own = pieces.filter(([from, to]) => from < span.end && span.start < to);
          expect(own.length).toBe(1);
          const [from, to] = own[0];
          expect(((to - from) / (span.end - span.start)) * 30).toBeCloseTo(parts, 0);
          expect(from).toBeGreaterThan(span.start - slack);
          expect(to).toBeLessThan(span.end + slack);
        }
      }
    });

    test('the windows of a Bhadra are its mouth and its tail, nothing of them outside of it', () => {
      const days = Array.from({ length: 120 }, (_, i) => py.firstDay + py.yearStart + 3 * i);
      const matches = days.flatMap((day) => conditions.conditions.ofRule(py, 'CONDITION_BHADRA', day) ?? []);
      expect(matches.length).toBeGreaterThan(30);
      for (const { spans, windows } of matches) {
        expect(windows.map(({ name }) => name)).toEqual(['mukha', 'puchha', 'on_earth']);
        const [mukha, puchha, earth] = windows.map((w) => w.spans);
        expect([mukha.length, puchha.length]).toEqual([2 * spans.length, 2 * spans.length]);
        spans.forEach(({ start, end }, i) => {
          expect(mukha[2 * i]).toBeGreaterThanOrEqual(start);
          expect(mukha[2 * i + 1]).toBeLessThanOrEqual(end);
          expect(puchha[2 * i]).toBeGreaterThanOrEqual(start);
          expect(puchha[2 * i + 1]).toBeLessThanOrEqual(end);
        });
        for (let i = 0; i < earth.length; i += 2) {
          const rashi = Math.floor(longitude(py, 'moon', (earth[i] + earth[i + 1]) / 2) / 30);
          expect([3, 4, 10, 11]).toContain(rashi);
        }
      }
    });

    test('Ganda Mool comes in pairs of stars about the joint of two signs, each under its own name', () => {
      const all = spansOf(py, 'CONDITION_GANDA_MOOL');
      const names = new Map([
        [0, 'Ashwini'],
        [8, 'Ashlesha'],
        [9, 'Magha'],
        [17, 'Jyeshtha'],
        [18, 'Mula'],
        [26, 'Revati'],
      ]);
      for (const span of all) expect(span.kind).toBe(names.get(moonStar(py, middle(span))));
      for (const { end, kind } of all.slice(0, -1)) {
        const joined = ['Ashlesha', 'Jyeshtha', 'Revati'].includes(kind ?? '');
        expect(all.some(({ start }) => start === end)).toBe(joined);
      }
    });

    test('Amrita Siddhi is always within Sarvartha Siddhi', () => {
      const wide = spansOf(py, 'YOGA_SARVARTHA_SIDDHI');
      const all = spansOf(py, 'YOGA_AMRITA_SIDDHI');
      expect(all.length).toBeGreaterThan(10);
      for (const span of all) expect(isWithin(span, wide)).toBe(true);
    });

    test('Guru and Ravi Pushya are Pushya of a Thursday and a Sunday, and Sarvartha Siddhi as well', () => {
      const wide = spansOf(py, 'YOGA_SARVARTHA_SIDDHI');
      for (const [code, on] of [
        ['YOGA_GURU_PUSHYA', thursday],
        ['YOGA_RAVI_PUSHYA', sunday],
      ] as const) {
        const all = spansOf(py, code);
        expect(all.length).toBeGreaterThan(0);
        for (const span of all) {
          expect([weekday(py, span.start + 1e-6), weekday(py, span.end - 1e-6)]).toEqual([on, on]);
          expect(moonStar(py, middle(span))).toBe(pushya);
          expect(span.end - span.start).toBeLessThan(1.02);
          expect(isWithin(span, wide)).toBe(true);
        }
      }
    });

    test('Guru Pushya is the Amrita Siddhi of Thursday, Hasta that of Sunday', () => {
      const amrita = spansOf(py, 'YOGA_AMRITA_SIDDHI');
      for (const span of spansOf(py, 'YOGA_GURU_PUSHYA')) expect(isWithin(span, amrita)).toBe(true);
      for (const span of amrita.filter((s) => weekday(py, middle(s)) === sunday))
        expect(moonStar(py, middle(span))).toBe(hasta);
    });

    test('Dwipushkar stars have half their quarters in a sign, Tripushkar stars three; both want a Bhadra tithi', () => {
      const own = (n: number): number => (4 * n + 4) % 9; // quarters of the star past a joint of signs
      for (const [code, split] of [
        ['YOGA_DWIPUSHKAR', [2]],
        ['YOGA_TRIPUSHKAR', [1, 3]],
      ] as const) {
        for (const span of spansOf(py, code)) {
          expect([sunday, tuesday, saturday]).toContain(weekday(py, middle(span)));
          expect(tithi(py, middle(span)) % 5).toBe(2);
          expect(split).toContain(own(moonStar(py, middle(span))));
        }
      }
      const three = spansOf(py, 'YOGA_TRIPUSHKAR');
      for (const { start, end } of spansOf(py, 'YOGA_DWIPUSHKAR'))
        expect(three.some((s) => s.start < end && start < s.end)).toBe(false);
    });

    test("Ravi Yoga counts from the star of the Sun to the Moon's, also where the Sun changes stars", () => {
      const all = spansOf(py, 'YOGA_RAVI');
      for (let t = py.dayStart[py.yearStart] + 0.01; t < py.dayStart[py.yearEnd] - 1; t += 0.0937) {
        const count = ((moonStar(py, t) - star(longitude(py, 'sun', t)) + 27) % 27) + 1;
        expect(all.some((s) => s.start <= t && t < s.end)).toBe([4, 6, 9, 10, 13, 20].includes(count));
      }
    });

    test('Disha Shool never rests and turns with every sunrise', () => {
      const all = spansOf(py, 'CONDITION_DISHA_SHOOL');
      const quarters = ['West', 'East', 'North', 'North', 'South', 'West', 'East'];
      expect(all.length).toBe(py.yearEnd - py.yearStart);
      all.forEach(({ start, end, kind }, i) => {
        expect(kind).toBe(quarters[weekday(py, middle(all[i]))]);
        if (i > 0) expect(start).toBe(all[i - 1].end);
        expect(end - start).toBeCloseTo(1, 1);
      });
    });

    test('Kharmas is a month of the Sun in each sign of Jupiter', () => {
      const all = spansOf(py, 'CONDITION_KHARMAS').filter(
        (s) => s.start > py.sky.from + 1 && s.end < py.sky.to - 1,
      );
      expect(all.length).toBeGreaterThanOrEqual(2);
      for (const span of all) {
        const from = Math.round(longitude(py, 'sun', span.start));
        expect(span.kind).toBe(
          new Map([
            [240, 'Dhanu'],
            [330, 'Mina'],
          ]).get(from),
        );
        expect(span.end - span.start).toBeGreaterThan(29);
        expect(span.end - span.start).toBeLessThan(31);
      }
    });

    test('Pitru Paksha runs once a year from full moon to new moon, about the Sun in Kanya', () => {
      const all = spansOf(py, 'CONDITION_PITRU_PAKSHA');
      expect(all.length).toBe(1);
      for (const span of all) {
        expect(elongation(py, span.start)).toBeCloseTo(180, 3);
        expect((elongation(py, span.end) + 180) % 360).toBeCloseTo(180, 3);
        expect(Math.floor(longitude(py, 'sun', span.end) / 30)).toBe(5);
      }
    });

    test('Jwalamukhi joins the tithi and the star that burns it', () => {
      const pairs = new Map([
        [1, 18],
        [5, 1],
        [8, 2],
        [9, 3],
        [10, 8],
      ]);
      for (const span of spansOf(py, 'YOGA_JWALAMUKHI')) {
        const t = ((tithi(py, middle(span)) - 1) % 15) + 1;
        expect(moonStar(py, middle(span))).toBe(pairs.get(t));
      }
    });
  },
);

test('every region has every condition', () => {
  const codes = [...conditions.rules.keys()];
  expect(codes.length).toBeGreaterThanOrEqual(14);
  const south = compiled('IN-TN');
  for (const code of codes) expect(south.rules.has(code)).toBe(true);
});
