// Scalars of simple YAML: what the library would read, and where each character came from, found only when it is asked for.

import { decodeLiteral, decodePlain, decodeSingle } from './scalar-offsets.ts';
import { APOSTROPHE, type Cursor, HASH, leaveIt, NEWLINE, QUOTE, rangeOf, SPACE } from './simple-cursor.ts';
import type { ScalarStyle, YamlScalar } from './yaml-node.ts';

// A scalar whose characters stand one after the other from `first` on.
function straight(
  c: Cursor,
  style: ScalarStyle,
  start: number,
  end: number,
  first: number,
  text: string,
): YamlScalar {
  const value = style === 'plain' ? resolved(text) : text;
  const most = text.length;
  const at = (i: number): number => first + Math.max(0, Math.min(i, most));
  return { kind: 'scalar', value, text, style, range: rangeOf(c, start, end), exact: true, at };
}

// A scalar whose characters have to be counted out.
function counted(
  c: Cursor,
  style: ScalarStyle,
  start: number,
  end: number,
  text: string,
  offsetsOf: () => readonly number[],
): YamlScalar {
  let offsets: readonly number[] | undefined;
  const at = (i: number): number => {
    offsets ??= offsetsOf();
    return offsets[Math.max(0, Math.min(i, offsets.length - 1))] ?? start;
  };
  return { kind: 'scalar', value: text, text, style, range: rangeOf(c, start, end), exact: true, at };
}

const integer = /^[-+]?[0-9]+$/;
const decimal = /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/;
const truth = /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/;
// Nothing, not a number, infinities, exponents and other bases than ten are the library's.
const other =
  /^(?:~|[Nn]ull|NULL|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$|^[-+]?[.0-9]+[eE]/;
// What of these a text can begin with.
const special = /^[-+.0-9~tTfFnN]/;

function resolved(text: string): string | number | boolean {
  if (!special.test(text)) return text;
  if (integer.test(text)) return Number.parseInt(text, 10);
  if (decimal.test(text)) return Number.parseFloat(text);
  if (truth.test(text)) return text[0] === 't' || text[0] === 'T';
  return other.test(text) ? leaveIt() : text;
}

// What a plain scalar may begin with here: letters and figures of any script, and signs that mean nothing to YAML.
const plainStart = /^(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-[A-Za-z0-9.])/;

/** A plain scalar within one line, which ends at `end`. */
export function plainScalar(c: Cursor, end: number): YamlScalar {
  const start = c.at;
  const text = c.text.slice(start, end);
  if (!plainStart.test(text)) leaveIt();
  c.at = end;
  return straight(c, 'plain', start, end, start, text);
}

/** A plain scalar of several lines; `lines` are their texts without the blanks about them. */
export function foldedPlain(c: Cursor, start: number, end: number, lines: readonly string[]): YamlScalar {
  const text = lines.join(' ');
  if (!plainStart.test(text)) leaveIt();
  const { text: source } = c;
  return counted(c, 'plain', start, end, text, () => decodePlain(source, start, end).offsets);
}

/** A scalar in quotes within one line, without escapes. */
export function quotedScalar(c: Cursor): YamlScalar {
  const { text: source, at: start } = c;
  const isDouble = source.charCodeAt(start) === QUOTE;
  const sign = isDouble ? '"' : "'";
  let close = source.indexOf(sign, start + 1);
  let hasPairs = false;
  while (!isDouble && close !== -1 && source.charCodeAt(close + 1) === APOSTROPHE) {
    hasPairs = true;
    close = source.indexOf(sign, close + 2);
  }
  if (close === -1) leaveIt();
  const inside = source.slice(start + 1, close);
  if (inside.includes('\n') || (isDouble && inside.includes('\\'))) leaveIt();
  const end = close + 1;
  c.at = end;
  if (!hasPairs) return straight(c, isDouble ? 'double' : 'single', start, end, start + 1, inside);
  const text = inside.replaceAll("''", "'");
  return counted(c, 'single', start, end, text, () => decodeSingle(source, start, end).offsets);
}

/** A block from its sign on, `|`, `|-`, `>` or `>-`, whose lines stand further in than `indent`. */
export function blockScalar(c: Cursor, indent: number): YamlScalar {
  const { text: source, at: start } = c;
  const isFolded = source[start] === '>';
  const strips = source[start + 1] === '-';
  const head = start + (strips ? 2 : 1);
  if (source.charCodeAt(head) !== NEWLINE) leaveIt();
  const lines: string[] = [];
  let at = head + 1;
  let end = at;
  let margin = 0;
  while (at < source.length) {
    const stop = source.indexOf('\n', at);
    if (stop === at) {
      at++;
      lines.push('');
      continue;
    }
    const own = blanksFrom(source, at);
    if (at + own === stop) leaveIt();
    if (own <= indent) break;
    if (margin === 0) {
      if (lines.length > 0) leaveIt();
      margin = own;
    }
    if (own < margin || (isFolded && (own > margin || lines.at(-1) === ''))) leaveIt();
    lines.push(source.slice(at + margin, stop));
    at = stop + 1;
    end = at;
  }
  if (margin === 0) leaveIt();
  while (lines.at(-1) === '') lines.pop();
  c.at = end;
  const text = lines.join(isFolded ? ' ' : '\n') + (strips ? '' : '\n');
  if (!isFolded) {
    const offsetsOf = (): readonly number[] => decodeLiteral(source, start, end, text)?.offsets ?? [start];
    return counted(c, 'literal', start, end, text, offsetsOf);
  }
  const range = rangeOf(c, start, end);
  return { kind: 'scalar', value: text, text, style: 'folded', range, exact: false, at: () => start };
}

/** How many spaces stand from an offset on. */
export function blanksFrom(source: string, at: number): number {
  let i = at;
  while (source.charCodeAt(i) === SPACE) i++;
  return i - at;
}

/** Whether a comment begins at a sign: it has a blank before it. */
export const isComment = (source: string, at: number): boolean =>
  source.charCodeAt(at) === HASH && source.charCodeAt(at - 1) === SPACE;
