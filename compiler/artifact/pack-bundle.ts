// A set of packs compiled, as two arrays of bytes: every chain, and what composing further ones needs. A thread or a process
// that is handed them has every chain in milliseconds; the bytes are shared, never copied. What traces and diagnostics alone
// need, where everything stands in its source, lies in bytes of its own.

import type { PackOutline } from '../front/link/chain.ts';
import type { CompiledPack } from '../runtime/pack.ts';
import { damaged } from './artifact-error.ts';
import { readGraph } from './read-graph.ts';
import { type ArtifactVersion, refuseOtherVersion } from './sealed.ts';
import { openedChain, type StoredChain } from './stored-chain.ts';
import type { StoredMemory } from './stored-memory.ts';

/** Compiled packs as bytes, which may lie in shared memory. */
export interface PackBundle {
  readonly graph: Uint8Array;
  /** where everything stands in its source; undefined where that is not there */
  readonly places: Uint8Array | undefined;
}

/** A bundle, opened. */
export interface OpenedBundle {
  readonly version: ArtifactVersion;
  /** what `textsDigest` gives of the texts that it was made of; empty where its maker did not say */
  readonly texts: string;
  /** plain data of its maker */
  readonly beside: object | undefined;
  readonly packs: ReadonlyMap<string, PackOutline>;
  /** the fingerprints of its chains, by name */
  readonly fingerprints: ReadonlyMap<string, string>;
  /** opens a chain; undefined where it is not in the bundle */
  chain(name: string): CompiledPack | undefined;
  /** what composing further chains needs; undefined where it is not in the bundle */
  memory(): StoredMemory | undefined;
}

/** What a bundle holds. */
export interface StoredBundle {
  readonly texts: string;
  readonly outlines: ReadonlyMap<string, PackOutline>;
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly chains: ReadonlyMap<string, StoredChain>;
  readonly beside: object | undefined;
  readonly memory: StoredMemory | undefined;
}

/** What a bundle begins with. */
export const bundleMagic = 'nirnaya-packs';

/**
 * Opens a bundle; each part of it is read when it is first asked for. What is damaged, then or now, or was made by another
 * version is an `ArtifactError`.
 */
export function openBundle(bundle: PackBundle, version: ArtifactVersion): OpenedBundle {
  const opened = inspectBundle(bundle);
  refuseOtherVersion(opened.version, version);
  return opened;
}

/** Opens a bundle of any version of the language and of the ephemeris data, to see what is in it. */
export function inspectBundle(bundle: PackBundle): OpenedBundle {
  const read = readGraph(bundleMagic, bundle.graph, () => bundle.places);
  const stored = read.value() as StoredBundle;
  const chains = new Map<string, CompiledPack>();
  return {
    version: read.version,
    get texts() {
      return stored.texts;
    },
    get beside() {
      return stored.beside;
    },
    get packs() {
      return stored.outlines;
    },
    get fingerprints() {
      return stored.fingerprints;
    },
    chain: (name) => {
      const known = chains.get(name);
      if (known !== undefined) return known;
      const entry = stored.chains.get(name);
      if (entry === undefined) return undefined;
      if (entry.name !== name) throw damaged('two chains have the same name');
      const chain = openedChain(entry);
      chains.set(name, chain);
      return chain;
    },
    memory: () => stored.memory,
  };
}
