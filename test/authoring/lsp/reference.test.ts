import { expect, test } from 'vitest';
import { fieldsAt } from '../../../authoring/lsp/reference/fields.ts';
import { builtinWords } from '../../../compiler/front/check/scope.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { quantitySpellings } from '../../../dsl/syntax/keywords.ts';
import { keywords } from '../../../dsl/syntax/tokens.ts';
import { builtinReference, keywordReference, quantityReference } from '../../../dsl/syntax/word-reference.ts';

test('every word that the language keeps for itself has a line of reference, and nothing else has', () => {
  const words = Object.values(keywords).map(({ PATTERN }) => String(PATTERN));
  expect([...keywordReference.keys()].sort()).toEqual(words.sort());
  expect([...builtinReference.keys()].sort()).toEqual([...builtinWords].sort());
  expect([...quantityReference.keys()].sort()).toEqual([...new Set(quantitySpellings.values())].sort());
});

// A field that no reader knows makes it name those that it does.
const odd = 'zzzzzzzzzzzz: 1';

/** The fields that are read of the map at some place of a pack. */
function fieldsRead(text: string): string[] {
  const { diagnostics } = readPack(sourceFile('odd.yaml', text));
  const [diagnostic] = diagnostics.filter(({ code }) => code === 'unknown-field');
  return (/^known fields are (.*)$/.exec(diagnostic?.help ?? '')?.[1] ?? '').split(', ');
}

test('the fields proposed at each place are those that are read there', () => {
  const places: readonly (readonly [path: string[], text: string])[] = [
    [[], `pack: A\n${odd}`],
    [['rules', 'A_B'], `pack: A\nrules:\n  A_B:\n    ${odd}`],
    [['rules', 'extend A_B'], `pack: A\nrules:\n  extend A_B:\n    ${odd}`],
    [['rules', 'A_B', 'place'], `pack: A\nrules:\n  extend A_B:\n    place: {${odd}}`],
    [['rules', 'A_B', 'drik'], `pack: A\nrules:\n  extend A_B:\n    drik: {${odd}}`],
    [['rules', 'A_B', 'variants', 'A'], `pack: A\nrules:\n  extend A_B:\n    variants: {A: {${odd}}}`],
    [['rules', 'A_B', 'cite', '-'], `pack: A\nrules:\n  extend A_B:\n    cite: [{${odd}}]`],
    [['kala', 'a'], `pack: A\nkala:\n  a: {${odd}}`],
    [['divisions', 'a'], `pack: A\ndivisions:\n  a: {${odd}}`],
    [['calendars', 'A'], `pack: A\ncalendars:\n  A: {${odd}}`],
    [['calendars', 'A', 'era'], `pack: A\ncalendars:\n  A: {era: {${odd}}}`],
    [['works', 'a'], `pack: A\nworks:\n  a: {${odd}}`],
  ];
  for (const [path, text] of places) {
    expect([...(fieldsAt(path)?.keys() ?? [])].sort(), path.join('.')).toEqual(fieldsRead(text).sort());
  }
});
