// Words of an expression to lines: on one line where they fit, otherwise broken before the loosest words that join them,
// what is in parentheses likewise.

import { indentStep, spaces } from './page.ts';
import { bindingOfElse, type Word, type Words } from './words.ts';

/** A word, or what stands in parentheses or brackets. */
type Piece = Word | Group;

interface Group {
  readonly open: Word;
  readonly inside: readonly Piece[];
  readonly close: Word;
}

const isGroup = (piece: Piece): piece is Group => 'open' in piece;

const openers = ['(', '['];
const closers = [')', ']'];

/** The words on one line; undefined where comments stand among them. */
export function oneLine({ words, end }: Words): string | undefined {
  const commented = end.length > 0 || words.some((w) => w.before.length > 0 || w.after !== undefined);
  return commented ? undefined : flat(words);
}

/** How many clauses, or lines of `score`, there are. */
export const clauseCount = ({ words }: Words): number => words.filter((word) => word.opens).length;

/** Whether the whole expression is a choice between alternatives: `A else B`. */
export const hasAlternatives = ({ words }: Words): boolean => loosest(piecesOf(words)) === bindingOfElse;

/** An expression as lines of a `|` block of some width, without its indentation; alternatives stand one a line. */
export function expressionLines(words: Words, width: number): string[] {
  const pieces = piecesOf(words.words);
  const layout = new Layout(width);
  layout.breakLine(0);
  if (loosest(pieces) === bindingOfElse) layout.split(pieces, bindingOfElse, 0, 0);
  else layout.lay(pieces, 0, 0);
  return layout.finish(words.end);
}

/** Clauses, or what else stands one a line, as lines of a `|` block. */
export function clauseLines(words: Words, width: number): string[] {
  const layout = new Layout(width);
  const starts = words.words.flatMap((word, i) => (word.opens ? [i] : []));
  for (const [k, start] of starts.entries()) {
    layout.breakLine(0);
    layout.lay(piecesOf(words.words.slice(start, starts[k + 1])), indentStep, 0);
  }
  return layout.finish(words.end);
}

function piecesOf(words: readonly Word[]): readonly Piece[] {
  const outermost: Piece[] = [];
  const stack: { open: Word | undefined; inside: Piece[] }[] = [{ open: undefined, inside: outermost }];
  for (const word of words) {
    if (openers.includes(word.text)) {
      stack.push({ open: word, inside: [] });
      continue;
    }
    const top = stack.at(-1);
    if (top?.open !== undefined && closers.includes(word.text)) {
      stack.pop();
      stack.at(-1)?.inside.push({ open: top.open, inside: top.inside, close: word });
    } else {
      top?.inside.push(word);
    }
  }
  return outermost;
}

const wordsIn = (pieces: readonly Piece[]): Word[] =>
  pieces.flatMap((piece) => (isGroup(piece) ? [piece.open, ...wordsIn(piece.inside), piece.close] : [piece]));

const flat = (words: readonly Word[]): string =>
  words.map((word, i) => (i === 0 || word.glued ? word.text : ` ${word.text}`)).join('');

const firstOf = (piece: Piece): Word => (isGroup(piece) ? piece.open : piece);

// The loosest of the words that join the pieces; the first piece joins nothing.
function loosest(pieces: readonly Piece[]): number | undefined {
  const bindings = pieces.slice(1).flatMap((piece) => firstOf(piece).binding ?? []);
  return bindings.length === 0 ? undefined : Math.min(...bindings);
}

/** A finished line and the comment that ends it. */
interface Line {
  readonly text: string;
  readonly remark?: string;
}

class Layout {
  private readonly width: number;
  private readonly lines: Line[] = [];
  // The line being written, and where the next begins if that is settled.
  private line: string | undefined;
  private indent: number | undefined;

  constructor(width: number) {
    this.width = width;
  }

  /** Ends the line; the next begins at an indentation. */
  breakLine(indent: number): void {
    if (this.line !== undefined) this.lines.push({ text: this.line });
    this.line = undefined;
    this.indent = indent;
  }

  finish(end: readonly string[]): string[] {
    this.breakLine(0);
    return [...aligned(this.lines, this.width), ...end];
  }

