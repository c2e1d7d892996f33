// A bundle as a file. Its places are read when they are first asked for.

import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import {
  ArtifactError,
  bundleHead,
  endOfGraph,
  headLength,
  type PackBundle,
} from '@nirnaya/compiler/artifact';

/** Writes a bundle with its places. Throws what the file system throws. */
export function writeBundleFile(path: string, { graph, places = new Uint8Array() }: PackBundle): void {
  writeFileSync(path, Buffer.concat([bundleHead({ graph }), graph, places]));
}

/**
 * Reads a bundle. Throws what the file system throws, and an `ArtifactError` for a file that is none; what is damaged in it is
 * noticed when it is opened or asked for.
 */
export function readBundleFile(path: string): PackBundle {
  const descriptor = openSync(path, 'r');
  try {
    const head = new Uint8Array(headLength);
    const read = readSync(descriptor, head, 0, headLength, 0);
    const end = endOfGraph(head.subarray(0, read), fstatSync(descriptor).size);
    if (end === undefined)
      throw new ArtifactError(
        'damaged',
        `${path} is not a file of compiled packs, or is truncated; compile the packs again`,
      );
    const graph = new Uint8Array(end - headLength);
    readSync(descriptor, graph, 0, graph.length, headLength);
    let places: Uint8Array | undefined;
    return {
      graph,
      get places() {
        places ??= bytesFrom(path, end);
        return places;
      },
    };
  } finally {
    closeSync(descriptor);
  }
}

function bytesFrom(path: string, start: number): Uint8Array {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(Math.max(0, fstatSync(descriptor).size - start));
    readSync(descriptor, bytes, 0, bytes.length, start);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
