import { afterAll, expect, test } from 'vitest';
import { planetsAhead } from '../../../app/festivals/planets-ahead.ts';
import { openWorkspace } from '../../../app/workspace.ts';

const workspace = openWorkspace();
afterAll(() => workspace.close());

const packOf = (name: string) => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(`${name} does not compile`);
  return pack;
};

test('a chain knows which planets decide its observances', () => {
  expect(packOf('base').wanderers).toEqual(['Jupiter']);
  expect([...packOf('IN-TN').wanderers].sort()).toEqual(['Jupiter', 'Rahu', 'Saturn']);
  expect(packOf('kala').wanderers).toEqual([]);
});

test('the years that they need are computed one by one, with a pause after each', async () => {
  const py = workspace.almanac.placeYear({ lat: 13.0843, lon: 80.2705, zone: 'Asia/Kolkata' }, 2031);
  const before = workspace.sky.planets.bytes;
  const grown: number[] = [];
  await planetsAhead(
    { pack: packOf('IN-TN'), pause: async () => void grown.push(workspace.sky.planets.bytes) },
    py,
  );
  expect(grown).toHaveLength(9);
  for (const [i, bytes] of grown.entries()) expect(bytes).toBeGreaterThan(i === 0 ? before : grown[i - 1]);
  // Ready: the observances of the year need at most the track by which a planet turns.
  const names = packOf('IN-TN')
    .observancesIn(py)
    .map(({ rule }) => rule.code);
  expect(names).toContain('FESTIVAL_GURU_PEYARCHI');
});
