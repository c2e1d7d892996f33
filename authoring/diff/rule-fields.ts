// The rules of every kind field by field, by the names that authors know.

import {
  type ChakraRule,
  type CheckedClause,
  type CheckedWindow,
  canonicalClauses,
  children,
  type PackRule,
  type RuleInput,
  type ScoredRule,
  type TypedExpression,
} from '@nirnaya/compiler/front';
import {
  countsAs,
  plainIn,
  ruleEntries,
  type VariantEntry,
  type RuleFields as Written,
} from '@nirnaya/dsl/pack';
import { printClause, printExpression, printScoreLine } from '@nirnaya/dsl/syntax';
import {
  type Field,
  type Fields,
  inAnyOrder,
  inOrder,
  item,
  nonEmptyFields,
  plainItem,
  statedItems,
} from './field.ts';

/** The fields of a rule. */
export interface RuleFields {
  readonly fields: Fields;
  /** the lets that the fields rest on, each of them a field: they mean nothing by themselves */
  readonly bindings: Fields;
  /** the fields whose values it takes from the rules that it weighs */
  readonly taken: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** The fields of an observance or a condition. */
export function datedFields({ checked, linked: { fields } }: PackRule): RuleFields {
  const { kind, target, day, sky, clauses, drik, windows, named, kindOf, inputs, variants } = checked;
  const names = fields.kind === 'observance' ? fields.variants : [];
  const adhika = fields?.adhika === undefined ? '' : ` (adhika: ${fields.adhika})`;
  const observed = inOrder([item(target, () => printExpression(target.source) + adhika)]);
  return {
    fields: nonEmptyFields({
      [kind === 'condition' ? 'holds' : 'observe']: observed,
      day: inOrder(day === 'sunrise' ? [] : plainItem(day)),
      sky: inOrder(plainItem(sky)),
      decide: clausesField(clauses),
      drik: clausesField(drik ?? []),
      windows: inAnyOrder(windows.map((one) => item(one, () => windowText(one)))),
      named: typedField(named),
      kind: typedField(kindOf),
      inputs: inputsField(inputs),
      variants: inAnyOrder(
        names.map(({ key, name, name_sa }) => {
          const when = variants.find((one) => one.key === key)?.when;
          return item([key, name, name_sa, when], () => variantText({ key, name, name_sa }, when));
        }),
      ),
      ...statedFields(fields),
    }),
    bindings: bindingsOf([
      target,
      ...[...clauses, ...(drik ?? [])].map(({ term }) => term),
      ...windows.map(({ term }) => term),
      named,
      kindOf,
      ...variants.map(({ when }) => when),
    ]),
    taken: nothing,
  };
}

/** The fields of a rule that scores, with what it takes from the rules that it weighs. */
export function scoredFields(rule: ScoredRule): RuleFields {
  const { checked, linked, event, base, ratings, hierarchy, lasting } = rule;
  const { lines, require } = checked;
  return {
    fields: nonEmptyFields({
      over: inOrder(checked.kind === 'suitability' ? plainItem('day') : []),
      event: inOrder(plainItem(event)),
      base: inOrder(plainItem(base)),
      ratings: inOrder(ratings.map(({ name, least }) => item([name, least], () => `${name}: ${least}`))),
      hierarchy: inOrder(hierarchy.flatMap(plainItem)),
      with: inOrder(checked.with.flatMap(({ text }) => plainItem(text))),
      require: typedField(require),
      score: inOrder(
        lines.map(({ how, points, term, because, as, line }) =>
          item({ how, points, term, because, as }, () => printScoreLine(line)),
        ),
      ),
      lasting: inOrder(
        lasting === 0 ? [] : [item(lasting, () => `${Number((lasting * 1440).toFixed(3))} min`)],
      ),
      inputs: inputsField(checked.inputs),
      ...statedFields(linked.fields),
    }),
    bindings: bindingsOf([require, ...lines.map(({ term }) => term)]),
    taken: new Set(
      (['base', 'ratings', 'hierarchy', 'lasting'] as const).filter((field) => checked[field] === undefined),
    ),
  };
}

/** The fields of a chakra. */
export function chakraFields({ checked, linked }: ChakraRule): RuleFields {
  return {
    fields: nonEmptyFields({
      result: namedTerms(checked.results),
      inputs: inputsField(checked.inputs),
      ...statedFields(linked.fields),
    }),
    bindings: bindingsOf(checked.results.map(({ term }) => term)),
    taken: nothing,
  };
}

// The fields that count as they stand, in any order of their items.
const statedFields = (fields: Written): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    ruleEntries
      .filter((entry) => stated.some((as) => countsAs(entry, as, fields.kind)))
      .map((entry) => [entry.field, inAnyOrder(statedItems(plainIn(fields, entry), entry.shape))]),
  );

const stated = ['meaning', 'answers'] as const;

/** The clauses of a rule or a calendar. */
export const clausesField = (clauses: readonly CheckedClause[]): Field =>
  inOrder(clauses.map((one) => item(canonicalClauses([one]), () => printClause(one.clause))));

/** An expression by itself. */
export const typedField = (term: TypedExpression | undefined): Field =>
  inOrder(term === undefined ? [] : [item(term, () => printExpression(term.source))]);

const namedTerms = (named: readonly { readonly name: string; readonly term: TypedExpression }[]): Field =>
  inAnyOrder(
    named.map(({ name, term }) => item([name, term], () => `${name}: ${printExpression(term.source)}`)),
  );

const windowText = ({ name, term, title, quality }: CheckedWindow): string => {
  const about = [title, quality].filter((text) => text !== undefined).join(', ');
  return `${name}: ${printExpression(term.source)}${about === '' ? '' : ` (${about})`}`;
};

const variantText = (
  { key, name, name_sa }: Pick<VariantEntry, 'key' | 'name' | 'name_sa'>,
  when: TypedExpression | undefined,
): string => {
  const about = name_sa === undefined ? '' : ` (${name_sa})`;
  return `${key}: ${name}${about}${when === undefined ? '' : ` when ${printExpression(when.source)}`}`;
};

const inputsField = (inputs: readonly RuleInput[]): Field =>
  inAnyOrder(inputs.map((input) => item(input, () => inputText(input))));

const inputText = ({ name, kind, texts, optional }: RuleInput): string =>
  `${name}${optional ? '?' : ''}: ${texts === undefined ? kind : `[${texts.join(', ')}]`}`;

// Lets are in the terms that name them; a kala has none.
function bindingsOf(terms: readonly (TypedExpression | undefined)[]): Fields {
  const bindings = new Map<string, Field>();
  const visit = (term: TypedExpression): void => {
    if (term.op === 'named' && term.role === 'kala') return;
    if (term.op === 'named' && !bindings.has(term.name)) bindings.set(term.name, typedField(term.body));
    for (const child of children(term)) visit(child);
  };
  for (const term of terms) if (term !== undefined) visit(term);
  return bindings;
}
