import { describe, expect, test } from 'vitest';
import { packSetOf } from '../../../compiler/compile/compile.ts';
import { linkChain } from '../../../compiler/front/link/chain.ts';
import { mayStandOver, overLand } from '../../../compiler/front/link/over-land.ts';
import { cacheReports } from '../../../engine/cache/registry.ts';
import { bundledReads } from '../../bundled-packs.ts';

const set = packSetOf(bundledReads(), { dataVersion: 'test' });

describe('a chain of a tradition over a land', () => {
  test('is compiled once', () => {
    const first = set.compile('IN-TN+vaishnava');
    expect(first.pack?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(set.compile('IN-TN+vaishnava')).toBe(first);
  });

  test('is nothing where the tradition cannot stand over the land', () => {
    for (const name of ['IN-MH+nobody', 'vaishnava+IN-MH']) expect(set.compile(name).pack).toBeUndefined();
  });
});

describe('what chains share', () => {
  test('a rule that a region extends is one rule to all its states, and to those under a tradition', () => {
    const [mh, gj, over] = ['IN-MH', 'IN-GJ', 'IN-MH+vaishnava'].map((name) => set.compile(name).pack);
    const shared = [...(mh?.rules ?? [])].filter(([code, rule]) => gj?.rules.get(code) === rule);
    const extended = shared.filter(([, { linked }]) => new Set(linked.provenance.values()).size > 1);
    expect(extended.length).toBeGreaterThan(0);
    for (const [code, rule] of extended) {
      const above = over?.rules.get(code);
      if ([...(above?.linked.provenance.values() ?? [])].includes('vaishnava')) continue;
      expect(above, code).toBe(rule);
    }
  });

  test('packs are laid over one another once, whatever chains begin with them', () => {
    const layers = new Map();
    const packs = ['base', 'IN-MH', 'IN-GJ'].flatMap((name) => set.packs.get(name) ?? []);
    const [base, one, other] = packs;
    if (base === undefined || one === undefined || other === undefined) throw new Error('a pack is missing');
    const first = linkChain([base, one], layers, []).layer;
    const before = new Map(layers);
    linkChain([base, other], layers, []);
    for (const [key, laid] of before) expect(layers.get(key)).toBe(laid);
    const again = linkChain([base, one], layers, []).layer;
    for (const [code, rule] of first.rules) expect(again.rules.get(code), code).toBe(rule);
    expect([...layers.keys()].sort()).toEqual(['IN-GJ', 'IN-MH', 'base', 'base IN-GJ', 'base IN-MH']);
  });
});

test('chains of traditions over lands are kept within a bound', () => {
  const traditions = [...set.packs.values()].filter(({ kind }) => kind === 'tradition');
  const names = [...set.packs.keys()]
    .flatMap((land) => traditions.map(({ name }) => ({ land, tradition: name })))
    .filter((over) => mayStandOver(over, set.packs))
    .map(overLand);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names.slice(0, 100)) set.compile(name);
  const reports = cacheReports().filter(({ name }) => name === 'chains');
  expect(reports.some(({ entries }) => entries > 0)).toBe(true);
  for (const { limit, entries } of reports) {
    expect(entries).toBeLessThanOrEqual(limit);
    expect(limit).toBeLessThan(100);
  }
});
