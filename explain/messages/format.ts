// Texts of sentences in the format of ICU MessageFormat, as far as they use it: arguments, and a choice by the value of one.

/** A text that was read: what stands as it is, arguments, and choices. */
type Piece = string | Argument | Choice;

interface Argument {
  readonly name: string;
}

interface Choice {
  readonly by: string;
  readonly of: ReadonlyMap<string, Pieces>;
}

type Pieces = readonly Piece[];

const read = new Map<string, Pieces>();

/** The texts that are memoized, read: more than those of every language together. */
const mostRead = 8000;

/**
 * Fills a text: `{place} has {kind, select, one {one} other {several}}`. `argumentOf` gives the text of an argument by its name.
 * Throws `SyntaxError`, whose message is the text, for one that is not in the format.
 */
export function formatted(text: string, argumentOf: (name: string) => string): string {
  let pieces = read.get(text);
  if (pieces === undefined) {
    const [all, end] = piecesOf(text, 0);
    if (end < text.length) throw new SyntaxError(text);
    pieces = all;
    if (read.size >= mostRead) read.clear();
    read.set(text, pieces);
  }
  return filled(pieces, argumentOf);
}

const filled = (pieces: Pieces, argumentOf: (name: string) => string): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('name' in piece) return argumentOf(piece.name);
      return filled(piece.of.get(argumentOf(piece.by)) ?? piece.of.get('other') ?? [], argumentOf);
    })
    .join('');

const argument = /\{\s*(\w+)\s*(?:\}|,\s*select\s*,)/y;
const option = /\s*([\w-]+)\s*\{/y;
const close = /\s*\}/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

// The pieces from an offset to the `}` that closes them or the end, and where that is.
function piecesOf(text: string, from: number): [pieces: Pieces, end: number] {
  const pieces: Piece[] = [];
  let at = from;
  while (at < text.length && text[at] !== '}') {
    const plain = /[{}]/g;
    plain.lastIndex = at;
    const next = plain.exec(text)?.index ?? text.length;
    if (next > at) pieces.push(text.slice(at, next));
    at = next;
    if (text[at] !== '{') continue;
    const [piece, end] = placeholder(text, at);
    pieces.push(piece);
    at = end;
  }
  return [pieces, at];
}

function placeholder(text: string, at: number): [Argument | Choice, number] {
  const head = matchAt(argument, text, at);
  if (head === null) throw new SyntaxError(text);
  const [whole, name = ''] = head;
  let end = at + whole.length;
  if (whole.endsWith('}')) return [{ name }, end];
  const of = new Map<string, Pieces>();
  for (let next = matchAt(option, text, end); next !== null; next = matchAt(option, text, end)) {
    const [pieces, behind] = piecesOf(text, end + next[0].length);
    of.set(next[1] ?? '', pieces);
    end = behind + 1;
  }
  const closing = matchAt(close, text, end);
  if (closing === null || !of.has('other')) throw new SyntaxError(text);
  return [{ by: name, of }, end + closing[0].length];
}
