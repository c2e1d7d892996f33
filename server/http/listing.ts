// Long lists in pages and with fewer fields: parameters that operations share, and what they do. Without the parameters a
// list comes whole.

import { unsupported } from '../../app/refusal.ts';
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
      .regex(/^\d{1,9}-[0-9a-f]{8}$/, 'must be the next_cursor of the page before')
      .optional()
      .describe(
        'The next_cursor of the page before; the other parameters stay the same. Without it the first page.',
      )
      .openapi({ example: '100-0f1e2d3c' }),
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
  /** what continues the list; nothing on its last page */
  readonly next: { readonly next_cursor?: string };
}

/**
 * The page that a request asks for. `version` (a fingerprint in hexadecimal) is what the list depends on besides the
 * parameters: a cursor of another version is a 422, for its pages would not fit together.
 */
export function pageOf<T>(all: readonly T[], { limit, cursor }: ListingQuery, version: string): Page<T> {
  const short = version.slice(0, 8);
  const [offset, since] = cursor?.split('-') ?? ['0', short];
  if (since !== short) {
    throw unsupported(
      'stale_cursor',
      'cursor: what is listed has changed since that page; begin again without it.',
    );
  }
  const from = Number(offset);
  const end = limit === undefined ? all.length : Math.min(all.length, from + limit);
  return { entries: all.slice(from, end), next: end < all.length ? { next_cursor: `${end}-${short}` } : {} };
}

/** An entry with only some of its fields; whole where none are named. */
export function slimmed<T extends object>(entry: T, { fields }: ListingQuery): Partial<T> {
  if (fields === undefined) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([name]) => fields.includes(name))) as Partial<T>;
}
