// Whether a word is valid where it would be typed, by the types of the language: it is inserted, continued in one of
// the ways in which expressions continue, and checked. What no continuation makes valid is not proposed.

import {
  asSpans,
  checkAny,
  checkSpans,
  checkTruth,
  checkTyped,
  inputsOf,
  type LayeredRule,
  linkedRule,
  type RuleScope,
  ruleScope,
  type Scope,
  type Type,
  type TypedExpression,
} from '@nirnaya/compiler/front';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { ExpectedType, ExpressionText, TableNode } from '@nirnaya/dsl/pack';
import { sourceFile } from '@nirnaya/dsl/source';
import { type Expression, keywordReference, parseExpression, quantityReference } from '@nirnaya/dsl/syntax';
import type { IToken } from 'chevrotain';
import { CompletionItemKind } from 'vscode-languageserver';
import type { ChainView } from '../workspace/project.ts';
import type { Proposal } from './item.ts';
import { type ProbeSetting, type Slot, slotOf } from './slot.ts';

/** The proposals that may stand behind some tokens by their types; all of them where none seems to. */
export function fitting(
  items: readonly Proposal[],
  tokens: readonly IToken[],
  setting: ProbeSetting,
): readonly Proposal[] {
  const slot = slotOf(tokens, setting);
  if (slot === undefined) return items;
  const fits = probeOf(slot, setting);
  const known = new Map<string, boolean>();
  const fittingItems = items.filter((item) => {
    const proposals = wordsFor(item, setting);
    if (proposals === undefined) return true;
    const { key, forms } = proposals;
    const isFitting = known.get(key) ?? forms.some(fits);
    known.set(key, isFitting);
    return isFitting;
  });
  // Where the text before has an error of its own, nothing could be valid after it.
  return [...known.values()].some((fit) => fit) ? fittingItems : items;
}

// Sample words for a proposal, and a key shared by those of one type; undefined where the grammar alone decides.
function wordsFor(
  { label, kind, detail }: Proposal,
  { view, environment: { names }, owner }: ProbeSetting,
): { readonly key: string; readonly forms: readonly string[] } | undefined {
  switch (kind) {
    case CompletionItemKind.EnumMember:
      return { key: `name ${detail}`, forms: [label, ...monthsOf(label, view)] };
    case CompletionItemKind.Reference: {
      if (label === owner) return { key: 'itself', forms: [] };
      if (!names.codes.has(label)) return { key: 'no days', forms: [] };
      return { key: names.inputs.has(label) ? `code ${label}` : 'code', forms: [label] };
    }
    case CompletionItemKind.Field: {
      const leaf = leafOf(view.linked.layer.tables.get(label)?.entry.value);
      // A list has a value for each name of its kind.
      const values = Array.from({ length: 7 }, (_, i) => (typeof leaf === 'number' ? i + 1 : `"${i}"`));
      return { key: `table ${typeof leaf}`, forms: [`[${values.join(', ')}] by weekday`] };
    }
    case CompletionItemKind.Property:
      return { key: label, forms: quantityReference.get(label)?.goesOn ?? [label] };
    case CompletionItemKind.Keyword: {
      const forms = keywordReference.get(label)?.goesOn;
      return forms && { key: label, forms };
    }
    default: {
      const term = names.checkedKala.get(label);
      return {
        key: term === undefined ? `word ${label}` : `kala ${JSON.stringify(term.type)}`,
        forms: [label],
      };
    }
  }
}

// A calendar's name goes on with one of its months.
function monthsOf(label: string, { vocabulary }: ChainView): readonly string[] {
  const isCalendar = vocabulary.meanings(label).some(({ kind }) => kind === 'calendar');
  if (!isCalendar) return [];
  const month = vocabulary
    .spellings(['calendar month'])
    .flatMap((spelling) => vocabulary.meanings(spelling))
    .find(({ calendar }) => calendar === label);
  return month === undefined ? [] : [`${label} ${month.canonical}`];
}

function leafOf(node: TableNode | undefined): unknown {
  if (node?.kind === 'map') return leafOf(node.entries[0]?.value);
  return node?.kind === 'list' ? leafOf(node.items[0]) : node?.value;
}

// Whether a word is valid after the head with some continuation.
function probeOf({ head, expected, continuations }: Slot, setting: ProbeSetting): (word: string) => boolean {
  const { view } = setting;
  const sink: Diagnostic[] = [];
  const scope = scopesAt(setting, sink);
  return (word) =>
    continuations.some((way) => {
      const text = `${head} ${word}${way.replaceAll('X', word)}`;
      const { tree, issues } = parseExpression(text, view.vocabulary);
      if (tree === undefined || issues.length > 0) return false;
      sink.length = 0;
      const term = checked(scope(placed(text)), tree, expected);
      return term !== undefined && sink.every(({ severity }) => severity !== 'error');
    });
}

/** Scopes for texts that stand at a place of a rule, with its lets, inputs and target. */
export function scopesAt(
  { view, environment, path, owner }: Omit<ProbeSetting, 'start'>,
  sink: Diagnostic[],
): (text: ExpressionText) => Scope {
  const layered = view.linked.layer.rules.get(owner ?? '');
  const entry = layered?.fields;
  const names = { names: environment.names, parse: environment.parse, sink };
  const fields = entry ?? view.linked.layer.calendars.get(owner ?? '')?.entry ?? { bindings: [] };
  const rule = ruleScope(names, fields, inputsOf(entry?.inputs ?? []));
  const target = path[2] === 'observe' || path[2] === 'begins' ? undefined : targetOf(layered, rule);
  return (text) => rule.scope(text, target);
}

// Whether the target is an instant or spans; of what has no target there is none.
function targetOf(layered: LayeredRule | undefined, rule: RuleScope): Type | undefined {
  const text = layered?.fields?.holds ?? layered?.fields?.observe;
  const parsed = text && rule.setting.parse.expression(text, []);
  if (parsed !== undefined)
    return checkSpans(rule.scope(parsed.text, undefined), parsed.tree)?.type ?? 'spans';
  const kind = layered && linkedRule(layered)?.fields.kind;
  return kind === undefined || kind === 'observance' ? 'spans' : undefined;
}

function checked(scope: Scope, tree: Expression, expected: ExpectedType): TypedExpression | undefined {
  switch (expected) {
    case 'target':
    case 'spans':
      return checkSpans(scope, tree);
    case 'truth':
      return checkTruth(scope, tree);
    case 'number':
    case 'duration':
      return checkTyped(scope, tree, expected);
    case 'text': {
      const term = checkAny(scope, tree);
      return term?.type === 'text' || term?.type === 'number' ? term : undefined;
    }
    case 'spans or truth': {
      const term = checkAny(scope, tree);
      return term?.type === 'truth' ? term : term && asSpans(scope, term, tree);
    }
    case 'any':
      return checkAny(scope, tree);
  }
}

/** A text that stands in no file. */
export function placed(text: string): ExpressionText {
  const file = sourceFile('', text);
  return { text, range: { file, start: 0, end: text.length }, at: (i) => i };
}
