// A set of packs compiled and made into a bundle.

import type { PackSet } from '../compile/compile.ts';
import { linkedChainOf } from '../compile/compile-chain.ts';
import type { PackOutline } from '../front/link/chain.ts';
import { bundleMagic, type PackBundle, type StoredBundle } from './pack-bundle.ts';
import { entriesOf, fieldsOf } from './read-apart.ts';
import type { ArtifactVersion } from './sealed.ts';
import { storedChain } from './store-chain.ts';
import { storedMemory } from './store-memory.ts';
import { RuleStore } from './store-rules.ts';
import type { StoredChain } from './stored-chain.ts';
import { writeGraph } from './write-graph.ts';

/** What a bundle holds of a set. */
export interface BundleChoice {
  /** the chains, also of traditions over lands; by default that of every pack */
  readonly chains?: Iterable<string>;
  /** whether further chains can be composed of it; by default they can */
  readonly composing?: boolean;
  /** what `textsDigest` gives of the texts that it is made of; by default nothing */
  readonly texts?: string;
  /** plain data of its maker, of which each field is read when it is first asked for */
  readonly beside?: object;
}

/** The bundle of a set of packs. Chains with errors are left out. */
export function bundleOf(set: PackSet, version: ArtifactVersion, choice: BundleChoice = {}): PackBundle {
  const names = [...(choice.chains ?? set.packs.keys())];
  const composing = choice.composing !== false;
  const store = new RuleStore(composing);
  const chains = new Map<string, StoredChain>();
  for (const name of names) {
    const { parts } = set.compile(name);
    if (parts !== undefined)
      chains.set(name, storedChain(parts, linkedChainOf(name, set.made.shared, []).layer, store));
  }
  const stored: StoredBundle = {
    texts: choice.texts ?? '',
    outlines: entriesOf(
      new Map([...set.packs].map(([name, pack]) => [name, fieldsOf(plainOutline(pack))] as const)),
    ),
    fingerprints: new Map([...chains].map(([name, { fingerprint }]) => [name, fingerprint] as const)),
    chains: entriesOf(chains),
    beside: choice.beside && fieldsOf(choice.beside),
    memory: composing ? storedMemory(set, chains.keys(), store) : undefined,
  };
  return writeGraph(bundleMagic, fieldsOf(stored), version);
}

const plainOutline = ({
  name,
  title,
  kind,
  extends: parent,
  place,
  sky,
  states,
  documents,
}: PackOutline) => ({
  name,
  title,
  kind,
  extends: parent,
  place,
  sky,
  states,
  documents: documents.map(({ works, rules, month_names }) => ({
    ...(month_names === undefined ? {} : { month_names }),
    works,
    rules: rules.map(({ code, kind }) => ({ code, kind })),
  })),
});
