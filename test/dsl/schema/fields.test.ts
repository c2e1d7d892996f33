// At every place the schema has the fields that are read there, and no others.

import { expect, test } from 'vitest';
import type { Schema } from '../../../dsl/json-schema/schema.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { readTests } from '../../../dsl/pack/read-test.ts';
import { fieldsOfKind } from '../../../dsl/pack/rule-kind.ts';
import { ruleFields } from '../../../dsl/pack/rule-table.ts';
import { packSchema } from '../../../dsl/schema/pack.ts';
import { testSchema } from '../../../dsl/schema/test.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { type RuleKind, ruleKinds } from '../../../dsl/vocabulary/rule-words.ts';

// A field that no reader knows makes it name those that it does.
const odd = 'zzzzzzzzzzzz: 1';

function fieldsRead(text: string, read: typeof readPack | typeof readTests): string[] {
  const { diagnostics } = read(sourceFile('odd.yaml', text));
  const [diagnostic] = diagnostics.filter(({ code }) => code === 'unknown-field');
  return (/^known fields are (.*)$/.exec(diagnostic?.help ?? '')?.[1] ?? '').split(', ').sort();
}

// The schema below another, by its keywords and names.
const below = (schema: Schema, path: string): Schema =>
  path.split(' ').reduce((at, step) => (at as Record<string, Schema>)[step] ?? {}, schema);

const fieldsAt = (schema: Schema, path: string): string[] =>
  Object.keys((path === '' ? schema : below(schema, path)).properties ?? {}).sort();

test.each([
  ['', odd],
  ['properties works additionalProperties', `works: {a: {${odd}}}`],
  ['properties kala additionalProperties then', `kala: {a: {${odd}}}`],
  ['$defs observance properties windows additionalProperties then', `rules: {A_B: {windows: {a: {${odd}}}}}`],
  ['properties divisions additionalProperties', `divisions: {a: {${odd}}}`],
  ['properties calendars additionalProperties', `calendars: {A: {${odd}}}`],
  ['properties chains additionalProperties', `chains: {A: {${odd}}}`],
  ['properties calendars additionalProperties properties era', `calendars: {A: {era: {${odd}}}}`],
  ['$defs citation', `rules: {extend A_B: {cite: [{${odd}}]}}`],
  ['$defs place', `rules: {extend A_B: {place: {${odd}}}}`],
  ['$defs extension', `rules: {extend A_B: {${odd}}}`],
  ['$defs extension properties drik', `rules: {extend A_B: {drik: {${odd}}}}`],
  [
    '$defs extension properties variants additionalProperties',
    `rules: {extend A_B: {variants: {A: {${odd}}}}}`,
  ],
])('of a pack: %s', (path, text) => {
  expect(fieldsAt(packSchema, path)).toEqual(fieldsRead(`pack: A\n${text}`, readPack));
});

test('of rules: those of its kind, and of some kind every field that is read', () => {
  const ofKind = (kind: RuleKind): string[] => fieldsAt(packSchema, `$defs ${kind}`);
  expect(fieldsRead(`pack: A\nrules: {A_B: {${odd}}}`, readPack)).toEqual([...ruleFields].sort());
  expect([...new Set(ruleKinds.flatMap(ofKind))].sort()).toEqual([...ruleFields].sort());
  // Nobody brings a value to an observance.
  for (const kind of ruleKinds)
    expect(ofKind(kind)).toEqual(
      fieldsOfKind(kind)
        .filter((field) => kind !== 'observance' || field !== 'inputs')
        .sort(),
    );
});

test.each([
  ['kala', 'kala: a'],
  ['condition', 'holds_at: x'],
  ['condition', 'not_at: x'],
  ['chakra', 'result: {}'],
  ['birth', 'chart: x'],
  ['birth', 'not_chart: x'],
  ['match', 'bride: x'],
  ['times', 'at: x'],
  ['times', 'window: x'],
  ['namedWindows', 'windows: {}'],
  ['windows', 'windows: none'],
  ['worth', 'score: 1'],
  ['worth', 'rating: A'],
  ['worth', 'because: so'],
  ['worth', 'blocked_by: so'],
  ['dates', 'date: none'],
])('of a test: %s', (kind, marker) => {
  const rule = kind === 'kala' ? '' : 'rule: A_B, ';
  const read = fieldsRead(`pack: A\ntests: [{${rule}${marker}, ${odd}}]`, readTests);
  expect(fieldsAt(testSchema, `$defs ${kind}Test`)).toEqual(read);
});

test('of a file of tests', () => {
  expect(fieldsAt(testSchema, '')).toEqual(fieldsRead(`pack: A\ntests: []\n${odd}`, readTests));
});
