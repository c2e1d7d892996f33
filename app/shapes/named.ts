// Fields of answers that are names: marked in the shape of an answer, so that they are written in the language asked for
// wherever the shape is used.

import type { NamedKind } from '../names/kinds.ts';
import { z } from './zod.ts';

/** What a field names. */
export interface NamedField {
  readonly kind: NamedKind;
  /** the field beside it that has the code of the rule; `code` where that is not said */
  readonly code?: string;
  /** the field beside it that has the name in IAST; `name_sa` where that is not said */
  readonly iast?: string;
}

/** The fields that are names. */
export const namedFields = z.registry<NamedField>();

/** Marks a schema of a text, or of several, as names of a kind. What it is in English is what the shape says. */
export function named<S extends z.ZodType>(field: NamedKind | NamedField, schema: S): S {
  namedFields.add(schema, (typeof field === 'string' ? { kind: field } : field) as never);
  return schema;
}
