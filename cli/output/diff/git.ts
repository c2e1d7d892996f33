// Reads the pack files of a git revision, through git itself and without a shell.

import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { isPackFile } from '@nirnaya/dsl/pack';
import { type SourceFile, sourceFile } from '@nirnaya/dsl/source';
import { UsageError } from '../../options/failure.ts';

/** The most bytes that git may write: all packs of a revision many times over. */
const mostBytes = 256 * 1024 * 1024;

/** The pack files at `REV` or `REV:FOLDER`. Without a folder, those where the folder `defaults` lies in the repository. */
export function filesOfRevision(text: string, defaults: string): SourceFile[] {
  const colon = text.indexOf(':');
  const revision = colon === -1 ? text : text.slice(0, colon);
  const root = git(text, ['rev-parse', '--show-toplevel']).toString('utf8').trim();
  if (revision === '' || revision.startsWith('-')) throw noRevision(text);
  const commit = git(text, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
    .toString('utf8')
    .trim();
  const folder = (colon === -1 ? folderIn(root, defaults) : text.slice(colon + 1)).replace(/\/+$/, '');
  const listed = git(text, ['-C', root, 'ls-tree', '-r', '-z', '--name-only', commit, '--', folder || '.']);
  const inside = folder === '' || folder === '.' ? '' : `${folder}/`;
  const paths = listed
    .toString('utf8')
    .split('\0')
    .filter((path) => path.startsWith(inside) && isPackFile(path));
  if (paths.length === 0)
    throw new UsageError(
      `${text}: ${revision} has no packs below ${folder || 'its root'}; write REV:FOLDER with the folder that has them`,
    );
  const input = paths.map((path) => `${commit}:${path}\n`).join('');
  const blobs = blobsOf(git(text, ['-C', root, 'cat-file', '--batch'], input));
  return paths.map((path, i) => sourceFile(`${revision}:${path}`, blobs[i] ?? ''));
}

// The folder of the other version, seen from the root of the repository; where it lies elsewhere, `rulepacks`.
function folderIn(root: string, folder: string): string {
  const path = relative(root, realpathSync(folder)).split(sep).join('/');
  return path.startsWith('..') || path === '' ? 'rulepacks' : path;
}

function git(revision: string, args: readonly string[], input?: string): Buffer {
  try {
    return execFileSync('git', args, { input, maxBuffer: mostBytes, stdio: ['pipe', 'pipe', 'pipe'] });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT')
      throw new UsageError(`${revision}: no such folder, and git is not installed to look up a revision`);
    if (args.includes('--verify')) throw noRevision(revision);
    const message = 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : error.message;
    throw new UsageError(`${revision}: no such folder, and git reports: ${message}`);
  }
}

const noRevision = (revision: string): UsageError =>
  new UsageError(`${revision}: no such folder or git revision`);

// What `cat-file --batch` writes for each object: `<oid> blob <size>`, the bytes, a line break.
function blobsOf(out: Buffer): string[] {
  const blobs: string[] = [];
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(0x0a, at);
    const size = Number(out.toString('utf8', at, end).split(' ')[2]);
    if (!Number.isInteger(size)) throw new Error(`git: ${out.toString('utf8', at, end)}`);
    blobs.push(out.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return blobs;
}
