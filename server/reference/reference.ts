// What the reference of the API is made of besides the schemas: the history of the operations, and an example of each.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from '@nirnaya/contract/schema';
import { type Changelog, changelogFrom, emptyChangelog } from './changelog.ts';

const exampleSchema = z.strictObject({
  /** method and address, `GET /v1/panchang?date=2026-09-14` */
  request: z.string(),
  body: z.unknown().optional(),
  answer: z.unknown(),
});

/** A request and its answer. */
export type Example = z.output<typeof exampleSchema>;

/** The data of the reference. */
export interface Reference {
  readonly changelog: Changelog;
  /** by the id of the operation */
  readonly examples: ReadonlyMap<string, Example>;
}

/** A reference of nothing. */
export const emptyReference: Reference = { changelog: emptyChangelog, examples: new Map() };

/** The folder of the data that comes with the server. */
export const referenceDir = (): string => fileURLToPath(new URL('../data', import.meta.url));

/** Reads the reference. A file that is not as it must be is thrown, by name. */
export function readReference(folder: string = referenceDir()): Reference {
  const examples = readdirSync(`${folder}/examples`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -'.json'.length), exampleAt(`${folder}/examples/${name}`)] as const);
  return {
    changelog: changelogFrom(readFileSync(`${folder}/changelog.jsonl`, 'utf8')),
    examples: new Map(examples),
  };
}

function exampleAt(path: string): Example {
  const { data, error } = exampleSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (data === undefined) throw new Error(`${path}: ${error?.issues[0]?.message}`);
  return data;
}
