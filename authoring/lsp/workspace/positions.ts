// Offsets of source files as places of the protocol: lines and UTF-16 units from 0.

import { type SourceFile, type SourceRange, sourceFile } from '@nirnaya/dsl/source';
import type { Position, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

// The protocol ends lines at a lone carriage return as well, so the lines are counted by its own library.
const documents = new WeakMap<SourceFile, TextDocument>();

function documentOf(file: SourceFile): TextDocument {
  let document = documents.get(file);
  if (document === undefined) {
    document = TextDocument.create(file.path, 'yaml', 0, file.text);
    documents.set(file, document);
  }
  return document;
}

/**
 * A text as a source file with the offsets that its client counts: of a byte order mark that the client shows, the
 * offsets of what follows take account.
 */
export const clientFile = (path: string, text: string): SourceFile =>
  sourceFile(path, text.startsWith('\uFEFF') ? `\uFEFF${text}` : text);

/** The offset of a place; one outside of the text is moved to its nearer end. */
export const offsetOf = (file: SourceFile, position: Position): number => documentOf(file).offsetAt(position);

/** A range of a file as lines and characters. */
export function rangeIn({ file, start, end }: SourceRange): Range {
  const document = documentOf(file);
  return { start: document.positionAt(start), end: document.positionAt(Math.max(start, end)) };
}

/** Whether an offset lies in a range or at its end, where a cursor still belongs to the word before it. */
export const holds = ({ start, end }: SourceRange, offset: number): boolean =>
  start <= offset && offset <= end;
