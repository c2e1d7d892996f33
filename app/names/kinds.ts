// The kinds of names that answers have.

import type { sanskritNames } from '../../dsl/vocabulary/sanskrit-names.ts';

/**
 * What a field of an answer names. An observance is known by its code beside the name, a land by its pack. What is `known` is a name only
 * where a table has it, and stays as it is otherwise; of a `sentence` in English the names in it are written.
 */
export type NamedKind =
  | keyof typeof sanskritNames
  | 'calendar month'
  | 'land'
  | 'observance'
  | 'name'
  | 'known'
  | 'sentence';
