// Chains share what they have in common. Whatever they share, each must come out as if it were compiled alone.

import { describe, expect, test } from 'vitest';
import { type PackSet, packSetOf, readPackSet } from '../../../../compiler/compile/compile.ts';
import { renderDiagnostic } from '../../../../dsl/diagnostics/frame.ts';
import { type SourceFile, sourceFile } from '../../../../dsl/source/source-file.ts';
import { bundledReads, bundledSet } from '../../../bundled-packs.ts';

const outcome = (files: readonly SourceFile[], name: string, ...before: string[]) =>
  outcomeIn(readPackSet(files, { dataVersion: 'test' }), name, ...before);

const outcomeIn = (set: PackSet, name: string, ...before: string[]) => {
  for (const other of before) set.compile(other);
  const { pack, diagnostics } = set.compile(name);
  return [pack?.fingerprint, diagnostics.map((d) => renderDiagnostic(d))];
};

test('every bundled chain compiles alone as it does among the others', { timeout: 240_000 }, () => {
  const alone = (): PackSet => packSetOf(bundledReads(), { dataVersion: 'test' });
  const { packs, compileAll } = bundledSet();
  const { chains } = compileAll();
  for (const name of packs.keys())
    expect([name, ...outcomeIn(alone(), name)]).toEqual([name, chains.get(name)?.fingerprint, []]);
});

describe('two packs on one', () => {
  const rule = (code: string, observe: string): string =>
    `  ${code}:\n    name: ${code}\n    type: FESTIVAL\n    observe: ${observe}\n    decide: |\n      prefer most of noon\n      then first\n    cite: [{work: almanac, level: VERIFIED}]\n`;
  const root = `pack: ROOT
works: {almanac: {title: An almanac}}
kala: {noon: part 3 of 5 of day}
rules:
${rule('FESTIVAL_A', 'Chaitra Shukla 5')}`;
  const pair = (left: string, right: string, base = root): readonly SourceFile[] => [
    sourceFile('root.yaml', base),
    sourceFile('left.yaml', `pack: LEFT\nextends: ROOT\n${left}`),
    sourceFile('right.yaml', `pack: RIGHT\nextends: ROOT\n${right}`),
  ];
  const cases: Readonly<Record<string, readonly SourceFile[]>> = {
    'the other has another noon': pair('', 'kala: {override noon: part 2 of 3 of day}\n'),
    'the other has no rule that a rule of the root names': pair(
      `rules:\n${rule('FESTIVAL_B', 'Chaitra Shukla 6')}`,
      '',
      `${root}${rule('FESTIVAL_C', '1 day after FESTIVAL_B').replace(/ {4}decide[\s\S]*first\n/, '')}`,
    ),
    'the other has no rule that a kala of the root names': pair(
      `rules:\n${rule('FESTIVAL_B', 'Chaitra Shukla 6')}`,
      '',
      root.replace('kala: {', 'kala: {feast: day and FESTIVAL_B, '),
    ),
    'a kala of the root is wrong': pair('', '', root.replace('kala: {', 'kala: {bad: part 9 of 5 of day, ')),
    'a rule of the root is wrong': pair('', '', root.replace('Shukla 5', 'Shukla 17')),
    'the other names months purnimanta': pair(
      '',
      `months: purnimanta\nrules:\n${rule('FESTIVAL_B', 'Chaitra Krishna 6')}`,
    ),
    'the other disables the rule': pair('', 'rules:\n  disable: [FESTIVAL_A]\n'),
    'the other has another name for it': pair('', 'rules:\n  extend FESTIVAL_A: {name: Another}\n'),
  };
  test.each(Object.entries(cases))('%s', (_, files) => {
    expect(outcome(files, 'RIGHT', 'LEFT')).toEqual(outcome(files, 'RIGHT'));
    expect(outcome(files, 'LEFT', 'RIGHT')).toEqual(outcome(files, 'LEFT'));
  });
  test('a rule that both inherit under the same names is checked once', () => {
    const ruleOf = (set: PackSet, name: string) => set.compile(name).pack?.rules.get('FESTIVAL_A');
    const alike = readPackSet(pair('', ''), { dataVersion: 'test' });
    expect(ruleOf(alike, 'LEFT')).toBeDefined();
    expect(ruleOf(alike, 'RIGHT')).toBe(ruleOf(alike, 'LEFT'));
    const apart = readPackSet(cases['the other has another noon'], { dataVersion: 'test' });
    expect(ruleOf(apart, 'RIGHT')).not.toBe(ruleOf(apart, 'LEFT'));
  });
  test('what differs is seen', () => {
    const codes = Object.entries(cases).flatMap(([name, files]) =>
      (['LEFT', 'RIGHT'] as const).flatMap((pack) =>
        outcome(files, pack)[0] === undefined ? [`${name}: ${pack}`] : [],
      ),
    );
    expect(codes).toEqual([
      'the other has no rule that a rule of the root names: RIGHT',
      'the other has no rule that a kala of the root names: RIGHT',
      'a kala of the root is wrong: LEFT',
      'a kala of the root is wrong: RIGHT',
      'a rule of the root is wrong: LEFT',
      'a rule of the root is wrong: RIGHT',
    ]);
  });
});
