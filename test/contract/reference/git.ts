// Files as they were committed, where git is at hand.

import { spawnSync } from 'node:child_process';

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64_000_000 });
  return status === 0 ? stdout : undefined;
}

/** The branch that others build on, as a clone may name it. */
const mainBranches = ['main', 'origin/main', 'origin/HEAD'];

/**
 * A file at the commits that what is being worked on must not contradict: the latest one, and the last one on the main
 * branch that it builds on. None without git, or where the file is new.
 */
export function committed(path: string): readonly { readonly commit: string; readonly text: string }[] {
  const head = git('rev-parse', 'HEAD')?.trim();
  if (head === undefined) return [];
  const bases = mainBranches.map((branch) => git('merge-base', 'HEAD', branch)?.trim());
  const commits = new Set([head, ...bases.filter((base) => base !== undefined)]);
  return [...commits].flatMap((commit) => {
    const text = git('show', `${commit}:${path}`);
    return text === undefined ? [] : [{ commit, text }];
  });
}
