// Answers in a language: what the answers of every operation have in them is compared with what their shapes say is a name,
// so that none is forgotten, and whatever has names takes the language that they are wanted in.

import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { localiserOf } from '../../app/names/localised.ts';
import { namesIn } from '../../app/names/names.ts';
import { sourcesOf } from '../../app/names/sources.ts';
import { openWorkspace } from '../../app/workspace/workspace.ts';
import type { z } from '../../contract/schema/zod.ts';
import { fixedNames } from '../../dsl/vocabulary/kinds.ts';
import { ayanaNames, rituNames, samvatsaraNames } from '../../dsl/vocabulary/year-names.ts';
import { openApp, operationsOf } from '../../server/compose/application.ts';
import { referenceDir } from '../../server/reference/reference.ts';
import { accountOperationsOf } from '../../server/routes/kept.ts';
import type { Service } from '../../server/routes/service.ts';

const workspace = openWorkspace();
afterAll(() => workspace.close());

// Shapes need nothing of a service: nothing is asked. What webhooks send has one language for all.
const service = {} as Service;
const operations = [
  ...operationsOf(openApp(service)),
  ...accountOperationsOf(service, { check: async () => undefined, wake: () => {} }),
  // The names in profiles are those of people.
].filter(({ group }) => group !== 'Profiles' && group !== 'Webhooks');

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
function unchanged(value: unknown, path: string, found: Set<string>): Set<string> {
  if (typeof value === 'string') {
    if (known.has(value) && !english.some((pattern) => pattern.test(path))) found.add(`${path} ${value}`);
  } else if (Array.isArray(value)) {
    for (const each of value) unchanged(each, `${path}[]`, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) unchanged(each, `${path}.${key}`, found);
  }
  return found;
}

type Content = Readonly<Record<'application/json', { readonly schema: z.ZodType }>>;

/** The shape of what an operation answers with; undefined where it answers with nothing. */
function shapeOf({ responses }: (typeof operations)[number]['description']): z.ZodType | undefined {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const { content } = (answer ?? {}) as { content?: Content };
  return content?.['application/json'].schema;
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
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s are marked as such in its shape',
    (id, { description }) => {
      const file = `${referenceDir()}/examples/${id}.json`;
      const shape = shapeOf(description);
      if (shape === undefined) return;
      expect(existsSync(file), file).toBe(true);
      const { answer } = JSON.parse(readFileSync(file, 'utf8')) as { answer: unknown };
      const written = localiserOf(shape)?.(answer, { names }) ?? answer;
      expect([...unchanged(written, '', new Set())]).toEqual([]);
    },
  );

  test('are found where no shape says so', () => {
    const answer = { lagna: { rashi: 'Makara' }, others: [{ name: 'Holi' }, { name: 'none' }] };
    expect([...unchanged(answer, '', new Set())]).toEqual(['.lagna.rashi Makara', '.others[].name Holi']);
  });

  test('are asked for in a language and its digits wherever an answer has any', () => {
    const having = operations.filter(({ description }) => {
      const shape = shapeOf(description);
      return shape !== undefined && localiserOf(shape) !== undefined;
    });
    expect(having.length).toBeGreaterThan(70);
    expect(having.filter(({ language }) => language === undefined).map(({ id }) => id)).toEqual([]);
    for (const { id, language, description } of having) {
      const { query, body } = description.request ?? {};
      const { content } = (body ?? {}) as { content?: Content };
      const fields = language === 'query' ? query : content?.['application/json'].schema;
      const { shape } = fields as unknown as z.ZodObject;
      expect([id, 'lang' in shape, 'digits' in shape]).toEqual([id, true, true]);
    }
  });
});
