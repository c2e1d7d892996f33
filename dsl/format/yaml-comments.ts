// The comments of a YAML text, in order, to be taken one after another by what they belong to. Comments inside of `|`
// blocks are text to YAML, and not among them.

import { Lexer } from 'yaml';
import type { SourceFile } from '../source/source-file.ts';

/** A comment and where it stands. */
export interface YamlComment {
  readonly text: string;
  readonly start: number;
  /** cells before it in its line */
  readonly column: number;
  /** whether nothing else stands on its line */
  readonly alone: boolean;
}

/** The comments not yet taken. */
export class YamlComments {
  private readonly file: SourceFile;
  private readonly left: YamlComment[];

  constructor(file: SourceFile) {
    this.file = file;
    this.left = commentsOf(file.text);
  }

  /** Takes every comment before an offset. */
  before(offset: number): YamlComment[] {
    const end = this.left.findIndex((comment) => comment.start >= offset);
    return this.left.splice(0, end === -1 ? this.left.length : end);
  }

  /** Takes the comment that ends the line on which something ends, if it stands before a limit. */
  endingLine(offset: number, limit: number): YamlComment | undefined {
    const i = this.left.findIndex((comment) => comment.start >= offset);
    const comment = this.left[i];
    if (comment === undefined || comment.alone || comment.start >= limit) return undefined;
    if (this.file.text.slice(offset, comment.start).includes('\n')) return undefined;
    this.left.splice(i, 1);
    return comment;
  }

  /** Takes the next comment if it ends a line before an offset: what stands behind a key whose value is further down. */
  behindKey(offset: number): YamlComment | undefined {
    const [next] = this.left;
    return next === undefined || next.alone || next.start >= offset ? undefined : this.left.shift();
  }

  /** Takes the next comments up to a limit as long as they stand no further left than a column. */
  indented(limit: number, column: number): YamlComment[] {
    const end = this.left.findIndex((comment) => comment.start >= limit || comment.column < column);
    return this.left.splice(0, end === -1 ? this.left.length : end);
  }

  /** Whether any stands between two offsets. */
  any(start: number, end: number): boolean {
    return this.left.some((comment) => comment.start >= start && comment.start < end);
  }
}

function commentsOf(text: string): YamlComment[] {
  const comments: YamlComment[] = [];
  let offset = 0;
  let inScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (inScalar || !signs.includes(token)) {
      if (!inScalar && token.startsWith('#')) comments.push(commentAt(text, offset, token));
      inScalar = false;
      offset += token.length;
    } else {
      inScalar = token === scalarFollows;
    }
  }
  return comments;
}

// What the lexer says of the tokens that follow; no part of the text.
const scalarFollows = '\u001f';
const signs = ['\u0002', '\u0018', scalarFollows];

function commentAt(text: string, start: number, token: string): YamlComment {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const column = start - line;
  return { text: token.trimEnd(), start, column, alone: text.slice(line, start).trim() === '' };
}
