// Answers in a language: what the answers of every operation have in them is compared with what their shapes say is a name,
// so that none is forgotten, and whatever has names takes the language that they are wanted in.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localiserOf } from '../../app/names/localised.ts';
import { namesIn } from '../../app/names/names.ts';
import { sourcesOf } from '../../app/names/sources.ts';
import { allOperations } from '../../contract/operations/table.ts';
import { fixedNames } from '../../dsl/vocabulary/kinds.ts';
import { ayanaNames, rituNames, samvatsaraNames } from '../../dsl/vocabulary/year-names.ts';
import { referenceDir } from '../../server/reference/reference-dir.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();

// What webhooks send has one language for all; the names in profiles are those of people; a feed has its language with it, an alert that of whoever made it.
const operations = allOperations.filter(
  ([, { group }]) => !['Profiles', 'Webhooks', 'Feeds', 'Alerts'].includes(group),
);

const known = new Set<string>([
  ...Object.values(fixedNames).flatMap((names) => names.map(([name]) => name)),
  ...samvatsaraNames,
  ...rituNames.map(([name]) => name),
  ...ayanaNames,
  ...[...workspace.packs().packs.values()]
    .flatMap(({ documents }) => documents.flatMap(({ rules }) => rules))
    .flatMap(({ name }) => name ?? []),
]);

// Fields that hold English whatever the language: the English name beside the others, keys, what was searched in, where a
// work says something, and the name of a person.
const english = [
  /\.names\.en$/,
  /\.strings\[\]\.(key|name|text)$/,
  /\.matched$/,
  /\.authorities\[\]\.(place|says|note)$/,
  /\.birth\.name$/,
];

/** Where an answer has names that its language did not change. */
function unchanged(value: unknown, path: string, changes: Set<string>): Set<string> {
  if (typeof value === 'string') {
    if (known.has(value) && !english.some((pattern) => pattern.test(path))) changes.add(`${path} ${value}`);
  } else if (Array.isArray(value)) {
    for (const each of value) unchanged(each, `${path}[]`, changes);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) unchanged(each, `${path}.${key}`, changes);
  }
  return changes;
}

const inTamil = namesIn('ta', sourcesOf(workspace.packs(), workspace.words()));

// A name that stays English in Tamil is marked, as the field that has it was written.
const names: typeof inTamil = {
  ...inTamil,
  of: (kind, english, facts) => {
    const name = inTamil.of(kind, english, facts);
    return name === english ? `${name}*` : name;
  },
};

describe('names in answers', () => {
  test.each(operations)('of %s are marked as such in its shape', (id, { answer: shape }) => {
    const file = `${referenceDir()}/examples/${id}.json`;
    expect(existsSync(file), file).toBe(true);
    const { answer } = JSON.parse(readFileSync(file, 'utf8')) as { answer: unknown };
    const written = localiserOf(shape)?.(answer, { names }) ?? answer;
    expect([...unchanged(written, '', new Set())]).toEqual([]);
  });

  test('are found where no shape says so', () => {
    const answer = { lagna: { rashi: 'Makara' }, others: [{ name: 'Holi' }, { name: 'none' }] };
    expect([...unchanged(answer, '', new Set())]).toEqual(['.lagna.rashi Makara', '.others[].name Holi']);
  });

  test('are asked for in a language and its digits wherever an answer has any', () => {
    const having = operations.filter(([, { answer }]) => localiserOf(answer) !== undefined);
    expect(having.length).toBeGreaterThan(70);
    for (const [id, operation] of having) {
      const body = operation.kind === 'send' ? operation.body.shape : {};
      const shape = 'lang' in body ? body : operation.query;
      expect([id, 'lang' in shape, 'digits' in shape]).toEqual([id, true, true]);
    }
  });
});
