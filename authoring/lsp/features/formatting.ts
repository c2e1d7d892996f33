// A formatted file, as one change of the lines that differ.

import { formatPack } from '@nirnaya/dsl/format';
import type { TextEdit } from 'vscode-languageserver';
import { rangeIn } from '../workspace/positions.ts';
import type { FileRead } from '../workspace/read.ts';

/** The change that formats a file; none where it is formatted already, or has errors that prevent it. */
export function formattingOf({ file }: FileRead): readonly TextEdit[] {
  const formatted = formatPack(file);
  if (!('text' in formatted)) return [];
  const text = file.text.includes('\r\n') ? formatted.text.replaceAll('\n', '\r\n') : formatted.text;
  if (text === file.text) return [];
  const start = alikeFromStart(file.text, text);
  const end = alikeAtEnd(file.text.slice(start), text.slice(start));
  const range = rangeIn({ file, start, end: file.text.length - end });
  return [{ range, newText: text.slice(start, text.length - end) }];
}

// How many characters of whole lines two texts have in common at their beginnings.
function alikeFromStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  while (n > 0 && a[n - 1] !== '\n') n--;
  return n;
}

// The same at their ends.
function alikeAtEnd(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[a.length - 1 - n] === b[b.length - 1 - n]) n++;
  while (n > 0 && a[a.length - 1 - n] !== '\n') n--;
  return n;
}
