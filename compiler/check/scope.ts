// What an expression may refer to, and where its faults go. One scope for each expression being checked.

import type { DiagnosticCode, DiagnosticParams } from '../../dsl/diagnostics/catalogue.ts';
import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import type {
  AdhikaMode,
  DivisionEntry,
  ExpressionText,
  InputKind,
  TableNode,
} from '../../dsl/pack/document.ts';
import type { SourceFile, SourceRange } from '../../dsl/source/source-file.ts';
import type { Expression, Extent } from '../../dsl/syntax/ast.ts';
import { keywords, quantitySpellings } from '../../dsl/syntax/tokens.ts';
import type { Vocabulary } from '../../dsl/vocabulary/vocabulary.ts';
import type { Division, Term, Type } from './term.ts';

/** A parsed expression with the text it came from. */
export interface Parsed {
  readonly tree: Expression;
  readonly text: ExpressionText;
}

/** A value that whoever asks brings. */
export interface RuleInput {
  readonly name: string;
  readonly kind: InputKind;
  /** the words it is one of, of a text */
  readonly texts?: readonly string[];
  /** whether it may be left out */
  readonly optional?: boolean;
}

/** What one chain of packs offers to every expression in it. */
export interface ChainNames {
  readonly vocabulary: Vocabulary;
  readonly kala: ReadonlyMap<string, Parsed | undefined>;
  readonly tables: ReadonlyMap<string, TableNode>;
  readonly divisions: ReadonlyMap<string, DivisionEntry>;
  /** the files of packs whose texts name months purnimanta */
  readonly purnimanta: ReadonlySet<SourceFile>;
  /** every rule's code, and whether its spans are days (an observance) or a condition's own */
  readonly codes: ReadonlySet<string>;
  /** the inputs of the conditions that have any, by code */
  readonly inputs: ReadonlyMap<string, readonly RuleInput[]>;
  /** kalas already checked; shared by all rules of the chain */
  readonly checkedKala: Map<string, Term | undefined>;
  /** divisions already checked */
  readonly checkedDivisions: Map<string, Division | undefined>;
}

/** Names that every place knows, besides the kalas of the packs. */
export const builtinWords = [
  'day',
  'night',
  'target',
  'always',
  'adhika',
  'sunrise',
  'sunset',
  'moonrise',
  'moonset',
] as const;

/** Words of the language: a kala, a let or a division of such a name could never be meant. */
export const reservedWords: ReadonlySet<string> = new Set<string>([
  ...builtinWords,
  ...quantitySpellings.keys(),
  ...Object.values(keywords).map((token) => String(token.PATTERN)),
]);

/** Where an expression is checked: the chain's names, the rule's own, and the sink of its faults. */
export interface Scope {
  /** checks a sub-expression; every file of this stage recurses through it and so need not know the others */
  readonly check: (scope: Scope, e: Expression) => Term | undefined;
  readonly chain: ChainNames;
  readonly text: ExpressionText;
  readonly lets: ReadonlyMap<string, Parsed | undefined>;
  readonly checkedLets: Map<string, Term | undefined>;
  /** the rule's inputs by name */
  readonly inputs: ReadonlyMap<string, RuleInput>;
  /** names being expanded, to catch cycles */
  readonly open: readonly string[];
  readonly target: Type | undefined;
  /** what intercalary months do to tithis of a named month, and to tithis of any month */
  readonly adhika: { readonly named: AdhikaMode; readonly unnamed: AdhikaMode };
  readonly sink: Diagnostic[];
  /** lets that were used, and inputs as `input NAME` */
  readonly used: Set<string>;
  readonly references: Map<string, SourceRange>;
}

/** What an input that was used is called in `used`. */
export const inputKey = (name: string): string => `input ${name}`;

/** The place in the file of an extent of this scope's expression. */
export function rangeOf(scope: Scope, extent: Extent): SourceRange {
  const { text } = scope;
  return {
    file: text.range.file,
    start: text.at(Math.min(extent.start, text.text.length)),
    end: text.at(Math.min(extent.end, text.text.length)),
  };
}

/** Reports a fault at an extent of the expression; gives undefined so that a checker can return it. */
export function fault<C extends DiagnosticCode>(
  scope: Scope,
  code: C,
  at: Extent,
  params: DiagnosticParams<C>,
  extra: { help?: string; labels?: { at: Extent; message: string }[] } = {},
): undefined {
  const labels = extra.labels?.map((label) => ({ range: rangeOf(scope, label.at), message: label.message }));
  scope.sink.push(report(code, rangeOf(scope, at), params, { help: extra.help, labels }));
  return undefined;
}

/** "Did you mean" as a help line, or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const best = suggest(name, known);
  return best === undefined ? undefined : `did you mean \`${best}\`?`;
}
