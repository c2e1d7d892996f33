// A text file and places in it. In: a path and its text. Out: offsets (UTF-16 units) as lines and columns.
// Everything the language says to an author points into one of these.

/** The largest file read, in characters. */
export const largestFile = 400_000;

/** A text with the offsets at which its lines begin. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Offset of the first character of each line; the first is always 0. */
  readonly lineStarts: readonly number[];
}

/** Half-open range of offsets into `file.text`. */
export interface SourceRange {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** Takes a text in; a byte order mark is left out, so that offset 0 is the first character an author sees. */
export function sourceFile(path: string, text: string): SourceFile {
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let starts: readonly number[] | undefined;
  return {
    path,
    text: content,
    // Most files are read to see that they are what was compiled, and no place in them is asked for.
    get lineStarts() {
      starts ??= lineStartsOf(content);
      return starts;
    },
  };
}

function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Line and column, both from 1, of an offset; an offset outside of the text is moved to its nearer end. */
export function lineColumn(file: SourceFile, offset: number): { line: number; column: number } {
  const inside = Math.min(Math.max(offset, 0), file.text.length);
  let low = 0;
  let high = file.lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (file.lineStarts[middle] <= inside) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: inside - file.lineStarts[low] + 1 };
}

/** The text of a line (from 1) without its line break; empty for a line that is not there. */
export function lineText(file: SourceFile, line: number): string {
  const start = file.lineStarts[line - 1];
  if (start === undefined) return '';
  const next = file.lineStarts[line];
  const text = next === undefined ? file.text.slice(start) : file.text.slice(start, next - 1);
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}
