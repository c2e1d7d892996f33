// One version of the packs, as `nirnaya diff` takes it: a folder, or a git revision.

import { existsSync, statSync } from 'node:fs';
import { bundledPacksDir } from '../../app/pack-folders.ts';
import type { Pack } from '../../compiler/link/chain.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { renderDiagnostics } from '../../dsl/diagnostics/frame.ts';
import { UsageError } from '../failure.ts';
import { packsAt, packsOf } from '../options/packs.ts';
import { filesOfRevision } from './git.ts';

/** A version, compiled. */
export interface Version {
  /** as written on the command line */
  readonly label: string;
  readonly packs: ReadonlyMap<string, Pack>;
  readonly chains: ReadonlyMap<string, CompiledPack>;
}

/** What the command line names, before it is read. */
interface VersionSource {
  readonly label: string;
  /** undefined for a revision */
  readonly folder: string | undefined;
}

/** The two versions of a command line; without a second, the packs that come with nirnaya. */
export function versionsOf(
  first: string,
  second: string | undefined,
  dataVersion: string,
): [Version, Version] {
  const bundled = { label: 'the packs that come with nirnaya', folder: bundledPacksDir() };
  const before = sourceOf(first);
  const after = second === undefined ? bundled : sourceOf(second);
  const beside = after.folder ?? before.folder ?? bundledPacksDir();
  return [read(before, beside, dataVersion), read(after, beside, dataVersion)];
}

const sourceOf = (text: string): VersionSource => ({
  label: text,
  folder: existsSync(text) && statSync(text).isDirectory() ? text : undefined,
});

function read({ label, folder }: VersionSource, beside: string, dataVersion: string): Version {
  const set =
    folder === undefined
      ? packsOf(filesOfRevision(label, beside), dataVersion)
      : packsAt([folder], dataVersion).packs;
  const { chains, diagnostics } = set.compileAll();
  const errors = diagnostics.filter((d) => d.severity === 'error');
  if (errors.length > 0) {
    const shown = renderDiagnostics(errors.slice(0, 5));
    throw new UsageError(`${label}: the packs have errors, so that they have no dates\n${shown}`);
  }
  return { label, packs: set.packs, chains };
}
