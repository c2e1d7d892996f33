// A set of packs with others in the place of some of its own, or beside them. What they do not touch is neither read nor linked
// nor checked again.

import type { LayerRead } from '../front/link/chain.ts';
import { type PackRead, type PackSet, packSetOf } from './compile.ts';

/** The set in which packs that were read have the place of those of their names. The first set stays as it was. */
export function setWith(set: PackSet, texts: readonly PackRead[]): PackSet {
  const { shared, reads: all } = set.made;
  const reads = [...retainedReads(set, texts), ...texts];
  const documents = reads.flatMap(({ document }) => document ?? []);
  const names = new Set(documents.map(({ pack }) => pack));
  const isReplaced = ({ document }: PackRead): boolean => document !== undefined && names.has(document.pack);
  const gone = all.filter(isReplaced).flatMap(({ document }) => document ?? []);
  // A file may belong to further packs.
  const touched = new Set([
    ...names,
    ...[...documents, ...gone].flatMap(({ alsoOf = [] }) => alsoOf.map(({ name }) => name)),
  ]);
  const { parses, sound, files } = shared.environments;
  return packSetOf([...all.filter((read) => !isReplaced(read)), ...reads], shared.options, {
    // What texts bring with them goes with the set that is made of them.
    parses: new Map(parses),
    sound: new MapOver(sound, () => true),
    layers: new MapOver<LayerRead>(shared.layers, (key) => !key.split(' ').some((name) => touched.has(name))),
    files: new Map(files),
  });
}

// The files of packs that serve as they last compiled, where they are not the ones that were read last.
function retainedReads(set: PackSet, texts: readonly PackRead[]): readonly PackRead[] {
  const named = new Set(texts.map(({ document }) => document?.pack));
  const retained = [...set.packs.values()].filter(
    (pack) => set.made.shared.world.packs.get(pack.name) !== pack && !named.has(pack.name),
  );
  return retained.flatMap(({ documents }) => documents.map((document) => ({ document, diagnostics: [] })));
}

/** A map over another, of which it sees some keys, and which it leaves as it is. */
class MapOver<V> extends Map<string, V> {
  readonly #below: ReadonlyMap<string, V>;
  readonly #isSeen: (key: string) => boolean;

  constructor(below: ReadonlyMap<string, V>, isSeen: (key: string) => boolean) {
    super();
    this.#below = below;
    this.#isSeen = isSeen;
  }

  override get(key: string): V | undefined {
    return super.get(key) ?? (this.#isSeen(key) ? this.#below.get(key) : undefined);
  }
}
