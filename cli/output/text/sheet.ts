// A page of text: how wide it is, what sets its titles off, and its first lines.

import type { Io } from '../../options/io.ts';
import { paintFor } from './paint.ts';
import { wrapped } from './wrap.ts';

/** The layout of a page. */
export interface Sheet {
  /** cells in a line */
  readonly width: number;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

/** The widest page; longer lines are hard to read. */
const widest = 80;

/** A page as wide as the terminal, but no wider than is easy to read. */
export function sheetOf(io: Io): Sheet {
  const { bold, dim } = paintFor(io);
  return { width: Math.min(io.columns, widest), bold, dim };
}

/** The title of a page, and below it where and by whose rules. */
export const pageHead = (title: string, where: string, { width, bold, dim }: Sheet): string =>
  `${bold(title)}\n${dim(wrapped(where, width))}`;
