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

/** The file behind a name, `a` or `a as b`, of a folder. */
function fileOf(specifier, name) {
  const file = filesOf(specifier).get(name.split(' as ')[0]);
  if (file === undefined) throw new Error(`${specifier} exports no value ${name}`);
  return file;
}

/** The text of a module with its imports of rooms made direct. Throws where a folder does not export a name. */
export const withDirectImports = (text) =>
  text.replace(statement, (all, keyword, type, list, specifier) => {
    if (specifier === undefined || type !== undefined) return all;
    const imports = namesOf(list).map(
      (name) => `${keyword} { ${name} } from ${JSON.stringify(fileOf(specifier, name))};`,
    );
    // As many lines as there were, so that what follows stays where it is.
    return imports.join(' ') + '\n'.repeat(all.split('\n').length - 1);
  });
