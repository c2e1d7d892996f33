import { beforeAll, describe, expect, test } from 'vitest';
import { disputesOf } from '../../../app/disputes/cached.ts';
import { type Dispute, disputesIn } from '../../../app/disputes/find.ts';
import { ranked } from '../../../app/disputes/ranked.ts';
import { counterpart } from '../../../app/festivals/counterpart.ts';
import { isoDate } from '../../../engine/civil/civil.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const mumbai = { lat: 19.076, lon: 72.8777, zone: 'Asia/Kolkata' };

const settingOf = (chain: string, year: number) => {
  const pack = workspace.pack(chain);
  if (pack === undefined) throw new Error(chain);
  const { almanac } = workspace;
  const placeYear = almanac.placeYear(mumbai, year);
  return { set: workspace.packs(), almanac, pack, mode: 'standard', placeYear } as const;
};

describe('the disputes of 2026 in Maharashtra', () => {
  let disputes: readonly Dispute[];
  beforeAll(() => {
    disputes = disputesIn(settingOf('IN-MH', 2026)).disputes;
  });
  const of = (code: string): Dispute => {
    const match = disputes.find((one) => one.code === code);
    if (match === undefined) throw new Error(code);
    return match;
  };

  test('stand by date, each with another day and both authorities', () => {
    expect(disputes.length).toBeGreaterThan(20);
    const dates = disputes.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    for (const { date, others, authority } of disputes) {
      expect(authority).not.toBeNull();
      for (const other of others) {
        expect(other.date).not.toBe(date);
        expect(other.who.length).toBeGreaterThan(0);
        expect(other.authority).not.toBeNull();
      }
    }
  });

  test('other lands: Vijayadashami of the east, whose states go with it', () => {
    const east = of('FESTIVAL_VIJAYADASHAMI').others.filter(({ by }) => by === 'region');
    expect(east.flatMap(({ who }) => who)).toContain('EAST_INDIA');
    expect(east.flatMap(({ who }) => who)).not.toContain('IN-WB');
    const pack = workspace.pack('EAST_INDIA');
    const dates = pack?.observances
      .ofRule(workspace.almanac.placeYear(mumbai, 2026), 'FESTIVAL_VIJAYADASHAMI')
      .map(({ day }) => isoDate(day));
    expect(dates).toEqual([east.find(({ who }) => who.includes('EAST_INDIA'))?.date]);
  });

  test('other traditions: Devutthana Ekadashi of Vaishnavas by their own fast', () => {
    const others = of('VRAT_DEVUTTHANA_EKADASHI').others.filter(({ by }) => by === 'tradition');
    expect(others.flatMap(({ who }) => who)).toEqual(expect.arrayContaining(['vaishnava', 'madhva']));
    expect(others[0]?.authority?.work).not.toBe(of('VRAT_DEVUTTHANA_EKADASHI').authority?.work);
  });

  test('the authority is that of the clause that decided, on either side', () => {
    const { disputes: of2024 } = disputesIn(settingOf('NORTH_INDIA', 2024));
    const diwali = of2024.find(({ code }) => code === 'FESTIVAL_DIWALI');
    expect(diwali?.date).toBe('2024-10-31');
    expect(diwali?.authority?.work).toBe('Holiday lists of governments');
    const west = diwali?.others.find(({ who }) => who.includes('IN-MH'));
    expect([west?.date, west?.authority?.work]).toEqual(['2024-11-01', 'Dharmasindhu']);
  });

  test('other modes and other clauses', () => {
    const pack = workspace.pack('IN-MH');
    const py = workspace.almanac.placeYear(mumbai, 2026);
    let attributed = 0;
    for (const { code, others, date } of disputes) {
      for (const other of others.filter(({ by }) => by === 'mode')) {
        const drik = pack?.observances.ofRule(py, code, { mode: 'drik' }).map(({ day }) => isoDate(day));
        expect(drik).toContain(other.date);
      }
      for (const other of others.filter(({ by }) => by === 'clause')) {
        const trace = pack?.traces
          .inYear(py, code)
          .find(({ candidates }) => candidates.some(({ day }) => isoDate(day) === date));
        const clause = trace?.clauses.find(({ text }) => text === other.who[0]);
        expect(clause).toBeDefined();
        expect(trace?.candidates.map(({ day }) => isoDate(day))).toContain(other.date);
        const stated = clause?.authority;
        if (stated === undefined) continue;
        attributed += 1;
        expect([other.authority?.place, other.authority?.level]).toEqual([
          stated.place ?? null,
          stated.level,
        ]);
      }
    }
    expect(attributed).toBeGreaterThan(5);
  });

  test('each row says what kind it is', () => {
    const stored = ['tradition', 'region', 'mode'];
    for (const { kind, others } of disputes) {
      const isStored = others.some(({ by }) => stored.includes(by));
      expect(kind === 'dispute').toBe(isStored);
      expect(kind === 'sensitivity').toBe(others.every(({ by }) => by === 'clause'));
    }
    expect(new Set(disputes.map(({ kind }) => kind))).toEqual(new Set(['dispute', 'place', 'sensitivity']));
  });

  test('Holi follows Holika Dahan, from whose day it is counted', () => {
    expect([of('FESTIVAL_HOLI').follows, of('FESTIVAL_HOLIKA_DAHAN').follows]).toEqual([
      'FESTIVAL_HOLIKA_DAHAN',
      null,
    ]);
  });

  test('ranked: the principal days first, followers with the one that they follow', () => {
    const rows = ranked(disputes);
    const weight = rows.map(({ one }) => ['major', 'regional', 'minor', null].indexOf(one.weight));
    expect(weight).toEqual([...weight].sort((a, b) => a - b));
    const holika = rows.find(({ one }) => one.code === 'FESTIVAL_HOLIKA_DAHAN');
    expect(holika?.followers.map(({ code }) => code)).toContain('FESTIVAL_HOLI');
    expect(rows.flatMap(({ one, followers }) => [one, ...followers]).length).toBe(disputes.length);
  });

  test('other places have the date that their own year has', () => {
    const match = of('FESTIVAL_HOLIKA_DAHAN').others.find(({ by }) => by === 'place');
    expect(match?.who).toContain('New Delhi');
    expect(match?.date).toBe('2026-03-03');
  });
});

