// Long lists in pages and with fewer fields: parameters that operations share, and what they do. Without the parameters a
// list comes whole.

import { createHash } from 'node:crypto';
import { invalidParameters, unsupported } from '@nirnaya/app/requests';

/** How a list is asked for. */
export interface ListingQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly fields?: readonly string[] | undefined;
}

/** A page of a list. */
export interface Page<T> {
  readonly entries: readonly T[];
  /** what continues the list; null on its last page */
  readonly next: { readonly next_cursor: string | null };
}

/** What a list depends on. */
export interface ListOf {
  /** a fingerprint in hexadecimal of what it depends on besides the parameters */
  readonly version: string;
  /** the parameters that choose what is listed; those of the page among them do not count */
  readonly query: object;
}

/**
 * The page that a request asks for. A cursor that was not given for this query is a 400; one of another version is a 422, for
 * its pages would not fit together.
 */
export function pageOf<T>(all: readonly T[], { limit, cursor }: ListingQuery, list: ListOf): Page<T> {
  const short = list.version.slice(0, 8);
  const seal = sealFor(list.query);
  const from = cursor === undefined ? 0 : startOf(cursor, short, seal);
  const end = limit === undefined ? all.length : Math.min(all.length, from + limit);
  const next_cursor = end < all.length ? `${end}-${short}-${seal(String(end), short)}` : null;
  return { entries: all.slice(from, end), next: { next_cursor } };
}

type Seal = (offset: string, version: string) => string;

// Where the page of a cursor begins.
function startOf(cursor: string, version: string, seal: Seal): number {
  const [offset = '', since = '', given] = cursor.split('-');
  if (given !== seal(offset, since)) {
    throw invalidParameters([
      { field: 'cursor', message: 'belongs to another query; send the parameters of the previous page' },
    ]);
  }
  if (since !== version) {
    throw unsupported(
      'stale_cursor',
      'cursor: the list has changed since that page; start again without cursor.',
    );
  }
  return Number(offset);
}

/** The version of a list that is known by its entries alone: by what identifies each of them. */
export const versionOfEntries = (entries: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(entries)).digest('hex');

// What binds a cursor to its place in a version of the list and to the query that it was given for.
function sealFor(query: object): Seal {
  const { limit: _limit, cursor: _cursor, fields: _fields, ...chosen } = query as ListingQuery;
  return (offset, version) =>
    createHash('sha256')
      .update(JSON.stringify([offset, version, chosen]))
      .digest('hex')
      .slice(0, 8);
}

/** An entry with only some of its fields; whole where none are named. */
export function slimmed<T extends object>(entry: T, { fields }: ListingQuery): Partial<T> {
  if (fields === undefined) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([name]) => fields.includes(name))) as Partial<T>;
}
