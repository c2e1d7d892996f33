// The definitions of all open projects whose names hold some letters, for finding a rule or a kala by a part of its name.

import type { SymbolInformation } from 'vscode-languageserver';
import { fileNames } from '../names/file-names.ts';
import type { Definition } from '../names/mention.ts';
import { rangeIn } from '../workspace/positions.ts';
import type { FileRead } from '../workspace/read.ts';
import { packOf } from '../workspace/read.ts';
import { symbolKinds } from './outline.ts';

/** The most symbols of an answer. */
const most = 512;

/**
 * What files define whose name holds the letters of a query in their order; those that hold them together come first, and
 * of equal ones those of the open folder before those of the packs beneath it.
 * Lets, inputs and windows are left out unless the query names something.
 */
export function workspaceSymbols(
  reads: readonly FileRead[],
  query: string,
  isOwn: (read: FileRead) => boolean,
  uriOf: (path: string) => string,
): readonly SymbolInformation[] {
  const lowered = query.trim().toLowerCase();
  const matches = reads.flatMap((read) =>
    fileNames(read.root).definitions.flatMap((definition) => {
      const rank = rankOf(definition, lowered);
      return rank === undefined ? [] : [{ definition, rank, depth: isOwn(read) ? 0 : 1, pack: packOf(read) }];
    }),
  );
  return matches
    .sort((a, b) => a.rank - b.rank || a.depth - b.depth || compare(a.definition.name, b.definition.name))
    .slice(0, most)
    .map(({ definition: { kind, name, owner, range }, pack }) => ({
      name,
      kind: symbolKinds[kind],
      location: { uri: uriOf(range.file.path), range: rangeIn(range) },
      containerName: owner ?? pack,
    }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function rankOf({ name, owner }: Definition, lowered: string): number | undefined {
  if (name === '') return undefined;
  const own = owner === undefined ? 0 : 4;
  if (lowered === '') return owner === undefined ? 0 : undefined;
  const text = name.toLowerCase();
  if (text === lowered) return own;
  if (text.startsWith(lowered)) return own + 1;
  if (text.includes(lowered)) return own + 2;
  return holdsInOrder(text, lowered) ? own + 3 : undefined;
}

function holdsInOrder(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    const index = text.indexOf(letter, at);
    if (index === -1) return false;
    at = index + 1;
  }
  return true;
}
