// Anandadi, Aadal and Vidaal: by the verse, and as almanacs print them for New Delhi.

import { describe, expect, test } from 'vitest';
import { nakshatraNames } from '../../dsl/vocabulary/names.ts';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { civilDay, jdOfCivilDay } from '../../engine/civil/civil.ts';
import { labelAt } from '../../engine/observe/quantities.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('conditions');
if (pack === undefined) throw new Error('the conditions have errors');

const delhi = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const yearOf = (year: number): PlaceYear => buildPlaceYear(workspace.sky.year(year), delhi);

// A clock time of New Delhi (UT + 5:30), counted from the date's midnight: 26:43 is 02:43 of the next day.
const clock = (day: number, text: string): number => {
  const [hours, minutes] = text.split(':').map(Number);
  return jdOfCivilDay(day) + (hours * 60 + minutes - 330) / 1440;
};
const dayOf = (date: string): number => {
  const [y, m, d] = date.split('-').map(Number);
  return civilDay(y, m, d);
};
// Almanacs print minutes, and their sunrise may be one off.
const tolerance = 2 / 1440;

// A condition's spans on a day, cut to it.
function fulfilledOn(code: string, date: string): readonly { start: number; end: number; kind?: string }[] {
  const day = dayOf(date);
  const py = yearOf(Number(date.slice(0, 4)));
  const [from, to] = [py.dayStart[day - py.firstDay], py.dayStart[day - py.firstDay + 1]];
  return (pack?.conditions.ofRule(py, code, day)?.spans ?? []).map(({ start, end, kind }) => ({
    start: Math.max(start, from),
    end: Math.min(end, to),
    kind,
  }));
}

describe('as printed for New Delhi', () => {
  test.each([
    ['YOGA_VIDAAL', '2022-01-01', '07:13', '19:18'],
    // It ends with Abhijit, an hour and a half after Uttara Ashadha of the cycle of 27.
    ['YOGA_VIDAAL', '2022-01-04', '07:15', '12:23'],
    ['YOGA_AADAL', '2022-01-18', '07:15', '30:43'],
    ['YOGA_AADAL', '2022-01-26', '07:12', '10:07'],
  ])('%s on %s is from %s to %s', (code, date, from, to) => {
    const [fulfilled, second] = fulfilledOn(code, date);
    expect(second).toBeUndefined();
    expect(Math.abs(fulfilled.start - clock(dayOf(date), from))).toBeLessThan(tolerance);
    expect(Math.abs(fulfilled.end - clock(dayOf(date), to))).toBeLessThan(tolerance);
  });

  // Weekday and star as printed, counted by hand from the weekday's first star.
  test.each([
    ['2021-04-15', 'Lumba', '20:33', 'Utpata'], // Thursday: Krittika 15th from Anuradha, then Rohini
    ['2021-04-23', 'Kana', '07:42', 'Siddhi'], // Friday: Magha 18th from Uttara Ashadha, then Purva Phalguni
    ['2021-11-17', 'Mrityu', '22:43', 'Kana'], // Wednesday: Ashwini 17th from Hasta, then Bharani
    ['2022-01-01', 'Musala', '19:18', 'Gada'], // Saturday: Jyeshtha 22nd from Shatabhisha, then Mula
    ['2022-01-04', 'Padma', '12:23', 'Lumba'], // Tuesday: Abhijit 14th from Ashlesha, then Shravana
    ['2022-03-20', 'Padma', '22:40', 'Lumba'], // Sunday: Chitra 14th from Ashwini, then Swati
    ['2022-03-21', 'Chhatra', '21:31', 'Mitra'], // Monday: Swati 11th from Mrigashira, then Vishakha
    ['2025-11-22', 'Musala', '16:47', 'Gada'], // Saturday: Jyeshtha again
  ])('Anandadi on %s is %s until %s, then %s', (date, first, until, second) => {
    const fulfilled = fulfilledOn('CONDITION_ANANDADI', date);
    expect(fulfilled.map(({ kind }) => kind)).toEqual([first, second]);
    expect(Math.abs(fulfilled[0].end - clock(dayOf(date), until))).toBeLessThan(tolerance);
  });
});

describe.each([1850, 2024])('in %i', (year) => {
  const py = yearOf(year);
  const names = pack.tables.get('anandadi_names');
  const order =
    names?.kind === 'list' ? names.items.flatMap((n) => (n.kind === 'scalar' ? [n.text] : [])) : [];
  const star = (t: number): string =>
    nakshatraNames[labelAt(py, { name: 'nakshatra28', body: 'Moon' }, t)][0];
  const days = Array.from({ length: py.yearEnd - py.yearStart }, (_, i) => py.firstDay + py.yearStart + i);

  test('some Anandadi holds at every moment; it turns at sunrise and with the star, by one', () => {
    const seen = new Set<string | undefined>();
    for (const day of days) {
      const { spans } = pack.conditions.ofRule(py, 'CONDITION_ANANDADI', day) ?? { spans: [] };
      expect(spans[0].start).toBe(py.dayStart[day - py.firstDay]);
      expect(spans.at(-1)?.end).toBe(py.dayStart[day - py.firstDay + 1]);
      spans.forEach(({ start, end, kind }, i) => {
        seen.add(kind);
        if (i === 0) return;
        expect(start).toBe(spans[i - 1].end);
        expect(star(start - 1e-6)).not.toBe(star(start + 1e-6));
        expect(order.indexOf(kind ?? '')).toBe((order.indexOf(spans[i - 1].kind ?? '') + 1) % 28);
        expect(end).toBeGreaterThan(start);
      });
    }
    expect([...seen].sort()).toEqual([...order].sort());
    expect(order.length).toBe(28);
  });

  test('the first star of each weekday is Ananda', () => {
    const first = pack.attributes.table('anandadi_start');
    const firsts = [...first.values()].map(([name]) => name);
    expect([...first.keys()][0]).toBe('Sunday');
    for (const day of days) {
      for (const { start, end, kind } of pack.conditions.ofRule(py, 'CONDITION_ANANDADI', day)?.spans ?? []) {
        const t = (start + end) / 2;
        const weekday = labelAt(py, { name: 'weekday', body: 'Moon' }, t);
        expect(kind === 'Ananda').toBe(star(t) === firsts[weekday]);
      }
    }
  });

  test('Aadal and Vidaal never hold together, and each holds eight stars of 28', () => {
    let [aadal, vidaal, all] = [0, 0, 0];
    for (const day of days) {
      const [a, v] = ['YOGA_AADAL', 'YOGA_VIDAAL'].map(
        (code) => pack.conditions.ofRule(py, code, day)?.spans ?? [],
      );
      for (let t = py.dayStart[day - py.firstDay]; t < py.dayStart[day - py.firstDay + 1]; t += 0.05) {
        const [inA, inV] = [a, v].map((spans) => spans.some((s) => s.start <= t && t < s.end));
        expect(inA && inV).toBe(false);
        all++;
        if (inA) aadal++;
        if (inV) vidaal++;
      }
    }
    expect(aadal / all).toBeCloseTo(8 / 28, 1);
    expect(vidaal / all).toBeCloseTo(8 / 28, 1);
  });
});

test('each of the 28 is good or bad, twelve of them bad', () => {
  const quality = [...pack.attributes.table('anandadi_quality').values()].map(([value]) => value);
  expect(quality.filter((q) => q === 'bad').length).toBe(12);
  expect(quality.filter((q) => q === 'good').length).toBe(16);
});
