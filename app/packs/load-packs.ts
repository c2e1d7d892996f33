// Packs loaded for service: read, compiled and made into bytes that threads share. All that goes in and comes out is plain
// data, so that it may run in a thread of its own, where compiling delays nobody.

import { type OpenedBundle, openBundle, type PackBundle, packSetOfBundle } from '@nirnaya/compiler/artifact';
import { type PackSet, readPackSet } from '@nirnaya/compiler/compile';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import { builtBundle, matching } from './built-bundle.ts';
import { readBundleFile } from './bundle-file.ts';
import { bundleVersion } from './bundle-version.ts';
import { makeBundle } from './make-bundle.ts';
import { missingFrom } from './missing.ts';
import { outlinesOf } from './open-packs.ts';
import { type PackTexts, packTexts } from './pack-texts.ts';
import { noFiles } from './read-packs.ts';
import { hasNamelessError } from './retained-packs.ts';
import { type RetainedChains, type ServedPacks, sharedBundle } from './served-packs.ts';

/** What to load. */
export interface PacksRequest {
  /** folders of packs of one's own, laid over those that come with Nirnaya */
  readonly folders: readonly string[];
  /** a file of compiled packs (`nirnaya compile`), which is taken instead of any folder */
  readonly file?: string | undefined;
  /** version of the ephemeris data */
  readonly dataVersion: string;
  /** the packs in service, when they are read again */
  readonly before?: ServedPacks | undefined;
}

/** Packs as loaded. */
export interface LoadedPacks {
  /** what serves from now on; those of before where the new packs lack what serving needs */
  readonly served: ServedPacks;
  /** whether every chain compiled, so that no chain of before serves on */
  readonly replaced: boolean;
  /** the packs whose chains have errors: they serve as they last compiled, or not at all */
  readonly failing: readonly string[];
  /** what the packs lack to serve, a sentence each */
  readonly missing: readonly string[];
  /** of reading and compiling; none of packs that were compiled before */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Loads packs; runs some seconds where they must be compiled. On reload, a chain that fails to compile keeps its last good
 * version. Throws what the file system throws, and an `ArtifactError` for a file of compiled packs that is damaged or was made
 * by another version.
 */
export function loadPacks({ folders, file, dataVersion, before }: PacksRequest): LoadedPacks {
  if (file !== undefined) {
    const bundle = readBundleFile(file);
    return withoutErrors(bundle, openBundle(bundle, bundleVersion(dataVersion)), before);
  }
  const texts = packTexts(folders, 'by folder');
  if (texts.own === 0) {
    const missing = [noFiles(folders)];
    return unusable(readPackSet([], { dataVersion }), missing, { texts, dataVersion, before });
  }
  const known = [before?.retained.length === 0 ? before.bundle : undefined, builtBundle()];
  for (const bundle of known) {
    const opened = matching(bundle, texts.digest, dataVersion);
    if (bundle !== undefined && opened !== undefined) return withoutErrors(bundle, opened, before);
  }
  return compiled(texts, dataVersion, before);
}

function withoutErrors(
  bundle: PackBundle,
  opened: OpenedBundle,
  before: ServedPacks | undefined,
): LoadedPacks {
  const missing = missingFrom(packSetOfBundle(opened));
  const served =
    missing.length > 0 && before !== undefined ? before : { bundle: sharedBundle(bundle), retained: [] };
  return { served, replaced: missing.length === 0, failing: [], missing, diagnostics: [] };
}

function compiled(texts: PackTexts, dataVersion: string, before: ServedPacks | undefined): LoadedPacks {
  const set = readPackSet(texts.packs, { dataVersion });
  const missing = missingFrom(set);
  if (missing.length > 0) return unusable(set, missing, { texts, dataVersion, before });
  const { chains, diagnostics } = set.compileAll();
  const failing = [...set.packs.keys()].filter((name) => !chains.has(name));
  return {
    served: {
      bundle: sharedBundle(makeBundle(set, texts, dataVersion)),
      retained: before === undefined ? [] : retainedOf(before, set, { failing, dataVersion }),
    },
    replaced: !diagnostics.some(({ severity }) => severity === 'error'),
    failing,
    missing: [],
    diagnostics,
  };
}

interface Unusable {
  readonly texts: PackTexts;
  readonly dataVersion: string;
  readonly before: ServedPacks | undefined;
}

function unusable(
  set: PackSet,
  missing: readonly string[],
  { texts, dataVersion, before }: Unusable,
): LoadedPacks {
  const served = before ?? { bundle: sharedBundle(makeBundle(set, texts, dataVersion)), retained: [] };
  return { served, replaced: false, failing: [], missing, diagnostics: set.compileAll().diagnostics };
}

interface Failures {
  readonly failing: readonly string[];
  readonly dataVersion: string;
}

// The chains that served before and that the new files no longer have, by the bytes that they serve from.
function retainedOf(
  before: ServedPacks,
  set: PackSet,
  { failing, dataVersion }: Failures,
): readonly RetainedChains[] {
  const isMissed = (name: string): boolean =>
    set.packs.has(name) ? failing.includes(name) : hasNamelessError(set);
  const { fingerprints } = outlinesOf(before, dataVersion);
  const missed = [...fingerprints.keys()].filter(isMissed);
  const older = before.retained.map(({ names, bundle }) => ({
    names: names.filter((name) => missed.includes(name)),
    bundle,
  }));
  const among = new Set(before.retained.flatMap(({ names }) => names));
  const own = { names: missed.filter((name) => !among.has(name)), bundle: before.bundle };
  return [...older, own].filter(({ names }) => names.length > 0);
}
