// Lines of text no wider than the screen.

/** A space at which no line is broken. */
export const glue = '\u00a0';

/** A text that is not broken. */
export const glued = (text: string): string => text.replaceAll(' ', glue);

/** Breaks a text between words, not at `glue`; lines after the first are indented as the first is. */
export function wrapped(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/[ \n]+/)) {
    const joined = line === indent ? `${line}${word}` : `${line} ${word}`;
    if (joined.length <= width || line === indent) line = joined;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line].join('\n').replaceAll(glue, ' ');
}

/** A label in a column of its own, the text beside it, wrapped in its column. */
export function labelled(label: string, text: string, width: number, column: number): string {
  const indent = ' '.repeat(column);
  return label.padEnd(column) + wrapped(text, width, indent).slice(column);
}
