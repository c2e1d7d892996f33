// Files that pages load, as programs of the build write them.

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A folder of such files. */
export interface AssetFolder {
  /** Writes a file, compressed by gzip and named by its content; gives its address on the site. */
  write(name: string, content: Uint8Array | string): string;
  /** Writes `data.json`, which names the files for the service. */
  list(files: object): void;
}

/** Empties a folder and gives what writes to it. */
export function openAssetFolder(folder: string): AssetFolder {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  return {
    write(name, content) {
      const packed = gzipSync(content, { level: 9 });
      const digest = createHash('sha256').update(packed).digest('base64url').slice(0, 10);
      const file = `${name}-${digest}.bin`;
      writeFileSync(join(folder, 'assets', file), packed);
      return `/assets/${file}`;
    },
    list(files) {
      writeFileSync(join(folder, 'data.json'), `${JSON.stringify(files, null, 2)}\n`);
    },
  };
}
