// Which fields are allowed at which place of a pack, and the values of a field.

import { formAt } from '@nirnaya/dsl/pack';

/** Fields of a map with what each is for. */
export type FieldReference = ReadonlyMap<string, string>;

/** The fields of the map at a path of keys, items of lists standing as `-`; undefined where its keys are names. */
export function fieldsAt(path: readonly string[]): FieldReference | undefined {
  const fields = formAt(path)?.fields;
  return fields && new Map(Object.entries(fields).map(([name, { about }]) => [name, about]));
}

/** The allowed values at a path; undefined where they are not enumerated. */
export const valuesAt = (path: readonly string[]): readonly string[] | undefined => formAt(path)?.values;
