// Every Sanskrit name that the bundled packs carry.

import { bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import { loadPackFiles } from '../../../dsl/pack/load-folder.ts';

/** The names, each once. */
export function ruleNames(): readonly string[] {
  const names = loadPackFiles(bundledPacksDir()).flatMap(({ text }) =>
    [...text.matchAll(/^\s*name_sa:\s*"?([^"\n]+?)"?\s*$/gm)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
