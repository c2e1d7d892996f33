// Fields of answers that are names: marked in the shape of an answer, so that they are written in the language asked for
// wherever the shape is used.

import type { NamedKind } from './name-kinds.ts';
import { type KeyKind, keyKindOf } from './name-kinds.ts';
import { z } from './zod.ts';

/** What a field names. */
export interface NamedField {
  readonly kind: NamedKind;
  /** the field beside it that has the code of the rule; `code` where that is not said */
  readonly code?: string;
  /** the field beside it that has the name in IAST; `name_sa` where that is not said */
  readonly iast?: string;
  /** the kind of the keys beside it, where it is not that of the name; null: it has none, as what it names is known by another field */
  readonly keys?: KeyKind | null;
  /** of a sentence: the field beside it that has the name of what it is about; `name` where that is not said */
  readonly about?: string;
}

/** The fields that are names. */
export const namedFields = z.registry<NamedField>();

/**
 * Marks a schema of a text, or of several, as names of a kind. What it says of them holds in English: a list of the
 * words that there are becomes a word of description where their keys are not listed beside them.
 */
export function named<S extends z.ZodType>(field: NamedKind | NamedField, schema: S): S {
  const name: NamedField = typeof field === 'string' ? { kind: field } : field;
  const mark = { [namesExtension]: keysBeside(name) ?? '' };
  const described = schema.openapi({
    ...mark,
    ...(schema instanceof z.ZodEnum && keysBeside(name) === 'name' ? openly(schema) : {}),
  }) as S;
  namedFields.add(described, name as never);
  return described;
}

/** The kind of the keys that stand beside a name; undefined where none do. */
export const keysBeside = ({ kind, keys }: NamedField): KeyKind | undefined =>
  keys === undefined ? keyKindOf(kind) : (keys ?? undefined);

/** Says in the description of the API that a text is a name, and of which kind the keys beside it are: what it lists is English only. */
export const namesExtension = 'x-names';

// Long lists are the business of /v1/languages/strings.
const mostListed = 12;

function openly(schema: z.ZodEnum): { readonly description?: string } {
  const words = schema.options.map(String);
  const sentences = [
    schema.description,
    words.length <= mostListed ? `in English ${words.join(', ')}` : undefined,
  ];
  const description = sentences.filter((text) => text !== undefined).join('; ');
  return description === '' ? {} : { description };
}
