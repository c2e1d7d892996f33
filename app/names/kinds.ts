// The kinds of names that answers have.

import type { sanskritNames } from '../../dsl/vocabulary/sanskrit-names.ts';

/** What a field of an answer names. An observance is known by its code beside the name. */
export type NamedKind = keyof typeof sanskritNames | 'calendar month' | 'observance' | 'name';
