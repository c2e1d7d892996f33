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
  /** of a sentence: the field beside it that has the name of what it is about; `name` where that is not said */
  readonly about?: string;
}

/** The fields that are names. */
export const namedFields = z.registry<NamedField>();

/**
 * Marks a schema of a text, or of several, as names of a kind. What it says of them holds in English: a list of the
 * words that there are becomes a word of description, for in another language they are others.
 */
export function named<S extends z.ZodType>(field: NamedKind | NamedField, schema: S): S {
  const described = schema instanceof z.ZodEnum ? openly(schema) : schema;
  namedFields.add(described, (typeof field === 'string' ? { kind: field } : field) as never);
  return described;
}

/** Says in the description of the API that a text is a name: what it lists is English only. */
export const namesExtension = 'x-names';

// Long lists are the business of /v1/languages/strings.
const mostListed = 12;

function openly<S extends z.ZodType>(schema: S & z.ZodEnum): S {
  const words = schema.options.map(String);
  const said = [
    schema.description,
    words.length <= mostListed ? `in English ${words.join(', ')}` : undefined,
  ];
  const description = said.filter((text) => text !== undefined).join('; ');
  return schema.openapi({ [namesExtension]: true, ...(description === '' ? {} : { description }) }) as S;
}
