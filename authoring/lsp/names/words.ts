// Words beside packs in the editor: the codes of rules and the packs that they name.

import { readYaml, type YamlNode } from '@nirnaya/dsl/yaml';
import type { DiskFile } from '../workspace/pack-files.ts';
import { clientFile } from '../workspace/positions.ts';
import type { NameUse } from './mention.ts';
import { partOf } from './scalars.ts';
import type { PackUse } from './symbols.ts';

/** The rules and packs that files of words name. Words are of a code whichever pack has it, so they are read as `pack` does. */
export const wordsUses = (files: readonly DiskFile[], pack: string): readonly PackUse[] =>
  files.flatMap(({ path, text }) =>
    namesIn(readYaml(clientFile(path, text)).root).map((use) => ({ pack, use })),
  );

function namesIn(root: YamlNode | undefined): readonly NameUse[] {
  if (root?.kind !== 'map') return [];
  return root.entries.flatMap(({ key, value }): readonly NameUse[] => {
    if (key.text === 'observances' && value.kind === 'map')
      return value.entries.map(({ key: code }) => ({
        kind: 'rule',
        name: code.text,
        range: partOf(code, 0, code.text.length),
      }));
    if (key.text !== 'lands' || value.kind !== 'list') return [];
    return value.items.flatMap((land) =>
      land.kind === 'scalar'
        ? [{ kind: 'pack' as const, name: land.text, range: partOf(land, 0, land.text.length) }]
        : [],
    );
  });
}
