// A text that is read from its beginning to its end, and the way out where something in it is not simple YAML.

import type { SourceFile, SourceRange } from './source-file.ts';

/** A place in a text that is being read. */
export interface Cursor {
  readonly file: SourceFile;
  readonly text: string;
  /** offset of the next character */
  at: number;
}

/** Something that only the whole of YAML has a meaning for, or none. */
export class NotSimple extends Error {}

// One for all: it says nothing but that the library is to read the file, and a trace of calls would cost more than reading.
const notSimple = new NotSimple();

/** Gives up: the file is left to the library. */
export function leaveIt(): never {
  throw notSimple;
}

/** The extent from an offset to another. */
export const rangeOf = ({ file }: Cursor, start: number, end: number): SourceRange => ({ file, start, end });

/** The codes of the characters that decide how a text is read. */
export const NEWLINE = 10;
export const SPACE = 32;
export const QUOTE = 34;
export const HASH = 35;
export const APOSTROPHE = 39;
export const COMMA = 44;
export const MINUS = 45;
export const COLON = 58;
export const GREATER = 62;
export const OPEN_LIST = 91;
export const CLOSE_LIST = 93;
export const OPEN_MAP = 123;
export const BAR = 124;
export const CLOSE_MAP = 125;

/** Moves over spaces. */
export function skipSpaces(c: Cursor): void {
  while (c.text.charCodeAt(c.at) === SPACE) c.at++;
}

/** Moves over the rest of a line, which holds no more than a comment, to the beginning of the next. */
export function endLine(c: Cursor): void {
  const before = c.at;
  skipSpaces(c);
  const sign = c.text.charCodeAt(c.at);
  if (sign === HASH && c.at > before) c.at = c.text.indexOf('\n', c.at);
  else if (sign !== NEWLINE) leaveIt();
  c.at++;
}
