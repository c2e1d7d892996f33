// One version of the packs, as `nirnaya diff` takes it: a folder, or a git revision.

import { existsSync, statSync } from 'node:fs';
import { bundledPacksDir } from '@nirnaya/app/packs';
import type { PackSet } from '@nirnaya/compiler/compile';
import type { Pack } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { renderDiagnostics } from '@nirnaya/dsl/diagnostics';
import { UsageError } from '../../options/failure.ts';
import { packsAt, packsOf, packsWith } from '../../options/packs.ts';
import { filesOfRevision } from './git.ts';

/** A version, compiled. */
export interface Version {
  /** as written on the command line */
  readonly label: string;
  readonly packs: ReadonlyMap<string, Pack>;
  /** those that are compared */
  readonly chains: ReadonlyMap<string, CompiledPack>;
}

/** What the command line names, before it is read. */
interface VersionSource {
  readonly label: string;
  /** undefined for a revision */
  readonly folder: string | undefined;
}

/**
 * The two versions of a command line; without a second, the bundled packs. Compiled are all their packs, or
 * those that may differ: of the files that the command line names, and those that one version alone has.
 */
export function versionsOf(
  [first, second]: readonly [string, string | undefined],
  dataVersion: string,
  scope: 'all' | 'what may differ',
): [Version, Version] {
  const before = sourceOf(first);
  const after = second === undefined ? bundled : sourceOf(second);
  const beside = after.folder ?? before.folder ?? bundledPacksDir();
  const [one, other] = [read(before, beside, dataVersion), read(after, beside, dataVersion)];
  const own = [one, ...(after === bundled ? [] : [other])].flatMap(({ files, packs }) => [
    ...packsWith(files, packs),
  ]);
  const alone = [one, other].flatMap(({ packs }, i, both) =>
    [...packs.packs.keys()].filter((name) => !both[1 - i]?.packs.packs.has(name)),
  );
  const names = scope === 'all' ? undefined : new Set([...own, ...alone]);
  return [compiled(before, one.packs, names), compiled(after, other.packs, names)];
}

const bundled: VersionSource = { label: 'the bundled packs', folder: bundledPacksDir() };

const sourceOf = (text: string): VersionSource => ({
  label: text,
  folder: existsSync(text) && statSync(text).isDirectory() ? text : undefined,
});

function read({ label, folder }: VersionSource, beside: string, dataVersion: string) {
  if (folder !== undefined) return packsAt([folder], dataVersion);
  const files = filesOfRevision(label, beside);
  return { files, packs: packsOf(files, dataVersion) };
}

function compiled({ label }: VersionSource, set: PackSet, names: ReadonlySet<string> | undefined): Version {
  const some = names === undefined ? undefined : [...set.packs.keys()].filter((name) => names.has(name));
  const { chains, diagnostics } = set.compileAll(some);
  const errors = diagnostics.filter((d) => d.severity === 'error');
  if (errors.length > 0) {
    const shown = renderDiagnostics(errors.slice(0, 5));
    throw new UsageError(`${label}: the packs have errors, so they cannot be compared\n${shown}`);
  }
  return { label, packs: set.packs, chains };
}
