import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';
import { isoDate } from '../../../../engine/civil/civil.ts';
import { yearOf } from '../../language-bench.ts';

const cite = '    cite: [{work: almanac, level: VERIFIED}]\n';
const rule = (code: string, decide: string): string =>
  `  ${code}:\n    name: ${code}\n    type: FESTIVAL\n    observe: Bhadrapada Shukla 4\n    decide: ${decide}\n${cite}`;
const parent = `pack: parent
works: {almanac: {title: An almanac}}
kala: {watch: part 1 of 5 of day, other: part 3 of 5 of day}
rules:
${rule('FESTIVAL_ONE', 'prefer target at start of watch then last')}${rule('FESTIVAL_TWO', 'prefer target touches watch then last')}${rule('FESTIVAL_THREE', 'prefer most of other then first')}`;

const files = (...texts: string[]) => texts.map((text, i) => sourceFile(`${i}.yaml`, text));
const setOf = (...texts: string[]) => readPackSet(files(...texts), { dataVersion: 'test' });

function datesOf(pack: string, code: string, ...texts: string[]): string[] {
  const compiled = setOf(...texts).compile(pack);
  if (compiled.pack === undefined) throw new Error(compiled.diagnostics.map((d) => d.message).join('\n'));
  const { pack: chain } = compiled;
  return Array.from({ length: 12 }, (_, i) => 2015 + i).flatMap((year) =>
    chain.observances
      .inYear(yearOf(year))
      .filter((o) => o.rule.code === code)
      .map((o) => isoDate(o.day)),
  );
}

describe('a chain of packs', () => {
  const child = 'pack: child\nextends: parent\nkala: {override watch: part 5 of 5 of night}\n';

  it('a kala that a child overrides moves every rule that uses it, and no other', () => {
    for (const code of ['FESTIVAL_ONE', 'FESTIVAL_TWO']) {
      expect(datesOf('child', code, parent, child), code).not.toEqual(datesOf('parent', code, parent, child));
    }
    expect(datesOf('child', 'FESTIVAL_THREE', parent, child)).toEqual(
      datesOf('parent', 'FESTIVAL_THREE', parent, child),
    );
  });

  it('decides as if the parent had defined it', () => {
    const otherParent = parent.replace('watch: part 1 of 5 of day', 'watch: part 5 of 5 of night');
    for (const code of ['FESTIVAL_ONE', 'FESTIVAL_TWO']) {
      expect(datesOf('child', code, parent, child), code).toEqual(datesOf('parent', code, otherParent));
    }
  });

  it('a pack may be spread over files, in any order', () => {
    const [works, rules] = [
      parent.slice(0, parent.indexOf('rules:')),
      parent.slice(parent.indexOf('rules:')),
    ];
    const whole = setOf(parent).compile('parent').pack;
    const parts = setOf(`pack: parent\n${rules}`, works).compile('parent').pack;
    expect(parts?.fingerprint).toBe(whole?.fingerprint);
    expect(parts).toBeDefined();
  });

  it('the files of a pack may each name its parent, but no two', () => {
    const codes = (...texts: string[]) => setOf(...texts).diagnostics.map(({ code }) => code);
    const more = (extended: string) => `pack: child\nextends: ${extended}\ntables: {some: {Sunday: 1}}\n`;
    expect(codes(parent, child, more('parent'))).toEqual([]);
    expect(codes(parent, child, more('other'))).toEqual(['two-parents']);
  });

  it('an error of a parent is an error of each of its children, whichever is compiled first', () => {
    const twice = `pack: parent\nrules:\n${rule('FESTIVAL_ONE', 'then first')}`;
    for (const order of [
      ['parent', 'child'],
      ['child', 'parent'],
    ]) {
      const set = setOf(parent, twice, child);
      for (const name of order) {
        const { pack, diagnostics } = set.compile(name);
        expect(pack).toBeUndefined();
        expect(diagnostics.map((d) => d.code)).toEqual(['duplicate-code']);
      }
    }
  });

  it('a child may define other inputs of a condition, or remove them', () => {
    const star = `pack: star
works: {almanac: {title: An almanac}}
rules:
  CONDITION_STAR:
    name: Star
    inputs: {star: nakshatra}
    holds: nakshatra is star
${cite}`;
    const inputsOf = (fields: string) => {
      const text = `pack: other\nextends: star\nrules:\n  extend CONDITION_STAR: ${fields}\n`;
      const { pack, diagnostics } = setOf(star, text).compile('other');
      expect(diagnostics.map((d) => d.message)).toEqual([]);
      return pack?.rules.get('CONDITION_STAR')?.checked.inputs;
    };
    expect(inputsOf('{summary: The same.}')).toEqual([{ name: 'star', kind: 'nakshatra' }]);
    expect(inputsOf('{inputs: {sign: rashi}, holds: rashi of Moon is sign}')).toEqual([
      { name: 'sign', kind: 'rashi' },
    ]);
    expect(inputsOf('{unset: [inputs], holds: nakshatra Rohini}')).toEqual([]);
  });

  it('without its parent only that is reported of a pack, not what it would have had from it', () => {
    const { diagnostics } = setOf(`${child.replace('parent', 'parnt')}`, parent).compile('child');
    expect(diagnostics.map((d) => [d.code, d.help])).toEqual([['unknown-pack', 'did you mean `parent`?']]);
  });

  it('a cycle of packs is reported once, also for a pack that extends into it', () => {
    const packs = ['pack: a\nextends: b\n', 'pack: b\nextends: a\n', 'pack: c\nextends: a\n'];
    const { diagnostics } = setOf(...packs).compileAll();
    expect(diagnostics.map((d) => d.message).sort()).toEqual([
      'packs extend each other in a cycle: a -> b -> a',
      'packs extend each other in a cycle: b -> a -> b',
    ]);
  });

  it('each error is reported once in a chain, however often its table or kala is used', () => {
    const text = `pack: A
works: {almanac: {title: An almanac}}
tables: {lucky: {Sunday: 1, Mondy: 2}}
kala: {watch: part (lucky by weekday) of 5 of day}
rules:
${rule('FESTIVAL_ONE', 'prefer target touches (part (lucky by weekday) of 3 of day) then first')}${rule('FESTIVAL_TWO', 'prefer target touches watch then first')}`;
    expect(
      setOf(text)
        .compile('A')
        .diagnostics.map((d) => d.code),
    ).toEqual(['table-key']);
  });
});
