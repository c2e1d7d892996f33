// Lists and maps in brackets, of simple YAML.

import {
  APOSTROPHE,
  CLOSE_LIST,
  CLOSE_MAP,
  COLON,
  COMMA,
  type Cursor,
  HASH,
  leaveIt,
  NEWLINE,
  OPEN_LIST,
  OPEN_MAP,
  QUOTE,
  rangeOf,
  SPACE,
} from './simple-cursor.ts';
import { addEntry } from './simple-entries.ts';
import { blanksFrom, isComment, plainScalar, quotedScalar } from './simple-scalars.ts';
import type { YamlEntry, YamlNode, YamlScalar } from './yaml-node.ts';

/** A list or a map from its bracket on; its further lines stand further in than `indent`. */
export function flowCollection(c: Cursor, indent: number, depth: number): YamlNode {
  if (depth === 0) leaveIt();
  const start = c.at;
  const isMap = c.text.charCodeAt(start) === OPEN_MAP;
  const close = isMap ? CLOSE_MAP : CLOSE_LIST;
  const items: YamlNode[] = [];
  const entries: YamlEntry[] = [];
  c.at++;
  skipBlanks(c, indent);
  while (c.text.charCodeAt(c.at) !== close) {
    if (isMap) addEntry(entries, flowEntry(c, indent, depth));
    else items.push(flowNode(c, indent, depth));
    skipBlanks(c, indent);
    const sign = c.text.charCodeAt(c.at);
    if (sign === close) break;
    if (sign !== COMMA) leaveIt();
    c.at++;
    skipBlanks(c, indent);
    // A comma before the bracket.
    if (c.text.charCodeAt(c.at) === close) leaveIt();
  }
  c.at++;
  const range = rangeOf(c, start, c.at);
  return isMap ? { kind: 'map', entries, range } : { kind: 'list', items, range };
}

function flowEntry(c: Cursor, indent: number, depth: number): YamlEntry {
  const key = flowScalar(c);
  if (c.text.charCodeAt(c.at) !== COLON || c.text.charCodeAt(c.at + 1) !== SPACE) leaveIt();
  c.at++;
  skipBlanks(c, indent);
  return { key, value: flowNode(c, indent, depth) };
}

function flowNode(c: Cursor, indent: number, depth: number): YamlNode {
  const sign = c.text.charCodeAt(c.at);
  return sign === OPEN_LIST || sign === OPEN_MAP ? flowCollection(c, indent, depth - 1) : flowScalar(c);
}

function flowScalar(c: Cursor): YamlScalar {
  const sign = c.text.charCodeAt(c.at);
  return sign === QUOTE || sign === APOSTROPHE ? quotedScalar(c) : plainScalar(c, plainEnd(c));
}

// The end of a plain scalar: before a sign of the collection, or the end of the line.
function plainEnd({ text, at }: Cursor): number {
  let end = at;
  for (let i = at; ; i++) {
    switch (text.charCodeAt(i)) {
      case COMMA:
      case OPEN_LIST:
      case CLOSE_LIST:
      case OPEN_MAP:
      case CLOSE_MAP:
      case NEWLINE:
        return end;
      case COLON: {
        const next = text.charCodeAt(i + 1);
        if (next === SPACE) return end;
        // Before a bracket or the end of a line it would be a sign as well.
        if (isSign(next)) leaveIt();
        end = i + 1;
        break;
      }
      case HASH:
        if (isComment(text, i)) leaveIt();
        end = i + 1;
        break;
      case SPACE:
        break;
      default:
        if (i >= text.length) leaveIt();
        end = i + 1;
    }
  }
}

const signs = new Set([COMMA, OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP, NEWLINE]);
const isSign = (code: number): boolean => signs.has(code);

// Spaces and line breaks; a comment is left to the library, by what reads on from it.
function skipBlanks(c: Cursor, indent: number): void {
  for (;;) {
    c.at += blanksFrom(c.text, c.at);
    if (c.text.charCodeAt(c.at) !== NEWLINE) return;
    c.at++;
    if (blanksFrom(c.text, c.at) <= indent) leaveIt();
  }
}
