// Imports of a room by its package, as imports of the files that its folder passes on: what is bundled or tested is then what
// is used, not everything that a folder exports.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const statement =
  /^(import|export) (type )?\{([^}]*)\} from '(@nirnaya\/[^']+)';|^import '@nirnaya\/[^']+';$/gm;
const passedOn = /^export (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm;

/** The names of a list of imports or exports, without what only types have. */
const namesOf = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

const folders = new Map();

/** The files behind the names that `@nirnaya/<room>/<folder>` exports, by name. */
function filesOf(specifier) {
  const known = folders.get(specifier);
  if (known !== undefined) return known;
  const [, room, ...folder] = specifier.split('/');
  const { exports } = createRequire(import.meta.url)(join(root, room, 'package.json'));
  const index = join(root, room, exports[['.', ...folder].join('/')]['@nirnaya/source']);
  const files = new Map(
    [...readFileSync(index, 'utf8').matchAll(passedOn)].flatMap(([, list, path]) =>
      namesOf(list).map((name) => [name, join(dirname(index), path)]),
    ),
  );
  folders.set(specifier, files);
  return files;
}

/**
 * The text of a module with its imports of rooms made direct. One of what a folder does not pass on, which it may have of
 * its own, stays as it is.
 */
export const withDirectImports = (text) =>
  text.replace(statement, (all, ...groups) => {
    const [keyword, type, list, specifier] = groups;
    if (specifier === undefined || type !== undefined) return all;
    const names = namesOf(list);
    const files = names.map((name) => filesOf(specifier).get(name.split(' as ')[0]));
    if (files.includes(undefined)) return all;
    const imports = names.map((name, i) => `${keyword} { ${name} } from ${JSON.stringify(files[i])};`);
    // As many lines as there were, so that what follows stays where it is.
    return imports.join(' ') + '\n'.repeat(all.split('\n').length - 1);
  });

/** Lets esbuild read TypeScript with direct imports. */
export const directImports = {
  name: 'direct-imports',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: withDirectImports(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
