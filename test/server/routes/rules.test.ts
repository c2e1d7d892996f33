import { describe, expect, test } from 'vitest';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, startClient } from '../harness.ts';

const { get } = await startClient();
const { conforms } = await publishedBy(get);

interface Rule {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly type: string | null;
  readonly tags: readonly string[];
  readonly observe: string | null;
  readonly clauses: readonly {
    readonly kind: string;
    readonly text: string;
    readonly authority: { readonly work: string } | null;
  }[];
  readonly authorities: readonly Readonly<Record<string, unknown>>[];
  readonly provenance: Readonly<Record<string, string>>;
  readonly source: readonly Readonly<Record<string, unknown>>[];
  readonly rule_pack_chain: readonly string[];
}

const rule = async (path: string): Promise<Rule> => {
  const answer = await get(`/v1/rules/${path}`);
  expect(answer.status).toBe(200);
  return answer.json<Rule>();
};

describe('GET /v1/rules/{code}', () => {
  test('Ganesh Chaturthi: target, clauses, source and authorities', async () => {
    const answer = await rule('FESTIVAL_GANESH_CHATURTHI');
    expect(answer).toMatchObject({ kind: 'observance', observe: 'Bhadrapada Shukla 4' });
    expect(answer.clauses.map(({ kind }) => kind)).toEqual(['most', 'then']);
    expect(answer.clauses[0]?.text).toBe('prefer most of madhyahna');
    expect(answer.clauses[0]?.authority).toMatchObject({ work: 'Dharmasindhu', level: 'DERIVED' });
    expect(answer.source).toHaveLength(1);
    expect(answer.source[0]).toMatchObject({ pack: 'base', mode: 'define', file: 'base/ganesha.yaml' });
    expect(answer.source[0]?.text).toMatch(/^FESTIVAL_GANESH_CHATURTHI:\n {2}name: Ganesh Chaturthi\n/);
    expect(answer.authorities[0]).toMatchObject({ key: 'dharmasindhu', work: 'Dharmasindhu' });
    expect(answer.provenance.decide).toBe('base');
  });

  test('the region selects the chain: Maharashtra renames Gudi Padwa', async () => {
    const answer = await rule('festival_gudi_padwa?region=IN-MH');
    expect(answer.provenance).toMatchObject({ name: 'IN-MH', decide: 'base' });
    expect(answer.source.map(({ pack, mode }) => `${pack} ${mode}`)).toEqual(['base define', 'IN-MH extend']);
    expect(answer.rule_pack_chain.at(-1)).toBe('IN-MH');
    expect((await rule('FESTIVAL_GUDI_PADWA')).name).not.toBe(answer.name);
  });

  test('a rule of another pack: 404 that says where it is; a misspelt one: near codes', async () => {
    const elsewhere = await get('/v1/rules/FESTIVAL_POLA?region=SOUTH_INDIA');
    expect(elsewhere.status).toBe(404);
    expect(elsewhere.json<Refused>().message).toContain('IN-MH');
    const misspelt = await get('/v1/rules/FESTIVAL_HOLLI');
    expect(misspelt.status).toBe(404);
    expect(misspelt.json<Refused>().message).toContain('FESTIVAL_HOLI');
  });

  test('every rule of every pack can be shown', async () => {
    const { packs } = (await get('/v1/packs')).json<{ packs: { name: string }[] }>();
    for (const { name } of packs) {
      const { rules } = (await get(`/v1/rules?pack=${name}`)).json<{ rules: Rule[] }>();
      for (const { code } of name === 'NORTH_INDIA' ? rules : rules.slice(-5)) {
        const answer = await rule(`${code}?pack=${name}`);
        expect(`${code} ${answer.source.length > 0}`).toBe(`${code} true`);
      }
    }
  });
});

