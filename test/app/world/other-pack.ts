// A chain of one festival, which nobody has counted beforehand.

import type { Workspace } from '../../../app/workspace/workspace.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

/** Its target is of the sky unless another is given. */
export function packOf({ sky }: Workspace, target?: string): CompiledPack {
  const decide = target === undefined ? '\n    decide: then first' : '';
  const text = `pack: world
works:
  own: { title: Own }
rules:
  JEWISH_OWN:
    name: Own
    type: FESTIVAL
    tags: [JEWISH]
    observe: ${target ?? 'Phalguna Krishna 1'}${decide}
    cite: [{ work: own, says: so, level: DERIVED }]
`;
  const set = readPackSet([sourceFile('world.yaml', text)], { dataVersion: sky.ephemerisVersion });
  const { pack, diagnostics } = set.compile('world');
  if (pack === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return pack;
}
