// What a set of packs was read from, in a few bytes: by it a bundle is known to be that of the texts at hand.

import { createHash } from 'node:crypto';
import type { SourceFile } from '@nirnaya/dsl/source';

/** SHA-256 over the paths and texts of files in their order, hex. */
export function textsDigest(files: readonly Pick<SourceFile, 'path' | 'text'>[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(JSON.stringify([path, text.length])).update(text);
  return hash.digest('hex');
}
