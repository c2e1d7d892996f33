// What an expression may refer to, and where its diagnostics go. One scope for each expression being checked.

import {
  type Diagnostic,
  type DiagnosticCode,
  type DiagnosticFix,
  type DiagnosticParams,
  report,
  type Suggestion,
} from '@nirnaya/dsl/diagnostics';
import type { AdhikaMode, DivisionEntry, ExpressionText, InputKind, TableNode } from '@nirnaya/dsl/pack';
import type { SourceFile, SourceRange } from '@nirnaya/dsl/source';
import { type Expression, type Extent, eclipseWords } from '@nirnaya/dsl/syntax';
import { nearest, type Vocabulary } from '@nirnaya/dsl/vocabulary';
import type { Division, Type, TypedExpression } from './typed.ts';

/** A parsed expression with the text it came from. */
export interface Parsed {
  readonly tree: Expression;
  readonly text: ExpressionText;
}

/** A value that the caller supplies. */
export interface RuleInput {
  readonly name: string;
  readonly kind: InputKind;
  /** the allowed values of a text */
  readonly texts?: readonly string[];
  /** whether it may be left out */
  readonly optional?: boolean;
}

/** The names of one chain of packs, shared by every expression in it. */
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
  readonly checkedKala: Map<string, TypedExpression | undefined>;
  /** divisions already checked */
  readonly checkedDivisions: Map<string, Division | undefined>;
}

/** Names that every place knows, besides the kalas of the packs. */
export const builtinWords: readonly string[] = [
  'day',
  'night',
  'target',
  'always',
  'adhika',
  'sky',
  'sunrise',
  'sunset',
  'moonrise',
  'moonset',
  ...eclipseWords.keys(),
];

/** Where an expression is checked: the chain's names, the rule's own, and the sink of its diagnostics. */
export interface Scope {
  /** checks a sub-expression; every file of this stage recurses through it and so need not know the others */
  readonly check: (scope: Scope, e: Expression) => TypedExpression | undefined;
  readonly chain: ChainNames;
  readonly text: ExpressionText;
  readonly bindings: ReadonlyMap<string, Parsed | undefined>;
  readonly checkedBindings: Map<string, TypedExpression | undefined>;
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
  /** the code of the rule, which cannot name itself */
  readonly self?: string | undefined;
  /** what is made of a name here, for the names proposed in its place: as spans, as an instant */
  readonly accepts?: ((scope: Scope, term: TypedExpression) => unknown) | undefined;
  /** whether a suggestion is being tried, for which none is sought */
  readonly isTrial?: boolean;
}

/** The name of a used input in `used`. */
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

/** The optional details of a diagnostic of an expression. */
export interface DiagnosticDetail {
  readonly help?: string | undefined;
  readonly labels?: readonly { readonly at: Extent; readonly message: string }[];
  readonly suggestion?: Suggestion | undefined;
  readonly fix?: DiagnosticFix | undefined;
  readonly choices?: readonly DiagnosticFix[];
}

/** Reports a diagnostic at an extent of the expression; returns undefined so that a checker can return it. */
export function diagnostic<C extends DiagnosticCode>(
  scope: Scope,
  code: C,
  at: Extent,
  params: DiagnosticParams<C>,
): undefined {
  return detailedDiagnostic(scope, code, at, { params });
}

/** The parameters of a diagnostic of an expression, and its details. */
export interface DetailedDiagnostic<C extends DiagnosticCode> extends DiagnosticDetail {
  readonly params: DiagnosticParams<C>;
}

/** Reports a diagnostic with details, as `diagnostic` does without. */
export function detailedDiagnostic<C extends DiagnosticCode>(
  scope: Scope,
  code: C,
  at: Extent,
  { params, ...extra }: DetailedDiagnostic<C>,
): undefined {
  const labels = extra.labels?.map((label) => ({ range: rangeOf(scope, label.at), message: label.message }));
  scope.sink.push(report(code, rangeOf(scope, at), params, { ...extra, labels }));
  return undefined;
}

/** A scope to try a suggestion in: what is found wrong goes to its own sink, and nothing else is noted. */
export const trialOf = (scope: Scope): Scope => ({
  ...scope,
  chain: {
    ...scope.chain,
    checkedKala: new Map(scope.chain.checkedKala),
    checkedDivisions: new Map(scope.chain.checkedDivisions),
  },
  checkedBindings: new Map(scope.checkedBindings),
  sink: [],
  used: new Set(),
  references: new Map(),
  isTrial: true,
});

/** A name that is not known, and those that are. */
interface Misspelt {
  readonly name: string;
  readonly known: Iterable<string>;
}

/**
 * The nearest known name with which nothing is wrong at the place of the unknown one, nor before it. `attempt` checks the
 * expression with the name in its place.
 */
export function triedSuggestion(
  scope: Scope,
  { name, known }: Misspelt,
  at: Extent,
  attempt: (trial: Scope, candidate: string) => unknown,
): Suggestion | undefined {
  if (scope.isTrial) return undefined;
  const { start } = rangeOf(scope, at);
  const best = nearest(name, known).find((candidate) => {
    const trial = trialOf(scope);
    const result = attempt(trial, candidate);
    return (
      trial.sink.every(({ range }) => range.start > start) && (trial.sink.length > 0 || result !== undefined)
    );
  });
  return best === undefined ? undefined : { name, text: best };
}
