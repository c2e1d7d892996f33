import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Holder, startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, holder, store, failures } = await startAccountService();
const birth = { name: 'Asha', date: '1990-02-28', time: '05:30', lat: 23.1793, lon: 75.7849 };
const owner = await holder('enterprise');

const faults = async (body: object): Promise<Record<string, string>> => {
  const answer = await ask(owner, 'POST', '/v1/profiles', body);
  expect(answer.status).toBe(400);
  const { errors = [] } = answer.json<Refused>();
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

describe('a birth', () => {
  test('is kept as it was said, with the zone of its place', async () => {
    const answer = await ask(owner, 'POST', '/v1/profiles', birth);
    expect(answer.status).toBe(201);
    const made = answer.json<{ profile_id: number }>();
    expect(made).toMatchObject({ ...birth, tz: 'Asia/Kolkata', tz_source: 'coordinates' });
    expect((await ask(owner, 'GET', `/v1/profiles/${made.profile_id}`)).json()).toEqual(made);
    const other = await ask(owner, 'POST', '/v1/profiles', { ...birth, tz: 'America/New_York' });
    expect(other.json()).toMatchObject({ tz: 'America/New_York', tz_source: 'tz' });
  });

  test('names every fault at once', async () => {
    expect(
      Object.keys(
        await faults({ name: ' ', date: '1990-02-30', time: '24:00', lat: 91, lon: '5', tz: 'IST', sex: 1 }),
      ).sort(),
    ).toEqual(['date', 'lat', 'lon', 'name', 'sex', 'time', 'tz']);
    expect(Object.keys(await faults({})).sort()).toEqual(['date', 'lat', 'lon', 'name', 'time']);
    expect(await faults({ ...birth, tz: 'IST' })).toMatchObject({
      tz: expect.stringContaining('Asia/Kolkata'),
    });
    for (const time of ['5:30', '05:60', '05:30:00', '']) {
      expect(Object.keys(await faults({ ...birth, time }))).toEqual(['time']);
    }
  });

  test('has a time that the clocks showed, and a date that is served', async () => {
    // Clocks in New York passed from 02:00 to 03:00 on 11 March 2018.
    const skipped = { ...birth, date: '2018-03-11', time: '02:30', lat: 40.7128, lon: -74.006 };
    expect(Object.keys(await faults(skipped))).toEqual(['time']);
    expect((await ask(owner, 'POST', '/v1/profiles', { ...skipped, time: '03:00' })).status).toBe(201);
    expect((await ask(owner, 'POST', '/v1/profiles', { ...birth, date: '1699-12-31' })).status).toBe(404);
  });

  test('is bounded by the plan, and its number is not given again', async () => {
    const free = await holder('free');
    const ids: number[] = [];
    for (let i = 0; i < 10; i++) {
      const record = await store.createRecord(
        { accountId: free.account.id, kind: 'birth-profile', data: '{}', createdAt: 0 },
        10,
      );
      ids.push(record?.id ?? 0);
    }
    const refused = await ask(free, 'POST', '/v1/profiles', birth);
    expect([refused.status, refused.json<Refused>().error]).toEqual([409, 'too_many_profiles']);
    expect((await ask(free, 'DELETE', `/v1/profiles/${ids[9]}`)).json()).toEqual({
      profile_id: ids[9],
      deleted: true,
    });
    const next = await ask(free, 'POST', '/v1/profiles', birth);
    expect(next.json<{ profile_id: number }>().profile_id).toBeGreaterThan(ids[9] ?? 0);
  });
});

type Act =
  | { readonly kind: 'create'; readonly who: number; readonly name: string }
  | { readonly kind: 'read' | 'delete'; readonly who: number; readonly id: number }
  | { readonly kind: 'list' | 'export' | 'clear'; readonly who: number };

const who = fc.nat({ max: 2 });
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      who,
      name: fc.string({ minLength: 1, maxLength: 8 }).filter((s) => s.trim() !== ''),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('read' as const, 'delete' as const),
      who,
      id: fc.integer({ min: 1, max: 8 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('list' as const, 'export' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), who }) },
);

test('an account sees, lists, exports and removes its own profiles, and never those of another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (sequence) => {
      const holders: Holder[] = [];
      for (let i = 0; i < 3; i++) holders.push(await holder('enterprise'));
      // What each account keeps, by number.
      const model = holders.map(() => new Map<number, string>());
      for (const act of sequence) {
        const by = holders[act.who];
        const own = model[act.who];
        if (by === undefined || own === undefined) throw new Error('nobody');
        if (act.kind === 'create') {
          const answer = await ask(by, 'POST', '/v1/profiles', { ...birth, name: act.name });
          expect(answer.status).toBe(201);
          const { profile_id, name } = answer.json<{ profile_id: number; name: string }>();
          expect(own.has(profile_id)).toBe(false);
          own.set(profile_id, name);
        } else if (act.kind === 'read') {
          const answer = await ask(by, 'GET', `/v1/profiles/${act.id}`);
          expect(answer.status).toBe(own.has(act.id) ? 200 : 404);
          if (own.has(act.id)) expect(answer.json()).toMatchObject({ name: own.get(act.id) });
        } else if (act.kind === 'delete') {
          const answer = await ask(by, 'DELETE', `/v1/profiles/${act.id}`);
          expect(answer.status).toBe(own.delete(act.id) ? 200 : 404);
        } else if (act.kind === 'clear') {
          const answer = await ask(by, 'DELETE', '/v1/account/records');
          expect(answer.json()).toEqual({ birth_profiles: own.size, compatibility_results: 0 });
          own.clear();
        } else {
          const [path, field] =
            act.kind === 'list'
              ? ['/v1/profiles?limit=200', 'profiles']
              : ['/v1/account/export?cursor=profiles-0', 'birth_profiles'];
          const answer = await ask(by, 'GET', path);
          const actual = answer.json<Record<string, { profile_id: number; name: string }[]>>()[field] ?? [];
          expect(actual.map(({ profile_id, name }) => [profile_id, name])).toEqual([...own]);
        }
      }
    }),
    { numRuns: 25 },
  );
  expect(failures).toEqual([]);
});

test('lists come in pages', async () => {
  const by = await holder('enterprise');
  for (let i = 0; i < 7; i++) await ask(by, 'POST', '/v1/profiles', { ...birth, name: `n${i}` });
  const names: string[] = [];
  let cursor: string | null = '0';
  let pages = 0;
  while (cursor !== null) {
    const answer = await ask(by, 'GET', `/v1/profiles?limit=3&cursor=${cursor}`);
    const page = answer.json<{ profiles: { name: string }[]; next_cursor: string | null }>();
    names.push(...page.profiles.map(({ name }) => name));
    cursor = page.next_cursor;
    pages += 1;
  }
  expect(names).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
  expect(pages).toBe(3);
});
