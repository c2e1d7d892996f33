// The rules snapshot version: equal meaning, equal fingerprint. Positions, comments and spelling do not count.

import { createHash } from 'node:crypto';

/** The version of the language's meaning; a change of what a construct means changes every fingerprint. */
const languageVersion = '2';

// Extents and source trees are spelling, not meaning.
const spelling = new Set(['source', 'start', 'end', 'range', 'text']);

// What a kala, a let or a division means, by its digest: it is named in many places and written out once.
const digests = new WeakMap<object, string>();
function digest(meaning: object): string {
  let known = digests.get(meaning);
  if (known === undefined) {
    known = digestOf(meaning);
    digests.set(meaning, known);
  }
  return known;
}

const digested = new Set(['body', 'division']);

function canonical(value: unknown): unknown {
  if (value instanceof Map) return canonical([...value].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => !spelling.has(key) && inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      digested.has(key) && typeof inner === 'object' && inner !== null ? digest(inner) : canonical(inner),
    ]),
  );
}

/** SHA-256 of what a resolved form means, hex; equal where only spelling and positions differ. */
export const digestOf = (meaning: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(meaning)) ?? '')
    .digest('hex');

/** SHA-256 over the resolved form of a chain, with the language's and the ephemeris' version; 16 hex digits. */
export function fingerprint(resolved: unknown, dataVersion: string): string {
  const text = JSON.stringify([languageVersion, dataVersion, canonical(resolved)]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