test('an Ekadashi that schools keep apart is one dispute, not one for each', () => {
  const { disputes } = disputesIn(settingOf('base', 2023));
  const december = disputes.filter(
    ({ code, date }) => code.startsWith('VRAT_EKADASHI_') && date === '2023-12-08',
  );
  expect(december.map(({ code }) => code)).toEqual(['VRAT_EKADASHI_SMARTA']);
  expect(december[0]?.others).toContainEqual(
    expect.objectContaining({ by: 'tradition', date: '2023-12-09', code: 'VRAT_EKADASHI_VAISHNAVA' }),
  );
  expect(disputes.map(({ code }) => code)).not.toContain('VRAT_EKADASHI_VAISHNAVA');
});

test('a tradition over a land is compared with the others, and with it over other lands', () => {
  const { compared } = disputesIn(settingOf('IN-MH+vaishnava', 2026));
  expect(compared.traditions).not.toContain('vaishnava');
  expect(compared.regions).toContain('NEPAL');
  expect(compared.regions).not.toContain('IN-WB');
});

test('what was found once is found again', () => {
  const setting = settingOf('KASHMIR', 2026);
  expect(disputesOf(setting)).toBe(disputesOf(setting));
});

test.each([
  [100, [100], [101], 101],
  [100, [100], [150], undefined],
  [100, [100, 114], [113], undefined],
  [100, [100, 114], [101, 113], 101],
  [100, [100], [], undefined],
])('the counterpart of %i among %j and %j is %j', (day, own, others, actual) => {
  const days = (list: readonly number[]) => list.map((one) => ({ day: one, lastDay: one }));
  expect(counterpart(day, days(own), days(others))?.day).toBe(actual);
});
