// A chakra checked: the fields of its result as values of its inputs, with no sky in them.

import { report } from '@nirnaya/dsl/diagnostics';
import { type ChakraFields, reportConflicts } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { type Expression, printExpression } from '@nirnaya/dsl/syntax';
import { mismatch } from './coerce.ts';
import { checkBindings, checkInputs, inputsOf, type RuleSetting, ruleScope } from './rule-scope.ts';
import { diagnostic, type RuleInput, rangeOf, type Scope } from './scope.ts';
import { inputsIn } from './scored.ts';
import { children, type Lookup, type TypedExpression } from './typed.ts';

/** A field of the result, or a let on the way to it. */
export interface CheckedField {
  readonly name: string;
  readonly term: TypedExpression;
  /** whether it is a list: a look-up of a table that has lists */
  readonly many: boolean;
  /** the inputs that it reads */
  readonly needs: readonly string[];
  readonly range: SourceRange;
}

/** The computed part of a chakra. */
export interface CheckedChakra {
  readonly code: string;
  readonly kind: 'chakra';
  readonly bindings: readonly CheckedField[];
  readonly results: readonly CheckedField[];
  readonly inputs: readonly RuleInput[];
}

/** Checks one chakra. */
export function checkChakra(setting: RuleSetting, entry: ChakraFields): CheckedChakra {
  reportConflicts('chakra', entry.given, setting.sink);
  const inputs = entry.inputs ?? [];
  const rule = ruleScope(setting, entry, inputs);
  const results = entry.results.flatMap(({ name, expression }): CheckedField[] => {
    const parsed = setting.parse.expression(expression, setting.sink);
    if (parsed === undefined) return [];
    const scope = rule.scope(expression, undefined);
    const term = checkValue(scope, parsed.tree, name);
    return term === undefined ? [] : [fieldOf(scope, name, term, parsed.tree)];
  });
  if (entry.results.length === 0 && entry.unread.length === 0) {
    const params = { field: 'result', where: `the rule ${entry.code}` };
    setting.sink.push(report('missing-field', entry.codeRange, params));
  }
  const [first] = entry.results;
  const body = first && rule.scope(first.expression, undefined);
  if (body !== undefined) checkBindings(rule, body, entry);
  checkInputs(rule, inputs, entry.given);
  const bindings = entry.bindings.flatMap(({ name, expression }): CheckedField[] => {
    const term = body?.checkedBindings.get(name);
    if (term === undefined || withSky(term) !== undefined) return [];
    const scope = rule.scope(expression, undefined);
    return [fieldOf(scope, name, term, { ...term.source, start: 0, end: expression.text.length })];
  });
  return { code: entry.code, kind: 'chakra', bindings, results, inputs: inputsOf(inputs) };
}

function fieldOf(scope: Scope, name: string, term: TypedExpression, e: Expression): CheckedField {
  return { name, term, many: isMany(term), needs: inputsIn(scope.chain, term), range: rangeOf(scope, e) };
}

function checkValue(scope: Scope, e: Expression, field: string): TypedExpression | undefined {
  const checked = scope.check(scope, e);
  if (checked === undefined) return undefined;
  const term: TypedExpression = checked.type === 'holds' ? { ...checked, type: 'truth' } : checked;
  const sky = withSky(term);
  if (sky !== undefined)
    return diagnostic(scope, 'needs-sky', e, { field, what: printExpression(sky.source) });
  if (
    term.type === 'truth' ||
    term.type === 'number' ||
    term.type === 'text' ||
    typeof term.type === 'object'
  ) {
    return term;
  }
  return mismatch(scope, e, { expected: 'a value', found: term.type, context: `as the field \`${field}\`` });
}

/** The part of a term that needs the sky or a day; undefined where it is computed from inputs alone. */
function withSky(term: TypedExpression): TypedExpression | undefined {
  switch (term.op) {
    case 'constant':
    case 'labels':
    case 'input':
      return undefined;
    case 'named':
    case 'lookup':
    case 'arithmetic':
    case 'count':
    case 'number-of':
    case 'compare':
    case 'label-in':
    case 'text-in':
    case 'label-in-table':
    case 'logic':
    case 'not':
    case 'when':
    case 'else': {
      for (const child of children(term)) {
        const inner = withSky(child);
        if (inner !== undefined) return inner;
      }
      return undefined;
    }
    default:
      return term;
  }
}

function isMany(term: TypedExpression): boolean {
  switch (term.op) {
    case 'lookup':
      return hasLists(term.table);
    case 'named':
      return isMany(term.body);
    case 'when':
      return isMany(term.of);
    case 'else':
      return isMany(term.first) || isMany(term.second);
    default:
      return false;
  }
}

const hasLists = (table: Lookup): boolean =>
  table.kind === 'values' ? table.values.length > 1 : [...table.byLabel.values()].some(hasLists);
