// Reads the sources as the bundler does: imports of a room are those of the files behind it, and threads that the service
// starts are the built ones.

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { withDirectImports } from '../../scripts/direct-imports.mjs';
import { programs } from '../../scripts/programs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const built = new Map(
  Object.entries(programs).map(([out, source]) => [
    join(root, `${source}.ts`),
    pathToFileURL(join(root, 'dist', `${out}.js`)).href,
  ]),
);

const start = /new URL\('(\.[^']*\.ts)', import\.meta\.url\)/g;

const isOurs = (id: string): boolean => !id.includes('node_modules');

const textAsBuilt = (code: string, id: string): string =>
  withDirectImports(code).replace(start, (all, file: string) => {
    const program = built.get(resolve(dirname(id), file));
    return program === undefined ? all : `new URL(${JSON.stringify(program)})`;
  });

export const asBuilt: Plugin = {
  name: 'as-built',
  enforce: 'pre',
  // What an import becomes depends on the files of its room, which a cached module must not outlive.
  configureVitest({ experimental_defineCacheKeyGenerator: defineCacheKey }) {
    defineCacheKey(({ id, sourceCode }) => (isOurs(id) ? textAsBuilt(sourceCode, id) : undefined));
  },
  transform(code, id) {
    if (!isOurs(id)) return undefined;
    const text = textAsBuilt(code, id);
    return text === code ? undefined : { code: text, map: null };
  },
};
