// Maps with fields of their own: read, and described, by the table of the fields.

import type { Schema, Schemas } from '../json-schema/schema.ts';
import { optionalRecord, record } from '../json-schema/shapes.ts';
import type { SourceRange } from '../source/source-file.ts';
import { Fields } from './fields.ts';
import type { RecordField, RecordTable, Shape, ValueOf } from './shape.ts';

/** The values of the fields of a table: those that are required, and the others where they are there. */
export type Values<R extends RecordTable> = {
  readonly [N in keyof R as R[N] extends { readonly required: true } ? N : never]: ValueOf<R[N]>;
} & {
  readonly [N in keyof R as R[N] extends { readonly required: true } ? never : N]?: ValueOf<R[N]>;
};

/** What the shapes of the fields of a table read. */
type Read<R extends RecordTable> = { readonly [N in keyof R]: ReturnType<R[N]['shape']['read']> };

/** Reads the fields of a map that are there, and reports those that the table does not have. */
export function readFields<R extends RecordTable>(fields: Fields, table: R): Read<R> {
  const values: Record<string, unknown> = {};
  for (const [name, { shape }] of Object.entries(table)) values[name] = shape.read(fields, name);
  fields.finish();
  return values as Read<R>;
}

/**
 * Reads the fields of a map. Undefined where one that is required is missing, which is reported at `place`, or could not be
 * read.
 */
export function readRecord<R extends RecordTable>(
  fields: Fields,
  table: R,
  place: SourceRange,
): Values<R> | undefined {
  const values: Readonly<Record<string, unknown>> = readFields(fields, table);
  const missing = requiredOf(table).filter((name) => values[name] === undefined);
  for (const name of missing) fields.missing(name, place);
  return missing.length === 0 ? (values as Values<R>) : undefined;
}

/** Each field of a table with its description and its shape. */
export function described<F extends string>(table: Readonly<Record<F, RecordField>>): Schemas<F> {
  const fields = Object.entries<RecordField>(table).map(([name, { about, shape }]) => [
    name,
    { description: about, ...shape.schema },
  ]);
  return Object.fromEntries(fields) as Schemas<F>;
}

const requiredOf = (table: RecordTable): readonly string[] =>
  Object.entries(table).flatMap(([name, { required }]) => (required ? [name] : []));

/** The schema of a map with the fields of a table and no others. */
export const recordSchema = (table: RecordTable): Schema => record(described(table), requiredOf(table));

/** The same, where nothing at all may stand for it. */
export const optionalRecordSchema = (table: RecordTable): Schema =>
  optionalRecord(described(table), requiredOf(table));

/** A map of the fields of a table, with where it stands. `where` names it in messages. */
export const recordShape = <R extends RecordTable>(
  where: string,
  table: R,
): Shape<Values<R> & { readonly range: SourceRange }> => ({
  schema: optionalRecordSchema(table),
  opens: 'below',
  fields: table,
  read(owner, field) {
    const map = owner.map(field);
    const values = map && readRecord(new Fields(map, where, owner.sink), table, map.range);
    return values && { ...values, range: map.range };
  },
});
