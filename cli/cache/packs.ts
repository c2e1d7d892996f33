// The packs of a command that needs the dates of one chain: compiled when they were never compiled before, else as they were
// kept. What compiling needs is read only when something must be compiled.

import { createHash } from 'node:crypto';
import { matchingBuild, textsDigest } from '@nirnaya/app/packs';
import {
  ArtifactError,
  type ArtifactVersion,
  type OpenedBundle,
  openBundle,
} from '@nirnaya/compiler/artifact';
import type { PackSet } from '@nirnaya/compiler/compile';
import { languageVersion, type PackOutline } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { SourceFile } from '@nirnaya/dsl/source';
import type { CacheFiles } from './files.ts';

/** Packs to choose a chain of. */
export interface SessionPacks {
  readonly packs: ReadonlyMap<string, PackOutline>;
  /** the compiled chain that ends in a pack; undefined where there is none or it has errors */
  chain(name: string): Promise<CompiledPack | undefined>;
  /** the whole compilation, compiled now */
  whole(): Promise<PackSet>;
}

/** Packs as compiled in this process. */
export const packsOfSet = (set: PackSet): SessionPacks => ({
  packs: set.packs,
  chain: async (name) => set.compile(name).pack,
  whole: async () => set,
});

/** The source of a set of packs. */
export interface PackSource {
  /** every file that may be read */
  readonly files: readonly SourceFile[];
  /** version of the ephemeris data */
  readonly dataVersion: string;
  read(): Promise<PackSet>;
}

/** Packs of the bundle of the build, if it is of these files; undefined where it is not. */
export function builtPacks({ files, dataVersion }: PackSource): SessionPacks | undefined {
  const bundle = matchingBuild({ packs: textsDigest(files) }, dataVersion);
  if (bundle === undefined) return undefined;
  let set: PackSet | undefined;
  const whole = async (): Promise<PackSet> => {
    const { packSetOfBundle } = await import('@nirnaya/compiler/artifact');
    set ??= packSetOfBundle(bundle);
    return set;
  };
  return {
    packs: bundle.packs,
    chain: async (name) => bundle.chain(name) ?? (await whole()).compile(name).pack,
    whole,
  };
}

/** Packs by way of a cache: the requested chain is taken from it, or compiled and put there. */
export async function cachedPacks(
  source: PackSource,
  cache: CacheFiles,
  build: string,
  chainOf: (packs: ReadonlyMap<string, PackOutline>) => string,
): Promise<SessionPacks> {
  const digest = digestOf(source, build);
  let set: PackSet | undefined;
  const whole = async (): Promise<PackSet> => {
    set ??= await source.read();
    return set;
  };
  const version: ArtifactVersion = { language: languageVersion, data: source.dataVersion };
  const cached = (key: string): OpenedBundle | undefined => {
    const places = `${key}-places`;
    // Without its places a chain could not be explained.
    const graph = cache.has(places) ? cache.get(key) : undefined;
    return (
      graph &&
      ifWhole(() =>
        openBundle(
          {
            graph,
            get places() {
              return cache.get(places);
            },
          },
          version,
        ),
      )
    );
  };
  const bundled = async (key: string, chains: readonly string[]): Promise<OpenedBundle> => {
    const known = cached(key);
    if (known !== undefined) return known;
    const { bundleOf } = await import('@nirnaya/compiler/artifact');
    const bundle = bundleOf(await whole(), version, { chains, composing: false });
    if (bundle.places !== undefined) cache.put(`${key}-places`, bundle.places);
    cache.put(key, bundle.graph);
    return openBundle(bundle, version);
  };
  const { packs } = await bundled(`${digest}-packs`, []);
  const name = chainOf(packs);
  const key = `${digest}-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  const pack = (await bundled(key, [name])).chain(name);
  return {
    packs,
    chain: async (requested) => (requested === name ? pack : (await whole()).compile(requested).pack),
    whole,
  };
}

// The contents of the packs, and the versions of their reader and of the cache's reader.
const digestOf = ({ files, dataVersion }: PackSource, build: string): string =>
  createHash('sha256')
    .update(JSON.stringify([build, languageVersion, dataVersion, textsDigest(files)]))
    .digest('hex')
    .slice(0, 40);

// A checksum has been right; what cannot be read all the same is compiled again.
function ifWhole<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch (error) {
    if (error instanceof ArtifactError) return undefined;
    throw error;
  }
}
