// The type of the part of an expression that a reader points at: the smallest part about the place that has one.

import { checkAny, type Scope, type TypedExpression, typeName } from '@nirnaya/compiler/front';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import {
  type Expression,
  type GrammarStart,
  parseClauses,
  parseDivided,
  parseExpression,
  parseScore,
  printExpression,
  readBy,
} from '@nirnaya/dsl/syntax';
import type { Vocabulary } from '@nirnaya/dsl/vocabulary';
import { placed, scopesAt } from '../completion/probe.ts';
import type { ChainView } from '../workspace/project.ts';
import { code } from './markdown.ts';

/** A part with its type, and where in the text it stands. */
export interface TypeHover {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly term: TypedExpression;
}

/** Where the expression stands. */
export interface TypeSetting {
  readonly view: ChainView;
  /** the keys that lead to it */
  readonly path: readonly string[];
  readonly start: GrammarStart;
  /** the rule whose lets and inputs it sees */
  readonly owner: string | undefined;
}

/** What may be looked through of one expression: a part is checked with all that is in it. */
const mostChecks = 40;

/** The type of the smallest valid part at an offset of an expression's text; undefined where there is none. */
export function typeHover(text: string, offset: number, setting: TypeSetting): TypeHover | undefined {
  const { view, start } = setting;
  const parts = wholes(text, start, view.vocabulary).flatMap((whole) => partsAt(whole, offset));
  if (parts.length === 0) return undefined;
  const sink: Diagnostic[] = [];
  const scopes = scopesAt({ ...setting, environment: view.environment }, sink);
  const scope = scopes(placed(text));
  for (const part of parts.reverse().slice(0, mostChecks)) {
    const term = soundTerm(scope, part, sink);
    if (term === undefined) continue;
    const text = `${code(printExpression(part))}: ${typeName(term.type)}`;
    return { text, start: part.start, end: part.end, term };
  }
  return undefined;
}

function soundTerm(scope: Scope, part: Expression, sink: Diagnostic[]): TypedExpression | undefined {
  sink.length = 0;
  const term = checkAny(scope, part);
  return sink.some(({ severity }) => severity === 'error') ? undefined : term;
}

function wholes(text: string, start: GrammarStart, vocabulary: Vocabulary): readonly Expression[] {
  switch (start) {
    case 'expression': {
      const { tree } = parseExpression(text, vocabulary);
      return tree === undefined ? [] : [tree];
    }
    case 'clause':
      return parseClauses(text, vocabulary).clauses.flatMap((clause) => readBy(clause)?.expression ?? []);
    case 'scoreLine':
      return parseScore(text, vocabulary).lines.map(({ predicate }) => predicate);
    case 'divided':
      return parseDivided(text, vocabulary).windows.map(({ of }) => of);
  }
}

// The parts about an offset, the widest first.
function partsAt(value: unknown, offset: number): Expression[] {
  if (Array.isArray(value)) return value.flatMap((one) => partsAt(one, offset));
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((one) => partsAt(one, offset));
  return isExpression(value) && value.start <= offset && offset <= value.end ? [value, ...inside] : inside;
}

const isExpression = (value: object): value is Expression =>
  'kind' in value && 'start' in value && typeof value.start === 'number' && 'end' in value;
