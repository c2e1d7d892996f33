// The scope in which every kind of rule is checked: its lets, its inputs, the rules it refers to.

import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { AdhikaMode, CommonFields, ExpressionText, InputEntry } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { entryRemoved } from '@nirnaya/dsl/yaml';
import { checkAny } from './expression.ts';
import type { ParseCache } from './parsed.ts';
import { reservedWords } from './reserved-words.ts';
import { type ChainNames, inputKey, type Parsed, type RuleInput, type Scope } from './scope.ts';
import type { Type, TypedExpression } from './typed.ts';

/** What checking a rule needs besides the rule. */
export interface RuleSetting {
  readonly names: ChainNames;
  readonly parse: ParseCache;
  readonly sink: Diagnostic[];
}

/** The names of one rule, and what of them was used. */
export interface RuleScope {
  readonly setting: RuleSetting;
  readonly references: Map<string, SourceRange>;
  readonly used: Set<string>;
  scope(text: ExpressionText, target: Type | undefined, adhika?: AdhikaMode): Scope;
}

/** Opens the names of a rule. */
export function ruleScope(
  setting: RuleSetting,
  entry: Pick<CommonFields, 'bindings'> & Partial<Pick<CommonFields, 'code'>>,
  inputs: readonly RuleInput[],
): RuleScope {
  const bindings = new Map<string, Parsed | undefined>();
  for (const { name, expression } of entry.bindings)
    bindings.set(name, setting.parse.expression(expression, setting.sink));
  const references = new Map<string, SourceRange>();
  const used = new Set<string>();
  const checkedBindings = new Map<string, TypedExpression | undefined>();
  const named = new Map(inputs.map((input) => [input.name, input]));
  return {
    setting,
    references,
    used,
    scope: (text, target, adhika) => ({
      check: checkAny,
      chain: setting.names,
      text,
      bindings,
      checkedBindings,
      inputs: named,
      open: [],
      target,
      adhika: { named: adhika ?? 'skip', unnamed: adhika ?? 'both' },
      sink: setting.sink,
      used,
      references,
      self: entry.code,
    }),
  };
}

/** Reports lets that nothing uses, and checks them all the same. */
export function checkBindings(
  rule: RuleScope,
  body: Scope,
  entry: Pick<CommonFields, 'bindings'> & Partial<Pick<CommonFields, 'given'>>,
): void {
  const { sink } = rule.setting;
  const unused = entry.bindings.filter(({ name }) => !rule.used.has(name));
  for (const { name, range, expression } of entry.bindings) {
    if (reservedWords.has(name)) sink.push(report('shadowed-name', range, { name }));
    const extent = { start: 0, end: expression.text.length };
    body.check({ ...body, text: expression }, { kind: 'ident', name, ...extent });
  }
  for (const { name, range } of unused) {
    const fix = standsAlone(range, entry.given) ? entryRemoved('remove the let', range) : undefined;
    sink.push(report('unused-let', range, { name }, { fix }));
  }
}

/** Reports inputs that nothing uses or that no one could mean: each must change something. */
export function checkInputs(
  rule: RuleScope,
  inputs: readonly InputEntry[],
  given: CommonFields['given'],
): void {
  const { sink } = rule.setting;
  for (const { name, range } of inputs) {
    if (reservedWords.has(name)) sink.push(report('shadowed-name', range, { name }));
    else if (!rule.used.has(inputKey(name))) {
      const fix = standsAlone(range, given) ? entryRemoved('remove the input', range) : undefined;
      sink.push(report('unused-input', range, { name }, { fix }));
    }
  }
}

// What a child's fields have left unused its parent may still need.
const standsAlone = ({ file }: SourceRange, given: CommonFields['given'] = []): boolean =>
  given.every(({ range }) => range.file === file);

/** The inputs of a rule as its users see them. */
export const inputsOf = (inputs: readonly InputEntry[]): readonly RuleInput[] =>
  inputs.map(({ name, kind, texts, optional }) => ({
    name,
    kind,
    ...(texts === undefined ? {} : { texts }),
    ...(optional === undefined ? {} : { optional }),
  }));
