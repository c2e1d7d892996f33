// The fathers' fortnight: a date where one afternoon has the tithi, both days where two have it or none.

import { describe, expect, it } from 'vitest';
import { buildPlaceYear } from '../../engine/almanac/place-year.ts';
import { isoDate } from '../../engine/civil/civil.ts';
import { overlapOf } from '../../engine/spans/spans.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const delhi = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const pack = workspace.pack('shraddha');

function decisionsOf(year: number, code: string) {
  const py = buildPlaceYear(workspace.sky.year(year), delhi);
  const [from, to] = [py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1];
  return (pack?.decisions.between(py, code, { from, to }) ?? []).map(({ outcome, occurrence }) => {
    const days =
      outcome.kind === 'decided' ? [outcome.first] : outcome.kind === 'undecided' ? outcome.candidates : [];
    const aparahna = (day: number) => pack?.dayWindows.kala(py, 'aparahna', py.firstDay + day) ?? [];
    return {
      kind: outcome.kind,
      dates: days.map((day) => isoDate(py.firstDay + day)),
      overlaps: days.map((day) => overlapOf(occurrence.spans, aparahna(day)) * 1440),
    };
  });
}

describe('Mahalaya', () => {
  it('has the dates that were printed for New Delhi in 2025 (Drik Panchang)', () => {
    const actual = decisionsOf(2025, 'VRAT_MAHALAYA_SHRADDHA');
    const days = [8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];
    expect(actual.map((d) => d.dates)).toEqual(
      days.map((day) => [`2025-09-${String(day).padStart(2, '0')}`]),
    );
    expect(actual.every((d) => d.kind === 'decided')).toBe(true);
    expect(decisionsOf(2025, 'SHRADDHA_PROSHTHAPADI').map((d) => d.dates)).toEqual([['2025-09-07']]);
    expect(decisionsOf(2025, 'SHRADDHA_MAHA_BHARANI').map((d) => d.dates)).toEqual([['2025-09-11']]);
    expect(decisionsOf(2025, 'SHRADDHA_MAGHA_TRAYODASHI').map((d) => d.dates)).toEqual([['2025-09-19']]);
  });

  it('of fifteen tithis each is decided by one afternoon, or stays undecided between two days', () => {
    const kinds = { one: 0, both: 0, neither: 0 };
    for (let year = 2001; year <= 2030; year++) {
      const actual = decisionsOf(year, 'VRAT_MAHALAYA_SHRADDHA');
      expect(actual.length).toBe(15);
      for (const { kind, dates, overlaps } of actual) {
        const touched = overlaps.filter((minutes) => minutes > 0).length;
        if (kind === 'decided') {
          expect(touched).toBe(1);
          kinds.one++;
          continue;
        }
        expect(kind).toBe('undecided');
        expect(dates.length).toBeGreaterThanOrEqual(2);
        expect([0, dates.length]).toContain(touched);
        kinds[touched === 0 ? 'neither' : 'both']++;
      }
    }
    expect(kinds.one).toBeGreaterThan(300);
    expect(kinds.both).toBeGreaterThan(20);
    expect(kinds.neither).toBeGreaterThan(0);
  });

  it('names the day for whom it is', () => {
    const py = buildPlaceYear(workspace.sky.year(2025), delhi);
    const names = (pack?.observances.inYear(py) ?? [])
      .filter((o) => o.rule.code === 'VRAT_MAHALAYA_SHRADDHA' && o.also.length > 0)
      .map((o) => `${isoDate(o.day)} ${o.name}: ${o.also.map(({ name }) => name).join(', ')}`);
    expect(names).toEqual([
      '2025-09-15 Avidhava Navami Shraddha: Matru Navami',
      '2025-09-18 Dwadashi Shraddha: Sannyasi Shraddha',
      '2025-09-19 Trayodashi Shraddha: Kakabali Trayodashi',
      '2025-09-20 Chaturdashi Shraddha: Ghata Chaturdashi',
    ]);
  });

  it('is given from the kutapa to the end of the aparahna', () => {
    const py = buildPlaceYear(workspace.sky.year(2025), delhi);
    for (let day = py.firstDay + py.yearStart; day < py.firstDay + py.yearEnd; day += 30) {
      const [start, end] = pack?.dayWindows.kala(py, 'shraddha_kala', day) ?? [];
      expect(start).toBeCloseTo(pack?.dayWindows.kala(py, 'kutapa', day)?.[0] ?? 0, 9);
      expect(end).toBeCloseTo(pack?.dayWindows.kala(py, 'aparahna', day)?.[1] ?? 0, 9);
    }
  });
});
