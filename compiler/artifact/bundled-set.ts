// The packs of a bundle as a set of packs: its chains are opened, others are composed of what it holds.

import { type PackSet, packSetOf } from '../compile/compile.ts';
import { ArtifactError } from './artifact-error.ts';
import type { OpenedBundle } from './pack-bundle.ts';
import { openedMemory } from './stored-memory.ts';

/** The packs of a bundle that can be composed of; one that cannot is an `ArtifactError`. */
export function packSetOfBundle(bundle: OpenedBundle): PackSet {
  const stored = bundle.memory();
  if (stored === undefined) throw new ArtifactError('damaged', 'the compiled packs contain no packs');
  const { reads, memory } = openedMemory(stored);
  return packSetOf(
    reads,
    { dataVersion: bundle.version.data },
    {
      ...memory,
      chain: (name) => {
        if (!bundle.fingerprints.has(name)) return undefined;
        return {
          diagnostics: stored.diagnostics.get(name) ?? [],
          open: () => {
            const chain = bundle.chain(name);
            if (chain === undefined)
              throw new ArtifactError('damaged', `the compiled packs have no chain ${name}`);
            return chain;
          },
        };
      },
    },
  );
}