describe('GET /v1/rules', () => {
  test('lists and filters', async () => {
    const list = async (query: string) =>
      (await get(`/v1/rules?${query}`)).json<{ count: number; rules: Rule[] }>();
    const all = await list('');
    const vrats = await list('type=VRAT&kind=observance');
    expect(all.count).toBe(all.rules.length);
    expect(vrats.count).toBeGreaterThan(5);
    expect(vrats.count).toBeLessThan(all.count);
    expect(vrats.rules.every(({ type, kind }) => type === 'VRAT' && kind === 'observance')).toBe(true);
    expect((await list('tags=GANAPATYA')).rules.every(({ tags }) => tags.includes('GANAPATYA'))).toBe(true);
  });
});

describe('rules of every kind and chain', () => {
  const list = async (query: string) =>
    (await get(`/v1/rules?${query}`)).json<{
      count: number;
      rules: Rule[];
      region_resolution: Record<string, unknown>;
    }>();

  test.each([
    ['muhurat', 'MUHURAT_TRAVEL', 'muhurat'],
    ['suitability', undefined, 'suitability'],
    ['chakra', undefined, 'chakra'],
  ])('the pack %s lists and shows its rules', async (pack, code, kind) => {
    const { count, rules } = await list(`pack=${pack}&kind=${kind}`);
    expect(count).toBe(rules.length);
    expect(count).toBeGreaterThan(0);
    expect(rules.every((actual) => actual.kind === kind && actual.type === null)).toBe(true);
    for (const each of code === undefined ? rules.map((actual) => actual.code).slice(0, 3) : [code]) {
      const path = `/v1/rules/${each}?pack=${pack}`;
      expect(await conforms('/v1/rules/{code}', path)).toBe(200);
      const actual = (await get(path)).json<Rule & Record<string, unknown>>();
      expect(actual.kind).toBe(kind);
      expect(actual.source.length).toBeGreaterThan(0);
      expect(actual).toHaveProperty(kind === 'chakra' ? 'results' : 'scoring');
    }
    const packs = (await get('/v1/packs')).json<{ packs: { name: string; rule_count: number }[] }>().packs;
    expect(packs.find(({ name }) => name === pack)?.rule_count).toBe((await list(`pack=${pack}`)).count);
  });

  test('type is of observances only', async () => {
    const { rules } = await list('type=FESTIVAL');
    expect(rules.every(({ kind, type }) => kind === 'observance' && type === 'FESTIVAL')).toBe(true);
  });

  test('a region that is not supported is reported', async () => {
    expect((await list('region=MARS')).region_resolution).toMatchObject({
      requested: 'MARS',
      used: 'NORTH_INDIA',
      ignored_region: 'MARS',
    });
    expect((await list('region=IN-MH')).region_resolution).not.toHaveProperty('ignored_region');
  });
});

describe('GET /v1/packs', () => {
  test('lists the packs with their chains', async () => {
    const { packs, count } = (await get('/v1/packs')).json<{
      count: number;
      packs: { name: string; rule_pack_chain: string[]; rules_snapshot_version: string; title: string }[];
    }>();
    expect(count).toBe(packs.length);
    expect(packs.find(({ name }) => name === 'IN-MH')).toMatchObject({
      title: 'Maharashtra',
      rule_pack_chain: expect.arrayContaining(['base', 'WEST_INDIA', 'IN-MH']),
    });
  });

  test('a pack by name in any case, with what it says', async () => {
    const answer = await get('/v1/packs/in-mh');
    expect(answer.json()).toMatchObject({
      name: 'IN-MH',
      extends: 'WEST_INDIA',
      files: ['states/IN-MH.yaml', 'states/IN-MH_observances.yaml'],
      says: expect.arrayContaining([
        { code: 'FESTIVAL_POLA', mode: 'define' },
        { code: 'VRAT_KARWA_CHAUTH', mode: 'disable' },
      ]),
    });
  });

  test('an unknown pack: 404 with a suggestion', async () => {
    const answer = await get('/v1/packs/NORTH_INDI');
    expect(answer.status).toBe(404);
    expect(answer.json<Refused>().message).toContain('NORTH_INDIA');
  });
});
