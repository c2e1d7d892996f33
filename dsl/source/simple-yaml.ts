// The YAML that packs are written in, read in one pass: maps and lists by indentation, scalars of a line, plain ones of
// several, simple blocks, and collections in brackets. Whatever else a text has in it, a mistake above all, gives it to the
// library whole, so that this reader never has to say what is wrong. Its trees are those that the library's would be.

import {
  APOSTROPHE,
  BAR,
  COLON,
  type Cursor,
  endLine,
  GREATER,
  HASH,
  leaveIt,
  MINUS,
  NEWLINE,
  NotSimple,
  OPEN_LIST,
  OPEN_MAP,
  QUOTE,
  rangeOf,
  SPACE,
  skipSpaces,
} from './simple-cursor.ts';
import { addEntry } from './simple-entries.ts';
import { flowCollection } from './simple-flow.ts';
import {
  blanksFrom,
  blockScalar,
  foldedPlain,
  isComment,
  plainScalar,
  quotedScalar,
} from './simple-scalars.ts';
import type { SourceFile } from './source-file.ts';
import type { YamlEntry, YamlNode, YamlScalar } from './yaml-node.ts';

// Control characters, other line breaks and halves of characters.
const foreign = /[^\P{Cc}\n]|[\u2028\u2029\uFEFF\p{Cs}]/u;

// What begins a line that ends a document or is a directive.
const marks = ['---', '...', '%'];

const hasMark = (text: string): boolean =>
  marks.some((mark) => text.startsWith(mark) || text.includes(`\n${mark}`));

/** The deepest nesting that is read here, far below what is refused. */
const deepest = 16;

/** The longest key; the library refuses those of more than 1024 characters. */
const longestKey = 500;

/** The tree of a text of simple YAML; undefined for any other, and for one that is empty. */
export function readSimpleYaml(file: SourceFile): YamlNode | undefined {
  const { text } = file;
  if (!text.endsWith('\n') || foreign.test(text) || hasMark(text)) return undefined;
  try {
    const c: BlockCursor = { file, text, at: 0, ended: 0, indent: 0 };
    nextContent(c);
    if (c.indent !== 0 || c.at === text.length) return undefined;
    const root = block(c, 0, deepest);
    return c.at === text.length ? root : undefined;
  } catch (error) {
    if (error instanceof NotSimple) return undefined;
    throw error;
  }
}

interface BlockCursor extends Cursor {
  /** where what was read last ends, the rest of its line included */
  ended: number;
  /** the indentation of the line that is read next; 0 at the end of the text */
  indent: number;
}

// From the beginning of a line to the next content. Comments stand where the content behind them does: of others the
// library makes parts of what is before them.
function nextContent(c: BlockCursor): void {
  const { text } = c;
  c.ended = c.at;
  let comment = -1;
  for (;;) {
    const own = blanksFrom(text, c.at);
    const sign = text.charCodeAt(c.at + own);
    if (sign === NEWLINE) {
      if (own > 0) leaveIt();
      c.at++;
      continue;
    }
    const isEnd = c.at + own >= text.length;
    if (comment !== -1 && comment !== own) leaveIt();
    if (sign !== HASH || isEnd) {
      c.at += own;
      c.indent = own;
      return;
    }
    comment = own;
    c.at = text.indexOf('\n', c.at) + 1;
  }
}

function block(c: BlockCursor, indent: number, depth: number): YamlNode {
  if (depth === 0) leaveIt();
  const { text, at } = c;
  return text.charCodeAt(at) === MINUS && text.charCodeAt(at + 1) === SPACE
    ? blockList(c, indent, depth)
    : blockMap(c, indent, depth);
}

function blockList(c: BlockCursor, indent: number, depth: number): YamlNode {
  const { text, at: start } = c;
  const items: YamlNode[] = [];
  do {
    if (text.charCodeAt(c.at) !== MINUS || text.charCodeAt(c.at + 1) !== SPACE) leaveIt();
    c.at++;
    const blanks = blanksFrom(text, c.at);
    c.at += blanks;
    if (hasKey(c)) items.push(blockMap(c, indent + 1 + blanks, depth - 1));
    else items.push(lineValue(c, indent, depth));
  } while (c.indent === indent && c.at < text.length);
  if (c.indent > indent) leaveIt();
  return { kind: 'list', items, range: rangeOf(c, start, c.ended) };
}

function blockMap(c: BlockCursor, indent: number, depth: number): YamlNode {
  if (depth === 0) leaveIt();
  const { text, at: start } = c;
  const entries: YamlEntry[] = [];
  do {
    const key = keyOf(c);
    skipSpaces(c);
    addEntry(entries, { key, value: valueBelow(c, indent, depth) });
  } while (c.indent === indent && c.at < text.length);
  if (c.indent > indent) leaveIt();
  return { kind: 'map', entries, range: rangeOf(c, start, c.ended) };
}

