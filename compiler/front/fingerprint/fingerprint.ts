// The rules snapshot version: equal meaning, equal fingerprint. Positions, comments and spelling do not count.

import { sha256 } from './sha256.ts';

/** The version of the language's meaning; a change of what a construct means changes every fingerprint. */
export const languageVersion = '2';

// Extents and source trees are spelling, not meaning.
const spelling = new Set(['source', 'start', 'end', 'range', 'text']);

// What a kala, a let or a division means, by its digest: it is named in many places and written out once.
const digests = new WeakMap<object, string>();
function digest(canonical: object): string {
  let known = digests.get(canonical);
  if (known === undefined) {
    known = digestOf(canonical);
    digests.set(canonical, known);
  }
  return known;
}

const digested = new Set(['body', 'division']);

/** A meaning known by its digest: in the chains that it stands in it takes a line, however long it is. */
class Digested {
  readonly digest: string;
  constructor(digest: string) {
    this.digest = digest;
  }
}

const writings = new WeakMap<object, Digested>();

/** A meaning that stands in many chains, by the thing that it is the meaning of: written out and digested once for all of them. */
export function writtenOnce<T extends object>(of: T, form: (of: T) => unknown): Digested {
  let known = writings.get(of);
  if (known === undefined) {
    const text = canonical(form(of)) ?? 'null';
    known = new Digested(sha256(text));
    writings.set(of, known);
  }
  return known;
}

/** Takes the digest of a meaning that was written out before it was stored. */
export const rememberWriting = (of: object, digest: string): void =>
  void writings.set(of, new Digested(digest));

// A resolved form as JSON with its keys sorted, undefined where JSON has no word for it. Written at once: of every
// chain all is written, and the copy in between would cost more than the compiling.
function canonical(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof Digested) return `"${value.digest}"`;
  if (value instanceof Map) return listed([...value].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  if (Array.isArray(value)) return listed(value);
  if (isLet(value)) return canonical(value.body);
  let out = '';
  for (const key of Object.keys(value).sort()) {
    if (spelling.has(key)) continue;
    const inner = value[key as keyof typeof value] as unknown;
    const isDigested = typeof inner === 'object' && inner !== null && digested.has(key);
    const written = isDigested ? `"${digest(inner)}"` : canonical(inner);
    if (written !== undefined) out += `${out === '' ? '' : ','}${JSON.stringify(key)}:${written}`;
  }
  return `{${out}}`;
}

// A let is what stands in it, whatever its author calls it.
const isLet = (value: object): value is { readonly body: object } =>
  'op' in value && value.op === 'named' && 'role' in value && value.role === 'let';

const listed = (items: readonly unknown[]): string =>
  `[${items.map((item) => canonical(item) ?? 'null').join(',')}]`;

/** SHA-256 of what a resolved form means, hex; equal where only spelling and positions differ. */
export const digestOf = (form: unknown): string => sha256(canonical(form) ?? '');

/** SHA-256 over the resolved form of a chain, with the language's and the ephemeris' version; 16 hex digits. */
export function fingerprint(resolved: unknown, dataVersion: string): string {
  const text = listed([languageVersion, dataVersion, resolved]);
  return sha256(text).slice(0, 16);
}
