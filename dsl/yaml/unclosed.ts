// The quote or bracket that is opened and never closed, found among the YAML library's tokens.

import type { CST } from 'yaml';

/** An opening sign with no closing one. */
export interface Opened {
  readonly sign: string;
  readonly closing: string;
  /** offset of the sign */
  readonly start: number;
}

const closingOf: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The last sign opened before an offset, or at it, that is not closed; undefined where all are. */
export function unclosed(tokens: readonly unknown[], before: number): Opened | undefined {
  let innermost: Opened | undefined;
  // A stack of our own: the reader bounds how deep a document nests, and each token is seen once.
  const open: unknown[] = [...tokens];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const own = openedBy(next as CST.Token);
    if (own !== undefined && own.start <= before && own.start >= (innermost?.start ?? 0)) innermost = own;
    for (const value of Object.values(next)) {
      if (Array.isArray(value)) for (const part of value) open.push(part);
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return innermost;
}

function openedBy(token: CST.Token): Opened | undefined {
  if (token.type === 'single-quoted-scalar' || token.type === 'double-quoted-scalar') {
    const { source, offset: start } = token;
    const sign = source[0];
    const isClosed = source.length > 1 && source.endsWith(sign);
    return isClosed ? undefined : { sign, closing: sign, start };
  }
  if (token.type === 'flow-collection') {
    const sign = token.start.source;
    const closing = closingOf[sign];
    const isClosed = token.end.some((end) => 'source' in end && end.source === closing);
    return isClosed ? undefined : { sign, closing, start: token.start.offset };
  }
  return undefined;
}