// What stands behind a colon, or on the lines below it.
function valueBelow(c: BlockCursor, indent: number, depth: number): YamlNode {
  const sign = c.text.charCodeAt(c.at);
  if (sign !== NEWLINE && sign !== HASH) return lineValue(c, indent, depth);
  if (sign === HASH && !isComment(c.text, c.at)) leaveIt();
  c.at = c.text.indexOf('\n', c.at) + 1;
  nextContent(c);
  if (c.indent <= indent || c.at === c.text.length) leaveIt();
  return block(c, c.indent, depth - 1);
}

// A value that begins in the middle of a line, and the rest of that line.
function lineValue(c: BlockCursor, indent: number, depth: number): YamlNode {
  const value = startedValue(c, indent, depth);
  nextContent(c);
  return value;
}

function startedValue(c: BlockCursor, indent: number, depth: number): YamlNode {
  switch (c.text.charCodeAt(c.at)) {
    case BAR:
    case GREATER:
      return blockScalar(c, indent);
    case QUOTE:
    case APOSTROPHE: {
      const value = quotedScalar(c);
      endLine(c);
      return value;
    }
    case OPEN_LIST:
    case OPEN_MAP: {
      const value = flowCollection(c, indent, depth - 1);
      endLine(c);
      return value;
    }
    default:
      return plainValue(c, indent);
  }
}

function plainValue(c: BlockCursor, indent: number): YamlScalar {
  const { text, at: start } = c;
  const end = plainEnd(text, start);
  const stop = text.charCodeAt(end) === NEWLINE;
  if (!stop || !goesOn(text, end + 1, indent)) {
    const value = plainScalar(c, end);
    endLine(c);
    return value;
  }
  const lines = [text.slice(start, end)];
  let last = end;
  while (goesOn(text, last + 1, indent)) {
    const from = last + 1 + blanksFrom(text, last + 1);
    last = plainEnd(text, from);
    if (text.charCodeAt(last) !== NEWLINE) leaveIt();
    lines.push(text.slice(from, last));
  }
  c.at = last + 1;
  return foldedPlain(c, start, last, lines);
}

// Whether a line belongs to the plain scalar above it.
function goesOn(text: string, at: number, indent: number): boolean {
  const own = blanksFrom(text, at);
  const sign = text.charCodeAt(at + own);
  return own > indent && at + own < text.length && sign !== NEWLINE && sign !== HASH;
}

// The end of the plain scalar of a line: the last of its characters before a comment or the line's end.
function plainEnd(text: string, start: number): number {
  let end = start;
  for (let i = start; ; i++) {
    const sign = text.charCodeAt(i);
    if (sign === NEWLINE) return end;
    if (sign === SPACE) continue;
    if (sign === COLON) {
      const next = text.charCodeAt(i + 1);
      if (next === SPACE || next === NEWLINE) leaveIt();
    } else if (sign === HASH && isComment(text, i)) return end;
    end = i + 1;
  }
}

// Whether a map begins here: a key within the line, with a colon behind it.
function hasKey({ text, at }: Cursor): boolean {
  const sign = text.charCodeAt(at);
  if (sign === OPEN_LIST || sign === OPEN_MAP || sign === BAR || sign === GREATER) return false;
  if (sign === MINUS && text.charCodeAt(at + 1) === SPACE) return leaveIt();
  if (sign === QUOTE || sign === APOSTROPHE) {
    const close = text.indexOf(sign === QUOTE ? '"' : "'", at + 1);
    return close !== -1 && text.charCodeAt(close + 1) === COLON;
  }
  return colonOf(text, at) !== -1;
}

// The colon that ends a key which begins here; -1 where the line has none before its comment.
function colonOf(text: string, start: number): number {
  for (let i = start; ; i++) {
    const sign = text.charCodeAt(i);
    if (sign === COLON) {
      const next = text.charCodeAt(i + 1);
      if (next === SPACE || next === NEWLINE) return i;
    } else if (sign === NEWLINE || (sign === HASH && isComment(text, i))) return -1;
  }
}

// A key with its colon.
function keyOf(c: BlockCursor): YamlScalar {
  const { text, at } = c;
  const sign = text.charCodeAt(at);
  let key: YamlScalar;
  if (sign === QUOTE || sign === APOSTROPHE) key = quotedScalar(c);
  else {
    const colon = colonOf(text, at);
    if (colon === -1 || text.charCodeAt(colon - 1) === SPACE) leaveIt();
    key = plainScalar(c, colon);
  }
  const next = text.charCodeAt(c.at + 1);
  if (text.charCodeAt(c.at) !== COLON || (next !== SPACE && next !== NEWLINE)) leaveIt();
  if (c.at - at > longestKey) leaveIt();
  c.at++;
  return key;
}
