// An occurrence of a name in a file: a definition or a reference.

import type { SourceRange } from '@nirnaya/dsl/source';

/** The kinds of named things in packs. */
export type Named =
  | 'pack'
  | 'rule'
  | 'kala'
  | 'table'
  | 'division'
  | 'calendar'
  | 'work'
  | 'let'
  | 'input'
  | 'window';

/** What a definition does to the same name of a parent pack. */
export type DefinitionMode = 'define' | 'override' | 'extend';

/** A name where it is given a meaning. */
export interface Definition {
  readonly kind: Named;
  readonly name: string;
  /** the rule or the calendar that a let, an input or a window belongs to */
  readonly owner: string | undefined;
  readonly mode: DefinitionMode;
  /** the name itself */
  readonly range: SourceRange;
  /** key and value */
  readonly whole: SourceRange;
}

/** A word of an expression in small letters: what it names depends on what there is. */
export interface WordUse {
  readonly kind: 'word';
  readonly name: string;
  readonly owner: string | undefined;
  /** whether it stands before `by`, where tables are looked up */
  readonly lookedUp: boolean;
  readonly range: SourceRange;
}

/** A name where it is meant. */
export interface NameUse {
  readonly kind: Exclude<Named, 'let' | 'input' | 'window'>;
  readonly name: string;
  /** a text that means nothing but itself where there is no such thing, as the values of tables may */
  readonly mayBeText?: boolean;
  readonly range: SourceRange;
}

/** Everything that one file names. */
export interface FileNames {
  readonly definitions: readonly Definition[];
  readonly uses: readonly (NameUse | WordUse)[];
}
