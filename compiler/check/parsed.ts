// Expressions of packs parsed once for each vocabulary, however many chains they serve.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { ExpressionText } from '../../dsl/pack/document.ts';
import type { Clause } from '../../dsl/syntax/ast.ts';
import type { SyntaxFault } from '../../dsl/syntax/lex.ts';
import { parseClauses, parseExpression } from '../../dsl/syntax/parse.ts';
import type { Vocabulary } from '../../dsl/vocabulary/vocabulary.ts';
import type { Parsed } from './scope.ts';

/** Parses with memory. Faults come as diagnostics every time, for each chain tells its own. */
export interface ParseCache {
  expression(text: ExpressionText, sink: Diagnostic[]): Parsed | undefined;
  clauses(text: ExpressionText, sink: Diagnostic[]): readonly Clause[];
}

/** A cache for one vocabulary. */
export function parseCache(vocabulary: Vocabulary): ParseCache {
  const expressions = new WeakMap<ExpressionText, ReturnType<typeof parseExpression>>();
  const clauses = new WeakMap<ExpressionText, ReturnType<typeof parseClauses>>();
  return {
    expression: (text, sink) => {
      let parsed = expressions.get(text);
      if (parsed === undefined) {
        parsed = parseExpression(text.text, vocabulary);
        expressions.set(text, parsed);
      }
      tellFaults(text, parsed.faults, sink);
      return parsed.tree && { tree: parsed.tree, text };
    },
    clauses: (text, sink) => {
      let parsed = clauses.get(text);
      if (parsed === undefined) {
        parsed = parseClauses(text.text, vocabulary);
        clauses.set(text, parsed);
      }
      tellFaults(text, parsed.faults, sink);
      return parsed.clauses;
    },
  };
}

/** Tells faults of spelling at their places in the file. */
export function tellFaults(text: ExpressionText, faults: readonly SyntaxFault[], sink: Diagnostic[]): void {
  for (const { start, end, found, expected } of faults) {
    const range = {
      file: text.range.file,
      start: text.at(start),
      end: text.at(Math.min(end, text.text.length)),
    };
    sink.push(report('syntax', range, { found, expected }));
  }
}
