// An error stays where it is: the chains that use its file fail and say why, all others are compiled.

import { describe, expect, test } from 'vitest';
import { type PackSet, readPackSet } from '../../../compiler/compile/compile.ts';
import { failureOf } from '../../../compiler/compile/failure.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const rule = (code: string, type = 'FESTIVAL', observe = 'Gregorian 1 May'): string => `
  ${code}:
    name: ${code}
    type: ${type}
    observe: ${observe}
    cite: [{work: almanac, level: VERIFIED}]`;

const base = `pack: BASE\nworks: {almanac: {title: An almanac}}\nrules:${rule('FESTIVAL_BASE')}\n`;
const child = (name: string, more = rule(`FESTIVAL_${name}`)): string =>
  `pack: ${name}\nextends: BASE\nrules:${more}\n`;

const setOf = (files: Readonly<Record<string, string>>): PackSet =>
  readPackSet(
    Object.entries(files).map(([path, text]) => sourceFile(path, text)),
    { dataVersion: 'test' },
  );

const usable = (set: PackSet): string[] => [...set.compileAll().chains.keys()].sort();

describe('one bad `type:` in one file', () => {
  const set = setOf({
    'base.yaml': base,
    'one.yaml': child('ONE', rule('FESTIVAL_ONE', 'FESTIVL')),
    'two.yaml': child('TWO'),
  });

  test('disables the chains that use the file, and no others', () => {
    expect(usable(set)).toEqual(['BASE', 'TWO']);
  });

  test('is reported once, with its file', () => {
    const errors = set.compileAll().diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, range }) => [code, range.file.path])).toEqual([
      ['value-not-allowed', 'one.yaml'],
    ]);
  });

  test('is named as what keeps the chain from being used', () => {
    expect(failureOf(set.compile('ONE'))).toMatch(/^one\.yaml:6:11: `FESTIVL` is not a value of `type`/);
    expect(set.compile('TWO').diagnostics).toEqual([]);
  });
});

test('an error of a parent disables its children', () => {
  const set = setOf({ 'base.yaml': base.replace('1 May', '41 May'), 'two.yaml': child('TWO') });
  expect(usable(set)).toEqual([]);
  expect(failureOf(set.compile('TWO'))).toMatch(/^base\.yaml:/);
});

test('a file that does not say to which pack it belongs disables none', () => {
  const set = setOf({ 'base.yaml': base, 'two.yaml': child('TWO'), 'lost.yaml': 'title: Lost\n' });
  expect(usable(set)).toEqual(['BASE', 'TWO']);
  expect(set.compileAll().diagnostics.map(({ code }) => code)).toEqual(['missing-field']);
});

test('the definitions of such a file are not reported as missing', () => {
  const [first, works = '', ...rest] = base.split('\n');
  const set = setOf({ 'base.yaml': [first, ...rest].join('\n'), 'works.yaml': works });
  expect(set.compileAll().diagnostics.map(({ code, range }) => [code, range.file.path])).toEqual([
    ['missing-field', 'works.yaml'],
  ]);
});
