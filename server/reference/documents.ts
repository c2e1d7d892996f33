// The documents of the API that the build writes: making them takes half a second, which no start should.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The documents of the API, each the text of a JSON object. */
export interface ApiDocuments {
  /** OpenAPI 3.1, without what depends on the day */
  readonly description: string;
  /** request and answer of each operation, by its id */
  readonly examples: string;
}

/** Where the examples are served. */
export const examplesPath = '/openapi/examples.json';

/** Documents of an API without operations. */
export const emptyDocuments: ApiDocuments = { description: '{"paths":{}}', examples: '{}' };

/** The file of each document. */
export const documentFiles: Readonly<Record<keyof ApiDocuments, string>> = {
  description: 'description.json',
  examples: 'examples.json',
};

// `scripts/build.mjs` writes it.
const builtDir = (): string => fileURLToPath(new URL('../../dist/api', import.meta.url));

/** Reads the documents that the build wrote. Throws where there are none. */
export function readDocuments(folder: string = builtDir()): ApiDocuments {
  const text = (name: keyof ApiDocuments): string => {
    const path = join(folder, documentFiles[name]);
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      throw new Error(`the description of the API is not built: run \`npm run build\` (${path})`, {
        cause: error,
      });
    }
  };
  return { description: text('description'), examples: text('examples') };
}
