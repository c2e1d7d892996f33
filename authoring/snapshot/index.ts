// What other rooms use of `authoring/snapshot`.

export { differingFrom, laidOver, madeWhole, NoParent, type SnapshotContent } from './beside-parent.ts';
export { compareDigests, compareSnapshots, type DigestChange, type SnapshotChange } from './compare.ts';
export { notObserved, type Snapshot, takeSnapshot } from './snapshot.ts';
export { NoSnapshot, readSnapshot, snapshotText } from './text.ts';
