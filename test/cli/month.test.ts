import { expect, test } from 'vitest';
import { captured } from './captured.ts';

test('month: the festivals of a month, the principal ones of a date first', async () => {
  const { code, out, err } = await captured(
    'month',
    '2026-11',
    '--region',
    'IN-MH',
    '--weight',
    'major',
    '--no-reason',
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('2026-11: ');
  expect(out).toMatch(/Sun\s+8 Nov\s+Diwali/);
  expect(out).not.toContain('VRAT_PRADOSHA');
});

test('month: this month where none is named', async () => {
  expect((await captured('month', '--no-reason')).out).toContain('2025-08: ');
});

test('month: whose day is another stands beneath', async () => {
  const { out } = await captured(
    'month',
    '2023-12',
    '--region',
    'IN-MH',
    '--tags',
    'EKADASHI',
    '--no-reason',
  );
  expect(out).toContain('smarta 2023-12-08, vaishnava 2023-12-09');
});

test('month: a tradition over the land', async () => {
  const { out } = await captured(
    'month',
    '2023-12',
    '--region',
    'IN-MH',
    '--tradition',
    'vaishnava',
    '--no-reason',
  );
  expect(out).toContain('IN-MH+vaishnava');
  expect(out).toContain('VRAT_EKADASHI_VAISHNAVA');
  expect(out).not.toContain('VRAT_EKADASHI_SMARTA');
  const joined = await captured('month', '2023-12', '--region', 'in-mh+vaishnava', '--no-reason');
  expect(joined.out).toBe(out);
});

test('month: JSON has what readers want to know', async () => {
  const { out } = await captured('month', '2026-11', '--region', 'IN-MH', '--json', '--weight', 'major');
  const { festivals } = JSON.parse(out) as { festivals: Record<string, unknown>[] };
  const diwali = festivals.find(({ code }) => code === 'FESTIVAL_DIWALI');
  expect(diwali).toMatchObject({
    date: '2026-11-08',
    weight: 'major',
    name_sa: expect.any(String),
    summary: expect.any(String),
    tags: expect.arrayContaining(['MAJOR']),
    aliases: expect.any(Array),
    windows: expect.arrayContaining([expect.objectContaining({ key: 'lakshmi_puja' })]),
  });
});

test.each([
  [['month', '2026-13'], 'MONTH'],
  [['month', '26-11'], 'MONTH'],
  [['month', '2026-11', '--weight', 'great'], '--weight'],
  [['month', '2026-11', '--tags', 'NOBODY'], '--tags'],
  [['month', '2026-11', '--tradition', 'vaishnav'], 'did you mean vaishnava?'],
  [['month', '2026-11', '--region', 'shaiva', '--tradition', 'vaishnava'], 'shaiva and vaishnava'],
])('%j is refused', async (words, message) => {
  const { code, err } = await captured(...words);
  expect(code).toBe(1);
  expect(err).toContain(message);
});

test('disputes: days that nobody keeps stand there with --whatif alone', async () => {
  const { out } = await captured('disputes', '2026', '--region', 'IN-MH', '--json');
  const all = await captured('disputes', '2026', '--region', 'IN-MH', '--json', '--whatif', '--places');
  const kindsOf = (text: string): readonly string[] => [
    ...new Set((JSON.parse(text) as { disputes: { kind: string }[] }).disputes.map(({ kind }) => kind)),
  ];
  expect(kindsOf(out)).toEqual(['dispute']);
  expect([...kindsOf(all.out)].sort()).toEqual(['dispute', 'place', 'sensitivity']);
  expect(out).not.toContain('"by": "clause"');
});

test('disputes: both days and both authorities', async () => {
  const { code, out, err } = await captured('disputes', '2026', '--region', 'IN-MH', '--weight', 'major');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/Tue 20 Oct\s+Vijayadashami, Dharmasindhu/);
  expect(out).toMatch(/Wed 21 Oct by the region EAST_INDIA, Bengali panjikas/);
  const { out: json } = await captured(
    'disputes',
    '2026',
    '--region',
    'IN-MH',
    '--weight',
    'major',
    '--json',
  );
  const { count, disputes } = JSON.parse(json) as { count: number; disputes: unknown[] };
  expect(disputes).toHaveLength(count);
});
