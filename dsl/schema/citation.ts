// The schema of citations, and of the works that are cited.

import { citeLevels } from '../pack/document.ts';
import { citationReference, workReference } from '../pack/field-reference.ts';
import type { Schema } from './schema.ts';
import { defined, described, listOf, oneOf, record, text, when } from './shapes.ts';

/** A citation; a PROVISIONAL one says why. */
export const citation: Schema = {
  ...record(
    described(citationReference, {
      work: text,
      place: text,
      says: text,
      level: oneOf(citeLevels),
      note: text,
    }),
    ['work', 'level'],
  ),
  ...when(
    { properties: { level: { const: 'PROVISIONAL' } }, required: ['level'] },
    { required: ['note'] },
    {},
  ),
};

/** A list of citations, empty or not. */
export const citations: Schema = listOf(defined('citation'));

/** One entry of `works`. */
export const work: Schema = record(
  described(workReference, { title: text, author: text, year: text, about: text }),
  ['title'],
);
