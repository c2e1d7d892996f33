// What answers depend on besides their parameters, in one word: the program, the ephemeris and the texts of the packs.

import { createHash } from 'node:crypto';
import type { Workspace } from '../../app/workspace.ts';

/** Gives the word; every replica with the same packs gives the same. It is made once for the packs in force. */
export function versionInForce(workspace: Pick<Workspace, 'packs' | 'sky'>, program: string): () => string {
  let of: ReturnType<Workspace['packs']> | undefined;
  let version = '';
  return () => {
    const packs = workspace.packs();
    if (packs === of) return version;
    const hash = createHash('sha256').update(JSON.stringify([program, workspace.sky.ephemerisVersion]));
    for (const [name, { documents }] of packs.packs) {
      hash.update(JSON.stringify([name, documents.map(({ file }) => file.text)]));
    }
    version = hash.digest('base64url');
    of = packs;
    return version;
  };
}
