import { describe, expect, it } from 'vitest';
import {
  packedDates,
  STRETCHES,
  stretchOf,
  unpackedDates,
  YEARS_A_STRETCH,
} from '../../../app/data/packed-dates.ts';
import { openWorldDates, worldDatesBytes } from '../../../app/data/world-dates.ts';
import { countInStretch } from '../../../app/world/counts.ts';
import { worldEntries } from '../../../app/world/entries.ts';
import { findFestivals } from '../../../app/world/find.ts';
import { religionSpans } from '../../../app/world/spans.ts';
import { totalsOf } from '../../../app/world/totals.ts';
import { upcomingFestivals } from '../../../app/world/upcoming.ts';
import { decidedYear, worldYear, worldYearOf } from '../../../app/world/year-dates.ts';
import { religions } from '../../../contract/world/world.ts';
import { calendarYear } from '../../../engine/almanac/calendar-year.ts';
import { civilDay, isoDate } from '../../../engine/civil/civil.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../../engine/sky/year-range.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';
import { packOf } from './other-pack.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('world');
if (pack === undefined) throw new Error('the chain world has errors');
const entries = worldEntries(pack);
const place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };

const decided = (py: ReturnType<typeof calendarYear>, code: string): string[] =>
  pack.decisions
    .between(py, code, { from: py.firstDay + py.yearStart, to: py.firstDay + py.yearEnd - 1 })
    .flatMap(({ outcome }) =>
      outcome.kind === 'decided' && outcome.first >= py.yearStart && outcome.first < py.yearEnd
        ? [isoDate(py.firstDay + outcome.first)]
        : [],
    );

describe.each([1700, 1844, 1999, 2024, 2026, 3100])('the festivals of %i', (year) => {
  it('are on the same days on a year of the calendars as under the sky of a place', () => {
    const there = workspace.almanac.placeYear(place, year);
    const plain = calendarYear(year, workspace.almanac.calendars);
    for (const code of pack.skyless)
      expect([code, decided(plain, code)]).toEqual([code, decided(there, code)]);
  });

  it('are those that were found beforehand where the sky is needed', () => {
    const there = workspace.almanac.placeYear(place, year);
    const ofSky = entries.filter(({ needsSky }) => needsSky);
    expect(ofSky.length).toBeGreaterThan(50);
    for (const { code, digest } of ofSky) {
      const stored = workspace.worldDates.datesOf(digest);
      const days = [...(stored ?? [])].map(isoDate).filter((date) => date.startsWith(`${year}-`));
      expect([code, days]).toEqual([code, decided(there, code)]);
    }
  });
});

it('reading the sky of a year of the calendars throws', () => {
  expect(() => calendarYear(2026, workspace.almanac.calendars).sky).toThrow('no sky');
});

describe('the totals', () => {
  // Every tenth year at its place: what is kept of all must be the sum of what is decided in each.
  it('are what the years have, each year found once', () => {
    const counts = new Uint32Array(entries.length);
    const ofStretches = Array.from({ length: STRETCHES }, () => new Uint32Array(entries.length));
    for (let year = FIRST_SKY_YEAR; year <= LAST_SKY_YEAR; year++) {
      for (const entry of worldYear(workspace, pack, year).entries) {
        counts[entry] += 1;
        ofStretches[stretchOf(year)][entry] += 1;
      }
    }
    expect([...totalsOf(workspace, pack)]).toEqual([...counts]);
    for (const [stretch, ofStretch] of ofStretches.entries()) {
      const first = FIRST_SKY_YEAR + stretch * YEARS_A_STRETCH;
      const known = entries.map((entry) => countInStretch(workspace, pack, first, [entry]));
      expect(known, `from ${first}`).toEqual([...ofStretch]);
    }
  });

  it('are those of the religions', () => {
    const spans = religionSpans(workspace, pack);
    expect(spans.map(({ religion }) => religion)).toEqual([...religions]);
    for (const { unique_festivals } of spans) expect(unique_festivals).toBeGreaterThanOrEqual(30);
    const unique = spans.reduce((sum, span) => sum + span.unique_festivals, 0);
    expect(unique).toBe(entries.length);
    const page = findFestivals(workspace, pack, { religion: 'shinto' }, { limit: 1, offset: 0 });
    expect(page.total).toBe(spans.find(({ religion }) => religion === 'shinto')?.total_festivals);
  });
});

describe('the counts of stretches', () => {
  it('come out of a file as they went into it, with the dates', () => {
    const counts = Array.from({ length: STRETCHES }, (_, i) => (i === 1 ? 1295 : i));
    const days = [civilDay(1700, 1, 5), civilDay(1700, 12, 25)];
    const file = worldDatesBytes(new Map([['a', packedDates(days)]]), new Map([['b', counts]]));
    const opened = openWorldDates(() => file);
    expect([...(opened.datesOf('a') ?? [])]).toEqual(days);
    expect([...(opened.countsOf('b') ?? [])]).toEqual(counts);
    expect([opened.datesOf('b'), opened.countsOf('a')]).toEqual([undefined, undefined]);
  });

  it('are had year by year of a rule that nobody counted beforehand, and nothing is decided of the others', () => {
    const own = packOf(workspace, 'Gregorian 2 May');
    expect(countInStretch(workspace, own, FIRST_SKY_YEAR, worldEntries(own))).toBe(YEARS_A_STRETCH);
    const decisions = {
      ...pack.decisions,
      between: () => {
        throw new Error('nothing is to be decided');
      },
    };
    const counted = countInStretch(workspace, pack, FIRST_SKY_YEAR, entries);
    expect(countInStretch(workspace, { ...pack, decisions }, FIRST_SKY_YEAR, entries)).toBe(counted);
    const last = FIRST_SKY_YEAR + (STRETCHES - 1) * YEARS_A_STRETCH;
    expect(countInStretch(workspace, own, last, worldEntries(own))).toBe(LAST_SKY_YEAR - last + 1);
  });
});