  /**
   * Writes pieces from here on. Lines that continue them begin at `next`; `tail` is the room that must be left behind
   * them for what cannot stand apart.
   */
  lay(pieces: readonly Piece[], next: number, tail: number): void {
    const words = wordsIn(pieces);
    const level = loosest(pieces);
    if (this.fits(words, next, tail)) for (const word of words) this.put(word, next);
    else if (level !== undefined) this.split(pieces, level, next, tail);
    else this.layWithin(pieces, next, tail);
  }

  /** Writes pieces with a line for each part that a word of some binding begins. */
  split(pieces: readonly Piece[], level: number, next: number, tail: number): void {
    const starts = pieces.flatMap((piece, i) => (i === 0 || firstOf(piece).binding === level ? [i] : []));
    for (const [k, start] of starts.entries()) {
      const last = k === starts.length - 1;
      if (k > 0) this.breakLine(next);
      this.lay(pieces.slice(start, starts[k + 1]), next + indentStep, last ? tail : 0);
    }
  }

  // No word here joins anything: only what is in parentheses can be broken.
  private layWithin(pieces: readonly Piece[], next: number, tail: number): void {
    for (const [i, piece] of pieces.entries()) {
      if (!isGroup(piece)) {
        this.put(piece, next);
        continue;
      }
      const following = wordsUpToGroup(pieces.slice(i + 1));
      const after =
        flat([piece.close, ...following]).length + (following.length + i + 1 === pieces.length ? tail : 0);
      this.layGroup(piece, next, after);
    }
  }

  private layGroup(group: Group, next: number, tail: number): void {
    this.put(group.open, next);
    const inner = Math.max(next, this.lineIndent() + indentStep);
    if (group.open.text === '[') this.layList(group.inside, inner, tail);
    else this.lay(group.inside, inner, tail);
    this.put(group.close, inner);
  }

  // As many items on a line as it holds.
  private layList(inside: readonly Piece[], next: number, tail: number): void {
    const items: Piece[][] = [[]];
    for (const piece of inside) {
      items.at(-1)?.push(piece);
      if (!isGroup(piece) && piece.text === ',') items.push([]);
    }
    for (const [i, item] of items.entries()) {
      const tailWidth = i === items.length - 1 ? tail : 0;
      if (i > 0 && !this.fits(wordsIn(item), next, tailWidth)) this.breakLine(next);
      this.lay(item, next, tailWidth);
    }
  }

  private fits(words: readonly Word[], next: number, tail: number): boolean {
    const [first] = words;
    if (first === undefined) return true;
    const commented = words.some(
      (w, i) =>
        (i > 0 && w.before.length > 0) || (w.after !== undefined && (i < words.length - 1 || tail > 0)),
    );
    const gap = this.line === undefined || first.glued ? 0 : 1;
    const used = this.line?.length ?? this.indent ?? next;
    return !commented && used + gap + flat(words).length + tail <= this.width;
  }

  private lineIndent(): number {
    const { line } = this;
    return line === undefined ? (this.indent ?? 0) : line.length - line.trimStart().length;
  }

  private put(word: Word, next: number): void {
    if (word.before.length > 0) {
      const indent = this.line === undefined ? (this.indent ?? next) : next;
      this.breakLine(indent);
      for (const comment of word.before) this.lines.push({ text: spaces(indent) + comment });
    }
    if (this.line === undefined) this.line = spaces(this.indent ?? next) + word.text;
    else this.line += word.glued ? word.text : ` ${word.text}`;
    this.indent = undefined;
    if (word.after === undefined) return;
    this.lines.push({ text: this.line, remark: word.after });
    this.line = undefined;
  }
}

// The comments of lines that follow each other stand below each other where the page is wide enough.
function aligned(lines: readonly Line[], width: number): string[] {
  return lines.map(({ text, remark }, i) => {
    if (remark === undefined) return text;
    const from = lines.findLastIndex((line, k) => k < i && line.remark === undefined) + 1;
    const to = lines.findIndex((line, k) => k > i && line.remark === undefined);
    const run = lines.slice(from, to === -1 ? lines.length : to);
    const column = Math.max(...run.map((line) => line.text.length)) + 1;
    const fits = run.every((line) => column + (line.remark ?? '').length <= width);
    return (fits ? text.padEnd(column) : `${text} `) + remark;
  });
}

function wordsUpToGroup(pieces: readonly Piece[]): Word[] {
  const end = pieces.findIndex(isGroup);
  return wordsIn(end === -1 ? pieces : pieces.slice(0, end));
}
