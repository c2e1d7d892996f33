import { expect, test } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { sourcesOf } from '../../../../compiler/front/link/rule-source.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const land = `pack: LAND
rules:
  FESTIVAL_A:
    name: A
    lasts: 2
`;
const state = `pack: STATE
extends: LAND
rules:
  extend FESTIVAL_A:
    lasts: 3
`;
const { packs } = readPackSet([sourceFile('land.yaml', land), sourceFile('state.yaml', state)], {
  dataVersion: 'test',
});

test('a rule is shown as each pack of the chain writes it, from the root down and without indentation', () => {
  expect(sourcesOf('FESTIVAL_A', ['LAND', 'STATE'], packs)).toEqual([
    {
      pack: 'LAND',
      mode: 'define',
      file: 'land.yaml',
      line: 3,
      text: 'FESTIVAL_A:\n  name: A\n  lasts: 2',
    },
    {
      pack: 'STATE',
      mode: 'extend',
      file: 'state.yaml',
      line: 4,
      text: 'extend FESTIVAL_A:\n  lasts: 3',
    },
  ]);
});

test('a rule or a pack that there is not is written nowhere', () => {
  expect(sourcesOf('FESTIVAL_B', ['LAND'], packs)).toEqual([]);
  expect(sourcesOf('FESTIVAL_A', ['SEA'], packs)).toEqual([]);
});