describe('finding', () => {
  const find = (query: Parameters<typeof findFestivals>[2], limit = 1000, offset = 0) =>
    findFestivals(workspace, pack, query, { limit, offset });
  const days = (query: Parameters<typeof findFestivals>[2], limit?: number, offset?: number): string[] =>
    find(query, limit, offset).dates.map(
      ({ entry, day }) => `${isoDate(day)} ${entry.religion} ${entry.code}`,
    );

  it('sorts by date, then by religion and id', () => {
    const { dates, total } = find({ year: 2026 });
    expect(total).toBe(dates.length);
    const order = dates.map(({ day, entry }) => day * 10_000 + entry.index);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
  });

  it('finds in a few entries what it finds among all', () => {
    const few = entries.filter(({ religion }) => religion === 'shinto');
    for (const year of [1801, 2801]) {
      const alone = worldYearOf(workspace, pack, year, few);
      const all = decidedYear(workspace, pack, year);
      const own = [...all.entries.keys()].filter((i) => few.some((e) => e.index === all.entries[i]));
      expect([...alone.days]).toEqual(own.map((i) => all.days[i]));
    }
  });

  it('pages through all years in order', () => {
    const easter = { festival_id: 'christian_easter' };
    expect(find(easter).total).toBe(LAST_SKY_YEAR - FIRST_SKY_YEAR + 1);
    const all = days(easter, 10_000);
    expect([...days(easter, 700, 0), ...days(easter, 1000, 700)]).toEqual(all);
    expect(days(easter, 10, 1401)).toEqual([]);
  });

  it('has the same pages far on, when years were counted before', () => {
    const query = { search: 'easter' };
    const { total } = find(query, 1);
    const far = days(query, 50, total - 60);
    expect(far).toHaveLength(50);
    // Others among them were counted by the first.
    const whole = days({ ...query, religion: 'orthodox' }, 100_000);
    expect(days({ ...query, religion: 'orthodox' }, 40, whole.length - 40)).toEqual(whole.slice(-40));
    expect(days(query, 50, total - 60)).toEqual(far);
    expect(days(query, 10, total - 5)).toEqual(days(query, 100_000).slice(-5));
  });

  it('narrows by date, month and name', () => {
    expect(days({ date: civilDay(2025, 12, 25), religion: 'christian' })).toEqual([
      '2025-12-25 christian CHRISTIAN_CHRISTMAS',
    ]);
    expect(find({ date: civilDay(2025, 12, 25), year: 2024 }).total).toBe(0);
    const december = find({ year: 2025, month: 12 }).dates;
    expect(december.every(({ day }) => isoDate(day).startsWith('2025-12-'))).toBe(true);
    expect(days({ year: 2025, search: 'TET' })).toContain('2025-01-29 east_asian EAST_ASIAN_TET');
    expect(find({ search: 'no such festival' }).total).toBe(0);
  });

  it('offers near ids for one that is not there', () => {
    expect(() => find({ festival_id: 'JEWISH_HANUKA' })).toThrow('JEWISH_HANUKKAH');
  });
});

it('what is upcoming begins today and goes on beyond the new year', () => {
  const from = civilDay(2026, 12, 25);
  const steps = upcomingFestivals(workspace, pack, { religion: 'christian' }, { from, limit: 40 });
  const actual = steps.map(({ day }) => day);
  expect(actual[0]).toBe(from);
  expect(actual).toHaveLength(40);
  expect(isoDate(actual.at(-1) ?? 0) > '2027').toBe(true);
});

it('the end of the years served has what is left of them', () => {
  const from = civilDay(3100, 12, 31);
  const actual = upcomingFestivals(workspace, pack, {}, { from, limit: 100 });
  expect(actual.length).toBeLessThan(100);
});

it('a rule that was never kept is decided when it is asked for', () => {
  const other = packOf(workspace);
  const [entry] = worldEntries(other);
  expect(entry?.needsSky && workspace.worldDates.datesOf(entry.digest)).toBe(undefined);
  const year = worldYear(workspace, other, 2026);
  expect([...year.days].map((day) => isoDate(year.newYear + day))).toEqual(['2026-03-03']);
  expect([...totalsOf(workspace, packOf(workspace, 'Gregorian 29 February'))]).toEqual([339]);
});

it('packs dates and unpacks them', () => {
  const days = [civilDay(1700, 1, 5), civilDay(1700, 12, 25), civilDay(1701, 12, 14)];
  const { gaps, steps } = packedDates(days);
  expect([gaps, [...steps]]).toEqual([
    [4, 354],
    [0, 1, 1],
  ]);
  expect([...unpackedDates({ gaps, steps })]).toEqual(days);
});

describe('every festival', () => {
  it.each(entries.map((entry) => [entry.code, entry] as const))('%s says what it is', (_code, { fields }) => {
    expect(fields.name ?? '').not.toBe('');
    expect(fields.summary ?? '').toMatch(/[.!]$/);
    expect(fields.cite.length).toBeGreaterThan(0);
  });
});
