// The schemas of kalas, divisions and the windows of rules: the named parts of a day.

import { qualities } from '../pack/document.ts';
import { divisionReference, kalaReference, windowReference } from '../pack/field-reference.ts';
import type { Schema } from './schema.ts';
import { defined, described, expression, ignores, oneOf, record, text, when } from './shapes.ts';

const naming = { name: text, name_sa: text, cite: defined('cite') };

/** One entry of `kala`: an expression, or a map with the expression under `is`. */
export const kala: Schema = when(
  { type: 'object' },
  record(
    described(kalaReference, { is: expression, ...naming, quality: oneOf(qualities), ignore: ignores }),
    ['is'],
  ),
  expression,
);

/** One entry of the `windows` of a rule: an expression, or a map with the expression under `is`. */
export const window: Schema = when(
  { type: 'object' },
  record(
    described(windowReference, { is: expression, ...naming, quality: oneOf(qualities), because: text }),
    ['is'],
  ),
  expression,
);

/** One entry of `divisions`. */
export const division: Schema = record(
  described(divisionReference, { divide: expression, label: expression, ...naming }),
  ['divide', 'label'],
);
