// What the value of a field may be: how it is read, its JSON Schema, and what the formatter and editors know of it.

import type { Schema } from '../json-schema/schema.ts';
import type { Fields } from './fields.ts';

/** How a text is parsed: one expression, the clauses of `decide`, the lines of `score`, the windows of a division. */
export type ExpressionKind = 'expression' | 'clauses' | 'score' | 'windows';

/** What an expression must be as a whole. */
export type ExpectedType =
  | 'target'
  | 'spans'
  | 'truth'
  | 'spans or truth'
  | 'text'
  | 'number'
  | 'duration'
  | 'any';

/** A value apart from how it is read: what stands at some place of a file, and what may stand below it. */
export interface Form {
  readonly schema: Schema;
  /** the words that it may be, where they are enumerated */
  readonly values?: readonly string[];
  /** what it is a name of, where it is one */
  readonly names?: 'rule' | 'work' | 'pack' | 'rashi';
  /** of an expression: how it is parsed */
  readonly grammar?: ExpressionKind;
  /** of an expression: what it must be */
  readonly expected?: ExpectedType;
  /** how an editor opens it: on the line of its field, as a block of text, or as a map or a list below; on the line by default */
  readonly opens?: 'block' | 'below';
  /** whether an empty map or list says nothing, and is reported */
  readonly mayNotBeEmpty?: true;
  /** the fields of a map */
  readonly fields?: RecordTable;
  /** the form of what stands under a name of the author's own */
  readonly entry?: (name: string) => Form;
  /** the form of the items of a list */
  readonly item?: Form;
}

/** A form with its reader. */
export interface Shape<T> extends Form {
  /** Reads a field of a map; undefined where it is not there, or cannot be read and is reported. */
  read(owner: Fields, field: string): T | undefined;
  /** the value apart from where it stands, as fingerprints have it; of a list each item. The value itself by default */
  plain?(value: T): unknown;
  /** a plain value or an item as people read it; its text by default */
  shown?(plain: unknown): string;
  /** of named entries: their names */
  readonly named?: NamedEntries;
}

/** A shape that reads something even where its field is not there: a map or a list without entries. */
export interface Section<T> extends Shape<T> {
  read(owner: Fields, field: string): T;
}

/** The names of the entries of a map. */
export interface NamedEntries {
  /** the form of a name, as `unset` may have it */
  readonly form: RegExp;
  nameOf(entry: never): string;
}

/** A field of a map other than a rule. */
export interface RecordField<T = unknown> {
  /** what it is for */
  readonly about: string;
  readonly shape: Shape<T>;
  readonly required?: true;
}

/** The fields of a map, in the order in which they are listed. */
export type RecordTable = Readonly<Record<string, RecordField>>;

/** The value of a field. */
export type ValueOf<F> = F extends { readonly shape: { read(owner: Fields, field: string): infer T } }
  ? Exclude<T, undefined>
  : never;
