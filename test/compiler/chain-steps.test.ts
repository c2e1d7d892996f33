import { describe, expect, test } from 'vitest';
import { bundledPacksDir } from '../../app/pack-folders.ts';
import { readPackSet } from '../../compiler/compile.ts';
import { linkChain } from '../../compiler/link/chain.ts';
import { mayStandOver, overLand } from '../../compiler/link/over-land.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import { cacheReports } from '../../engine/cache/registry.ts';
import { finished } from '../../engine/steps.ts';
import { counted } from '../counted-steps.ts';

const set = readPackSet(loadPackFiles(bundledPacksDir()), { dataVersion: 'test' });

describe('a chain compiled in steps', () => {
  test('pauses more often the more rules there are, and so does the making of its pack', () => {
    const { value, pauses } = counted(set.compileInSteps('IN-TN+vaishnava'));
    const rules = value.pack?.rules.size ?? 0;
    expect(rules).toBeGreaterThan(200);
    // Rules are checked a few at a time, and linted some more at a time.
    expect(pauses).toBeGreaterThan(rules / 10);
    const made = counted(value.madeInSteps());
    expect(made.pauses).toBeGreaterThan(rules / 10);
    expect(counted(set.compileInSteps('IN-TN+vaishnava'))).toEqual({ value, pauses: 0 });
  });

  test('is the chain that is compiled at once', () => {
    const again = readPackSet(loadPackFiles(bundledPacksDir()), { dataVersion: 'test' });
    for (const name of ['IN-MH', 'IN-MH+vaishnava', 'NEPAL+vaishnava']) {
      const inSteps = finished(set.compileInSteps(name));
      finished(inSteps.madeInSteps());
      expect(inSteps.pack?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
      expect(inSteps.pack?.fingerprint).toBe(again.compile(name).pack?.fingerprint);
      expect(inSteps.diagnostics.map(({ code }) => code)).toEqual(
        again.compile(name).diagnostics.map(({ code }) => code),
      );
    }
  });

  test('is compiled once for all who ask for it at the same time, with pauses or without', () => {
    const one = set.compileInSteps('IN-KA+madhva');
    const other = set.compileInSteps('IN-KA+madhva');
    for (let i = 0; i < 20; i++) expect(one.next().done).toBe(false);
    const left = counted(other);
    const whole = counted(set.compileInSteps('IN-KL+madhva'));
    // The other went on from where the first was.
    expect(left.pauses).toBeLessThan(whole.pauses);
    expect(set.compile('IN-KA+madhva')).toBe(left.value);
    expect(counted(one).value).toBe(left.value);
    const plain = readPackSet(loadPackFiles(bundledPacksDir()), { dataVersion: 'test' });
    const under = plain.compileInSteps('IN-KA');
    under.next();
    const meanwhile = plain.compile('IN-KA');
    expect(counted(under).value).toBe(meanwhile);
  });

  test('is nothing, at once, where the tradition cannot stand over the land', () => {
    for (const name of ['IN-MH+nobody', 'vaishnava+IN-MH']) {
      const { value } = counted(set.compileInSteps(name));
      expect(value.pack).toBeUndefined();
      expect(counted(value.madeInSteps()).pauses).toBe(0);
    }
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
    linkChain([base, one], layers, []);
    const before = new Map(layers);
    linkChain([base, other], layers, []);
    for (const [key, laid] of before) expect(layers.get(key)).toBe(laid);
    expect(layers.get('base IN-MH').layer).toBe(linkChain([base, one], layers, []).layer);
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
  for (const { bytes, limit, entries } of reports) {
    expect(bytes).toBeLessThanOrEqual(limit);
    expect(entries).toBeLessThan(100);
  }
});
