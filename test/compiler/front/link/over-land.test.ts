// Traditions over lands: which may stand where, and who has the last word. The table of LANGUAGE.md, row by row.

import { describe, expect, test } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { mayStandOver, overLandOf, standsOver, twoSkies } from '../../../../compiler/front/link/over-land.ts';
import type { CompiledPack } from '../../../../compiler/runtime/pack.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const rule = (code: string, name: string, extra = ''): string =>
  `  ${code}:\n    name: ${name}\n    type: FESTIVAL\n    observe: Bhadrapada Shukla 4\n    decide: then first\n${extra}    cite: [{work: almanac, level: VERIFIED}]\n`;
const changed = (word: string, code: string, name: string): string => rule(`${word} ${code}`, name);
const named = (code: string, name: string): string => `  extend ${code}: {name: ${name}}\n`;

const codes = ['FESTIVAL_A', 'FESTIVAL_B', 'FESTIVAL_C', 'FESTIVAL_D'] as const;
const base = `pack: base\nworks: {almanac: {title: An almanac}}\nrules:\n${codes.map((code) => rule(code, 'Of all')).join('')}`;

const setOf = (...texts: string[]) =>
  readPackSet(
    texts.map((text, i) => sourceFile(`${i}.yaml`, text)),
    { dataVersion: 'test' },
  );

const land = (rules: string): string => `pack: LAND\nextends: base\nrules:\n${rules}`;
const tradition = (rules: string, name = 'school', parent = 'base'): string =>
  `pack: ${name}\nextends: ${parent}\nkind: tradition\nrules:\n${rules}`;

/** The chain of `school` over `LAND`. Throws where it has errors. */
function together(ofLand: string, ofTradition: string): CompiledPack {
  const { pack, diagnostics } = setOf(base, land(ofLand), tradition(ofTradition)).compile('LAND+school');
  if (pack === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return pack;
}

const nameIn = (pack: CompiledPack, code: string): string | undefined => {
  const linked = pack.rules.get(code)?.linked;
  return linked === undefined || linked.disabled ? undefined : linked.fields.name;
};

const A = 'FESTIVAL_A';
const N = 'FESTIVAL_NEW';
const ofLands = {
  defines: rule(N, 'Of the land'),
  overrides: changed('override', A, 'Of the land'),
  extends: named(A, 'Of the land'),
  disables: `  disable: [${A}]\n`,
  nothing: `  extend FESTIVAL_B: {name: Another}\n`,
};
const ofTraditions = {
  defines: rule(N, 'Of the school'),
  overrides: changed('override', A, 'Of the school'),
  extends: named(A, 'Of the school'),
  disables: `  disable: [${A}]\n`,
  nothing: `  extend FESTIVAL_C: {name: Another}\n`,
};

test.each([
  ['defines', 'defines', N, 'Of the school'],
  ['overrides', 'overrides', A, 'Of the school'],
  ['overrides', 'extends', A, 'Of the school'],
  ['overrides', 'disables', A, undefined],
  ['overrides', 'nothing', A, 'Of the land'],
  ['extends', 'overrides', A, 'Of the school'],
  ['extends', 'extends', A, 'Of the school'],
  ['extends', 'disables', A, undefined],
  ['disables', 'overrides', A, 'Of the school'],
  ['disables', 'extends', A, undefined],
  ['disables', 'disables', A, undefined],
  ['disables', 'nothing', A, undefined],
  ['nothing', 'overrides', A, 'Of the school'],
  ['nothing', 'extends', A, 'Of the school'],
  ['nothing', 'disables', A, undefined],
  ['nothing', 'nothing', A, 'Of all'],
] as const)('the land %s, the tradition %s: %s is %s', (ofLand, ofTradition, code, name) => {
  expect(nameIn(together(ofLands[ofLand], ofTraditions[ofTradition]), code)).toBe(name);
});

test('what a land disabled and a tradition defines is observed', () => {
  const set = setOf(
    base,
    `pack: REGION\nextends: base\nrules:\n${rule(N, 'Of the region')}`,
    `pack: LAND\nextends: REGION\nrules:\n  disable: [${N}]\n`,
    tradition(rule(N, 'Of the school')),
  );
  const over = set.compile('LAND+school').pack;
  expect(over && nameIn(over, N)).toBe('Of the school');
});

test('of a rule that the tradition extends each field comes from whoever said it last', () => {
  const pack = together(
    '  extend FESTIVAL_A: {name: Of the land, summary: Of the land}\n',
    '  extend FESTIVAL_A: {name: Of the school}\n',
  );
  const { fields, provenance } = pack.rules.get(A)?.linked ?? {};
  expect([fields?.name, fields?.summary]).toEqual(['Of the school', 'Of the land']);
  expect(['name', 'summary', 'decide'].map((field) => provenance?.get(field))).toEqual([
    'school',
    'LAND',
    'base',
  ]);
});

test('a definition twice in one chain is an error still', () => {
  const { pack, diagnostics } = setOf(base, tradition(rule(A, 'Of the school'))).compile('school');
  expect(pack).toBeUndefined();
  expect(diagnostics.map(({ code }) => code)).toContain('code-redefined');
});

test('the chain is that of the land, then what of the tradition it does not have', () => {
  const set = setOf(base, land(ofLands.nothing), tradition('', 'faith'), tradition('', 'school', 'faith'));
  expect(set.compile('LAND+school').pack?.chain).toEqual(['base', 'LAND', 'faith', 'school']);
  expect(set.compile('LAND+school').pack?.name).toBe('LAND+school');
  expect(set.compile('LAND+school')).toBe(set.compile('LAND+school'));
});

describe('who may stand over whom', () => {
  const { packs, compile } = setOf(
    base,
    land(''),
    'pack: other\nrules: {}\n',
    tradition('', 'faith'),
    tradition('', 'school', 'faith'),
    'pack: ELSEWHERE\nextends: other\n',
  );
  test.each([
    ['LAND', 'faith', true],
    ['LAND', 'school', true],
    ['base', 'school', true],
    ['faith', 'school', false],
    ['LAND', 'other', false],
    ['LAND', 'LAND', false],
    ['ELSEWHERE', 'school', false],
    ['nowhere', 'school', false],
    ['LAND', 'nobody', false],
  ])('%s + %s: %s', (below, over, may) => {
    expect(mayStandOver({ land: below, tradition: over }, packs)).toBe(may);
    if (!may) expect(compile(`${below}+${over}`).pack).toBeUndefined();
  });
});

test('a tradition of another sky does not stand over a land that states its own', () => {
  const { packs } = setOf(
    base,
    land('').replace('extends: base', 'extends: base\nsky: surya_siddhanta'),
    tradition('', 'school').replace('kind: tradition', 'kind: tradition\nsky: vakya'),
    tradition('', 'faith'),
  );
  const over = { land: 'LAND', tradition: 'school' };
  expect(twoSkies(over, packs)).toEqual({ ofLand: 'surya_siddhanta', ofTradition: 'vakya' });
  expect([mayStandOver(over, packs), standsOver(over, packs)]).toEqual([true, false]);
  expect(standsOver({ land: 'LAND', tradition: 'faith' }, packs)).toBe(true);
  expect(standsOver({ land: 'base', tradition: 'school' }, packs)).toBe(true);
});

test('names', () => {
  expect(overLandOf('IN-MH+vaishnava')).toEqual({ land: 'IN-MH', tradition: 'vaishnava' });
  expect(overLandOf('IN-MH')).toBeUndefined();
});
