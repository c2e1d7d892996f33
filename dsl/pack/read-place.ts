// The place that a pack or a test states: a curated one by its name, or coordinates with their zone. Whether there is such
// a place is for those who know the places.

import type { StatedPlace } from './document.ts';
import type { Fields } from './fields.ts';
import { readPlace } from './read-rule.ts';

/** Reads the field `place`; undefined where there is none, or where it could not be read and is reported. */
export function readStatedPlace(owner: Fields): StatedPlace | undefined {
  const node = owner.take('place');
  if (node === undefined) return undefined;
  if (node.kind === 'scalar' && node.value !== null)
    return { kind: 'named', name: { text: node.text, range: node.range } };
  const place = readPlace(owner);
  return place && { kind: 'at', place };
}
