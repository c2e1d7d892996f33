// The two operations that every record of a birth has: it is read as it was stored, and removed.

import { languageShape } from '../common/place-query.ts';
import type { z } from '../schema/zod.ts';
import { act, from, get, live } from './operation.ts';

/** A record that an account stores. */
interface StoredRecord<P extends z.ZodRawShape, A extends z.ZodType> {
  /** with its id in braces */
  readonly path: string;
  readonly summary: string;
  /** the id in the path */
  readonly params: P;
  readonly answer: A;
}

/** Declares the operation that reads a record as it was stored. */
export const readStored = <P extends z.ZodRawShape, A extends z.ZodType>(record: StoredRecord<P, A>) =>
  get({
    ...record,
    group: 'Astrology',
    access: from('free'),
    query: languageShape,
    refusals: [404],
    caching: live,
  });

/** Declares the operation that removes a record. */
export const deleteStored = <P extends z.ZodRawShape, A extends z.ZodType>(record: StoredRecord<P, A>) =>
  act('delete', { ...record, group: 'Astrology', access: from('free'), refusals: [404] });
