// The bundled files of names, as they lie beside the packs.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bundledPacksDir } from '../packs/pack-folders.ts';

/** The content of a file by its path below `rulepacks/words`, `hi/angas.names.yaml`; undefined where there is none. */
export function readNames(path: string): unknown {
  const whole = join(bundledPacksDir(), 'words', path);
  return existsSync(whole) ? parse(readFileSync(whole, 'utf8')) : undefined;
}
