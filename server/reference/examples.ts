// The examples of the operations, each a request with its answer, as they lie in the data that comes with the server.

import { readdirSync, readFileSync } from 'node:fs';
import { z } from '@nirnaya/contract/schema';
import { referenceDir } from './reference-dir.ts';

const exampleSchema = z.strictObject({
  /** method and address, `GET /v1/panchang?date=2026-09-14` */
  request: z.string(),
  body: z.unknown().optional(),
  answer: z.unknown(),
});

/** A request and its answer. */
export type Example = z.output<typeof exampleSchema>;

/** Reads the examples, by the id of the operation. A file that is not as it must be is thrown, by name. */
export function readExamples(folder: string = referenceDir()): ReadonlyMap<string, Example> {
  const examples = readdirSync(`${folder}/examples`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -'.json'.length), exampleAt(`${folder}/examples/${name}`)] as const);
  return new Map(examples);
}

function exampleAt(path: string): Example {
  const { data, error } = exampleSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (data === undefined) throw new Error(`${path}: ${error?.issues[0]?.message}`);
  return data;
}
