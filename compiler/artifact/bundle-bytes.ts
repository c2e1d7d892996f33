// A bundle as one piece of bytes, as a file holds it: where its places begin, its graph, its places.

import { ArtifactError } from './artifact-error.ts';
import type { PackBundle } from './pack-bundle.ts';

// Read as bytes, these are the letters `nirnaya` and a number.
const magic = new TextEncoder().encode('nirnaya\u0001');

/** How many bytes stand before the graph. */
export const headLength = magic.length + 4;

/** What stands before the graph of a bundle. */
export function bundleHead({ graph }: Pick<PackBundle, 'graph'>): Uint8Array {
  const head = new Uint8Array(headLength);
  head.set(magic);
  new DataView(head.buffer).setUint32(magic.length, graph.length, true);
  return head;
}

/** Where the graph ends, by the head of `size` bytes; undefined where they are no bundle, or are cut short. */
export function endOfGraph(head: Uint8Array, size: number): number | undefined {
  if (head.length < headLength || magic.some((byte, i) => byte !== head[i])) return undefined;
  const length = new DataView(head.buffer, head.byteOffset).getUint32(magic.length, true);
  return headLength + length > size ? undefined : headLength + length;
}

/** The bundle in the bytes of a file. Throws `ArtifactError` where they are none. */
export function bundleIn(bytes: Uint8Array): PackBundle {
  const end = endOfGraph(bytes, bytes.length);
  if (end === undefined) {
    throw new ArtifactError(
      'damaged',
      'the bytes are not compiled packs, or are truncated: compile them again',
    );
  }
  return { graph: bytes.subarray(headLength, end), places: bytes.subarray(end) };
}
