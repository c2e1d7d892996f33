// Long lists in pages and with fewer fields: parameters that operations share, and what they do. Without the parameters a
// list comes whole.

import { createHash } from 'node:crypto';
import { invalidParameters, unsupported } from '../../app/refusal.ts';
import { z } from '../../app/shapes/zod.ts';
import { integerText, wordListText } from '../schemas/text.ts';

/** The most entries of a page. */
const mostEntries = 1000;

/** The parameters of a list whose entries have these fields; `of` says in the description what is paged and slimmed. */
export function listingShape<const F extends string>(
  fields: readonly F[],
  of: { readonly entries: string; readonly slimmed: string },
) {
  return {
    limit: integerText({ min: 1, max: mostEntries })
      .optional()
      .describe(`At most so many ${of.entries} in one answer; default all of them.`),
    cursor: z
      .string()
      .regex(/^\d{1,9}(-[0-9a-f]{8}){2}$/, 'must be the next_cursor of the page before')
      .optional()
      .describe(
        'The next_cursor of the page before; the other parameters stay the same. Without it the first page.',
      ),
    fields: wordListText(fields)
      .optional()
      .describe(`Only these fields of ${of.slimmed}, separated by commas; default all of them.`)
      .openapi({ example: fields.slice(0, 2).join(',') }),
  };
}

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
 * The page that a request asks for. A cursor of another version is a 422, for its pages would not fit together; one that was
 * not given for this query is a 400.
 */
export function pageOf<T>(all: readonly T[], { limit, cursor }: ListingQuery, list: ListOf): Page<T> {
  const short = list.version.slice(0, 8);
  const [offset, since, seal] = cursor?.split('-') ?? ['0', short, sealOf('0', list)];
  if (since !== short) {
    throw unsupported(
      'stale_cursor',
      'cursor: what is listed has changed since that page; begin again without it.',
    );
  }
  if (seal !== sealOf(offset, list)) {
    throw invalidParameters([
      { field: 'cursor', message: 'belongs to another query; send the parameters of the page before' },
    ]);
  }
  const from = Number(offset);
  const end = limit === undefined ? all.length : Math.min(all.length, from + limit);
  const next_cursor = end < all.length ? `${end}-${short}-${sealOf(String(end), list)}` : null;
  return { entries: all.slice(from, end), next: { next_cursor } };
}

// What binds a cursor to its place in the list and to the query that it was given for.
function sealOf(offset: string, { version, query }: ListOf): string {
  const { limit: _limit, cursor: _cursor, fields: _fields, ...chosen } = query as ListingQuery;
  return createHash('sha256')
    .update(JSON.stringify([offset, version, chosen]))
    .digest('hex')
    .slice(0, 8);
}

/** An entry with only some of its fields; whole where none are named. */
export function slimmed<T extends object>(entry: T, { fields }: ListingQuery): Partial<T> {
  if (fields === undefined) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([name]) => fields.includes(name))) as Partial<T>;
}
