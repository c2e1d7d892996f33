// Expressions of packs parsed once for each vocabulary, however many chains they serve.

import { type Diagnostic, report, rewritten } from '@nirnaya/dsl/diagnostics';
import type { ExpressionText } from '@nirnaya/dsl/pack';
import {
  type Clause,
  parseClauses,
  parseExpression,
  parseScore,
  type ScoreLine,
  type SyntaxIssue,
} from '@nirnaya/dsl/syntax';
import type { Vocabulary } from '@nirnaya/dsl/vocabulary';
import type { Parsed } from './scope.ts';

/** Parses with memory. Errors come as diagnostics every time, for each chain reports its own. */
export interface ParseCache {
  expression(text: ExpressionText, sink: Diagnostic[]): Parsed | undefined;
  clauses(text: ExpressionText, sink: Diagnostic[]): readonly Clause[];
  lines(text: ExpressionText, sink: Diagnostic[]): readonly ScoreLine[];
}

/** The most texts of a kind that are cached; an editor makes a new one with every key. */
const mostTexts = 10_000;

/** A cache for one vocabulary. What is parsed depends on nothing but the text, so a file read again finds it. */
export function parseCache(vocabulary: Vocabulary): ParseCache {
  const parseOnce = <T>(parse: (text: string, vocabulary: Vocabulary) => T): ((text: string) => T) => {
    const known = new Map<string, T>();
    return (text) => {
      let parsed = known.get(text);
      if (parsed === undefined) {
        parsed = parse(text, vocabulary);
        if (known.size >= mostTexts) known.clear();
        known.set(text, parsed);
      }
      return parsed;
    };
  };
  const expressions = parseOnce(parseExpression);
  const clauses = parseOnce(parseClauses);
  const lines = parseOnce(parseScore);
  return {
    expression: (text, sink) => {
      const parsed = expressions(text.text);
      reportSyntaxErrors(text, parsed.issues, sink);
      return parsed.tree && { tree: parsed.tree, text };
    },
    clauses: (text, sink) => {
      const parsed = clauses(text.text);
      reportSyntaxErrors(text, parsed.issues, sink);
      return parsed.clauses;
    },
    lines: (text, sink) => {
      const parsed = lines(text.text);
      reportSyntaxErrors(text, parsed.issues, sink);
      return parsed.lines;
    },
  };
}

/** Reports errors of spelling and grammar at their places in the file. */
export function reportSyntaxErrors(
  text: ExpressionText,
  issues: readonly SyntaxIssue[],
  sink: Diagnostic[],
): void {
  const rangeOf = (start: number, end: number) => ({
    file: text.range.file,
    start: text.at(start),
    end: text.at(Math.min(end, text.text.length)),
  });
  for (const { start, end, found, expected, opened, instead } of issues) {
    const range = rangeOf(start, end);
    const labels = opened && [
      { range: rangeOf(opened.start, opened.start + 1), message: `this \`${opened.sign}\` is not closed` },
    ];
    const extra =
      instead === undefined ? {} : { help: `did you mean \`${instead}\`?`, fix: rewritten(range, instead) };
    sink.push(report('syntax', range, { found, expected }, { ...extra, labels }));
  }
}
