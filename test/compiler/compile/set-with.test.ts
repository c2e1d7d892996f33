// A set with some packs in the place of others says what the same packs say when they are compiled from the beginning.

import { describe, expect, test } from 'vitest';
import { packSetOfBundle } from '../../../compiler/artifact/bundled-set.ts';
import { openBundle } from '../../../compiler/artifact/pack-bundle.ts';
import { bundleOf } from '../../../compiler/artifact/write-bundle.ts';
import { type PackSet, packSetOf } from '../../../compiler/compile/compile.ts';
import { setWith } from '../../../compiler/compile/set-with.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { bundledReads } from '../../bundled-packs.ts';

const version = { language: '1', data: 'test' };
const options = { dataVersion: version.data };
const reads = bundledReads();
const compiled = packSetOf(reads, options);
compiled.compile('IN-MH');
compiled.compile('vaishnava');
const opened = packSetOfBundle(
  openBundle(bundleOf(compiled, version, { chains: ['IN-MH', 'vaishnava'] }), version),
);

const stated = (set: PackSet, name: string): unknown => {
  const { pack, diagnostics } = set.compile(name);
  return [
    pack?.fingerprint,
    pack?.chain,
    diagnostics.map(({ code, message, range }) => [code, message, range.file.path, range.start, range.end]),
  ];
};

const rule = (code: string, observe: string): string =>
  `  ${code}:\n    name: Trial\n    name_sa: Trial\n    summary: x\n    type: FESTIVAL\n    observe: ${observe}\n    decide: then first\n    cite: [{work: almanac, level: PROVISIONAL, says: x}]\n`;
const works = 'works: {almanac: {title: W}}\n';

describe.each([
  ['compiled', compiled],
  ['opened from a bundle', opened],
])('a set that was %s', (_, set) => {
  test.each([
    [
      'a rule beside the others',
      'TRIAL',
      `pack: TRIAL\nextends: IN-MH\n${works}rules:\n${rule('FESTIVAL_TRIAL', 'Magha Shukla 5')}`,
    ],
    [
      'an override',
      'TRIAL',
      `pack: TRIAL\nextends: IN-MH\n${works}rules:\n${rule('override FESTIVAL_HOLI', 'Magha Shukla 5')}`,
    ],
    [
      'an extension',
      'TRIAL',
      'pack: TRIAL\nextends: IN-MH\nrules:\n  extend FESTIVAL_DIWALI: {day: civil}\n',
    ],
    ['a disabled rule', 'TRIAL', 'pack: TRIAL\nextends: IN-MH\nrules:\n  disable: [FESTIVAL_HOLI]\n'],
    ['a kala of its own', 'TRIAL', 'pack: TRIAL\nextends: IN-MH\nkala: {trial: part 2 of 7 of day}\n'],
    [
      'another kala under an old name',
      'TRIAL',
      'pack: TRIAL\nextends: IN-MH\nkala: {override pradosha: part 2 of 7 of day}\n',
    ],
    [
      'a misspelled name',
      'TRIAL',
      `pack: TRIAL\nextends: IN-MH\n${works}rules:\n${rule('FESTIVAL_TRIAL', 'Maagha Shukla 5')}`,
    ],
    [
      'a code without a base',
      'TRIAL',
      'pack: TRIAL\nextends: IN-MH\nrules:\n  extend FESTIVAL_NONE: {day: civil}\n',
    ],
    [
      'a bundled pack replaced',
      'IN-MH',
      `pack: IN-MH\nextends: WEST_INDIA\n${works}rules:\n${rule('FESTIVAL_TRIAL', 'Magha Shukla 5')}`,
    ],
    ['its parent replaced', 'IN-MH', 'pack: WEST_INDIA\nkind: region\nextends: base\n'],
    [
      'rules of a further pack',
      'IN-MH',
      `pack: TRIAL\nextends: base\nalso_of: [IN-MH]\n${works}rules:\n${rule('FESTIVAL_TRIAL', 'Magha Shukla 5')}`,
    ],
    [
      'a tradition over a land',
      'IN-MH+TRIAL',
      `pack: TRIAL\nkind: tradition\nextends: vaishnava\n${works}rules:\n${rule('FESTIVAL_TRIAL', 'Magha Shukla 5')}`,
    ],
  ])('%s', (_what, name, text) => {
    const own = readPack(sourceFile('trial.yaml', text));
    const others = reads.filter(({ document }) => document?.pack !== own.document?.pack);
    const before = stated(set, 'IN-MH');
    const expected = stated(packSetOf([...others, own], options), name);
    expect(stated(setWith(set, [own]), name)).toEqual(expected);
    // Once more, and the first set is as it was.
    expect(stated(setWith(set, [own]), name)).toEqual(expected);
    expect(stated(set, 'IN-MH')).toEqual(before);
  });
});
