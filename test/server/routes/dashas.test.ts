import { describe, expect, test } from 'vitest';
import { charaMethods, dashaNames, dashaSeeds } from '../../../contract/jyotisha/dashas.ts';
import { startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, holder } = await startAccountService();
const owner = await holder('pro');
const birth = { date: '1990-05-15', time: '14:30', lat: 23.1793, lon: 75.7849 };

interface Period {
  readonly lord: string;
  readonly lords: readonly string[];
  readonly level: number;
  readonly start_at: string;
  readonly end_at: string;
}

interface Answer {
  readonly dasha: {
    readonly dasha: string;
    readonly seed: string | null;
    readonly varga: string | null;
    readonly count: number;
    readonly periods: readonly Period[];
    readonly next_start_at: string | null;
    readonly balance_at_birth: { lord: string; years: number } | null;
  };
}

const dashaOf = async (body: object = {}) => {
  const answer = await ask(owner, 'POST', '/v1/dashas', { ...birth, ...body });
  expect(answer.status === 200 ? '' : answer.text).toBe('');
  return answer.json<Answer>().dasha;
};

const refused = async (body: object) => {
  const answer = await ask(owner, 'POST', '/v1/dashas', { ...birth, ...body });
  return { status: answer.status, ...answer.json<Refused>() };
};

describe('the periods of a dasha', () => {
  test('are the nine of Vimshottari from the birth on', async () => {
    const { periods, balance_at_birth } = await dashaOf();
    expect(periods).toHaveLength(9);
    expect(periods[0]?.lord).toBe(balance_at_birth?.lord);
  });

  test('are a tree: the parts of a period are those of its span, to the fifth level', async () => {
    let span: { start_at: string; end_at: string; lords: readonly string[] } | undefined = (await dashaOf())
      .periods[3];
    for (let level = 2; level <= 5; level++) {
      if (span === undefined) throw new Error('no period');
      const { start_at: from, end_at: to, lords } = span;
      const { periods } = await dashaOf({ level, from, to });
      expect(periods).toHaveLength(9);
      expect(periods[0]?.start_at).toBe(from);
      expect(periods.at(-1)?.end_at).toBe(to);
      expect(periods.every((one) => one.lords.slice(0, -1).join() === lords.join())).toBe(true);
      span = periods[4];
    }
  });

  test('of an instant are one, with the lords of five levels', async () => {
    const { periods } = await dashaOf({ level: 5, from: '2026-11-22', to: '2026-11-22' });
    expect(periods).toHaveLength(1);
    expect(periods[0]?.lords).toHaveLength(5);
  });

  test('are bounded; the rest is asked from where the answer ends', async () => {
    const first = await dashaOf({ level: 4 });
    expect(first.count).toBe(1000);
    const second = await dashaOf({ level: 4, from: first.next_start_at });
    expect(second.periods[0]?.start_at).toBe(first.periods.at(-1)?.end_at);
  });

  test.each(dashaNames)('%s runs at the birth and a hundred years later', async (dasha) => {
    for (const from of ['1990-05-15T09:00:00Z', '2090-05-15T09:00:00Z']) {
      const { periods } = await dashaOf({ dasha, level: 2, from, to: from });
      expect(periods).toHaveLength(1);
    }
  });

  test.each(dashaSeeds)('may begin with %s', async (seed) => {
    expect((await dashaOf({ seed })).seed).toBe(seed);
  });

  test.each(charaMethods)('of chara are those of the school %s', async (chara_method) => {
    expect((await dashaOf({ dasha: 'chara', chara_method })).count).toBeGreaterThan(9);
  });

  test('are the same by parameters and by a body', async () => {
    const query = new URLSearchParams({
      date: birth.date,
      time: birth.time,
      lat: String(birth.lat),
      lon: String(birth.lon),
      dasha: 'yogini',
      level: '2',
      varga: 'D9',
    });
    const answer = await ask(owner, 'GET', `/v1/dashas?${query}`);
    expect(answer.json<Answer>().dasha).toEqual(await dashaOf({ dasha: 'yogini', level: 2, varga: 'D9' }));
  });

  test('are refused with the option that the dasha does not have', async () => {
    expect(await refused({ dasha: 'chara', seed: 'lagna' })).toMatchObject({
      status: 422,
      error: 'no_such_option',
    });
    expect(await refused({ chara_method: 'kn_rao' })).toMatchObject({ status: 422, error: 'no_such_option' });
    expect(await refused({ dasha: 'sudasa', varga: 'D9' })).toMatchObject({
      status: 422,
      error: 'no_such_option',
    });
    expect(await refused({ from: '2020-01-01', to: '2019-01-01' })).toMatchObject({
      status: 422,
      error: 'empty_span',
    });
    expect(await refused({ from: '2020-02-30' })).toMatchObject({ status: 400 });
  });
});

describe('the dashas of a chart', () => {
  interface Tree {
    readonly periods?: readonly Tree[];
  }
  const depth = (of: Tree): number => 1 + Math.max(0, ...(of.periods ?? []).map(depth));
  const count = (of: Tree): number => 1 + (of.periods ?? []).reduce((sum, one) => sum + count(one), 0);

  test.each([1, 2, 3, 4, 5])(
    'have %i levels where so many are asked for, each dasha',
    async (dasha_levels) => {
      const answer = await ask(owner, 'POST', '/v1/birth-chart?store=false', {
        ...birth,
        name: 'Asha',
        dasha_levels,
      });
      const { dashas } = answer.json<{
        dashas: readonly (Tree & { dasha: string; levels: number; whole_levels: number })[];
      }>();
      for (const dasha of dashas) {
        expect([dasha.dasha, dasha.levels, depth(dasha) - 1]).toEqual([
          dasha.dasha,
          dasha_levels,
          dasha_levels,
        ]);
        expect(count(dasha)).toBeLessThan(1100);
      }
    },
  );
});
