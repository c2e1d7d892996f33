// The files of snapshots: one for each pack, in one folder.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  madeWhole,
  NoParent,
  NoSnapshot,
  readSnapshot,
  type Snapshot,
  snapshotText,
} from '@nirnaya/authoring/snapshot';
import { UsageError } from '../../options/failure.ts';

const ending = '.txt';

/** The snapshots stored in a folder, by pack; none where there is no folder. */
export function readSnapshots(folder: string): ReadonlyMap<string, Snapshot> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  return new Map(files.sort().map((file) => [file.slice(0, -ending.length), snapshotAt(join(folder, file))]));
}

/** The same made whole, each with what it shares with its parent. */
export function wholeSnapshots(stored: ReadonlyMap<string, Snapshot>): ReadonlyMap<string, Snapshot> {
  try {
    return madeWhole(stored);
  } catch (error) {
    if (error instanceof NoParent) throw new UsageError(`the snapshot of ${error.pack}: ${error.message}`);
    throw error;
  }
}

function snapshotAt(path: string): Snapshot {
  try {
    return readSnapshot(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof NoSnapshot) throw new UsageError(`${path}:${error.line}: ${error.message}`);
    throw error;
  }
}

/** Writes snapshots to a folder and removes those of packs that have none any more; returns the paths written. */
export function writeSnapshots(folder: string, snapshots: readonly Snapshot[]): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const names = new Set(snapshots.map(({ pack }) => `${pack}${ending}`));
  for (const file of readdirSync(folder)) {
    if (file.endsWith(ending) && !names.has(file)) rmSync(join(folder, file));
  }
  return snapshots.flatMap((snapshot) => {
    const path = join(folder, `${snapshot.pack}${ending}`);
    const text = snapshotText(snapshot);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    writeFileSync(path, text);
    return [path];
  });
}
