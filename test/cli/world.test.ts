import { expect, test } from 'vitest';
import { captured } from './captured.ts';

test('a year of the world by date, with how certain each day is', async () => {
  const { code, out, err } = await captured('world', '2026', '--religion', 'islamic');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('festivals of the world');
  expect(out).toMatch(/Eid al-Fitr {2}islamic, projected, 3 days, from the evening before/);
  expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
});

test('as JSON the records are those of the service', async () => {
  const { out } = await captured('world', '2026', '--religion', 'jewish', '--json');
  const { year, total, festivals } = JSON.parse(out) as {
    year: number;
    total: number;
    festivals: readonly { religion: string; festival_id: string }[];
  };
  expect([year, total]).toEqual([2026, festivals.length]);
  expect(festivals.every(({ religion }) => religion === 'jewish')).toBe(true);
  expect(festivals.map(({ festival_id }) => festival_id)).toContain('JEWISH_HANUKKAH');
});

test('an unknown religion or a year without a sky is refused', async () => {
  expect((await captured('world', '2026', '--religion', 'hindu')).code).not.toBe(0);
  expect((await captured('world', '1699')).err).toContain('1699');
});
