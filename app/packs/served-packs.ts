// The packs in service as plain data, which threads are handed and share: the bytes of the packs as last read, and those of
// before for the chains that have errors now.

import type { PackBundle } from '@nirnaya/compiler/artifact';

/** Chains that serve as they last compiled. */
export interface RetainedChains {
  readonly names: readonly string[];
  readonly bundle: PackBundle;
}

/** Packs in service. */
export interface ServedPacks {
  readonly bundle: PackBundle;
  readonly retained: readonly RetainedChains[];
}

/** A bundle whose bytes lie in memory that threads share. */
export const sharedBundle = ({ graph, places }: PackBundle): PackBundle => ({
  graph: sharedBytes(graph),
  places: places && sharedBytes(places),
});

/** The same bytes in memory that threads share. */
export function sharedBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.buffer instanceof SharedArrayBuffer) return bytes;
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}
