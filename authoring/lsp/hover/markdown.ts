// Markdown made from untrusted text.

/** A text as it is, whatever signs are in it, on one line. */
export const plain = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&');

/** A text in the type of code, on one line. */
export function code(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = /^`|`$/.test(line) ? ' ' : '';
  return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** A list of lines. */
export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Paragraphs; empty ones fall away. */
export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** A text made of these pieces without the signs of Markdown. */
export const unmarked = (text: string): string =>
  text.replace(
    /(`+) ?(.*?) ?\1|\\([\\`*_{}[\]<>#|~!]|(?=\n))|\*/g,
    (_, fence?: string, inside = '', sign = '') => (fence === undefined ? sign : inside),
  );
