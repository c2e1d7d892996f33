// A bundle as a file: where its places begin, its graph, and its places, which are read when they are first asked for.

import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import { ArtifactError, type PackBundle } from '@nirnaya/compiler/artifact';

// Read as bytes, these are the letters `nirnaya` and a number.
const magic = new TextEncoder().encode('nirnaya\u0001');
const headLength = magic.length + 4;

/** Writes a bundle with its places. Throws what the file system throws. */
export function writeBundleFile(path: string, { graph, places = new Uint8Array() }: PackBundle): void {
  const head = new Uint8Array(headLength);
  head.set(magic);
  new DataView(head.buffer).setUint32(magic.length, graph.length, true);
  writeFileSync(path, Buffer.concat([head, graph, places]));
}

/**
 * Reads a bundle. Throws what the file system throws, and an `ArtifactError` for a file that is none; what is damaged in it is
 * noticed when it is opened or asked for.
 */
export function readBundleFile(path: string): PackBundle {
  const descriptor = openSync(path, 'r');
  try {
    const head = new Uint8Array(headLength);
    const isWhole = readSync(descriptor, head, 0, headLength, 0) === headLength;
    const length = new DataView(head.buffer).getUint32(magic.length, true);
    const end = headLength + length;
    if (!isWhole || magic.some((byte, i) => byte !== head[i]) || end > fstatSync(descriptor).size)
      throw new ArtifactError(
        'damaged',
        `${path} is no file of compiled packs, or is cut short: compile them again`,
      );
    const graph = new Uint8Array(length);
    readSync(descriptor, graph, 0, length, headLength);
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
