// The shapes that many fields have: texts, words, numbers, names, codes, expressions, and lists and maps of them.

import { fromTo, wholeFromTo } from '../diagnostics/allowed-numbers.ts';
import { report } from '../diagnostics/catalogue.ts';
import type { Schema } from '../json-schema/schema.ts';
import * as json from '../json-schema/shapes.ts';
import type { ExpressionText, NamedExpression, PlacedText } from './entries.ts';
import { type Fields, reportBadName } from './fields.ts';
import { codeShape, label, smallName } from './name-forms.ts';
import type { ExpectedType, Form, Shape } from './shape.ts';

/** A text. */
export const text: Shape<string> = {
  schema: json.text,
  read: (owner, field) => owner.text(field),
};

/** A text with its place. */
export const placedText: Shape<PlacedText> = {
  schema: json.text,
  read: placed,
  plain: ({ text: written }) => written,
};

function placed(owner: Fields, field: string): PlacedText | undefined {
  const node = owner.scalar(field);
  return node && { text: node.text, range: node.range };
}

/** One of some words. */
export const word = <T extends string>(
  words: readonly T[],
): Shape<T> & { readonly values: readonly T[] } => ({
  schema: json.oneOf(words),
  values: words,
  read: (owner, field) => owner.oneOf(field, words),
});

/** A list of texts, or one that stands alone. */
export const texts: Shape<readonly string[]> = {
  schema: json.oneOrList(json.text),
  read: (owner, field) => owner.texts(field)?.map(({ text: written }) => written),
};

/** The same with their places, each of a form. */
export const placedTexts = (item: Form = text): Shape<readonly PlacedText[]> => ({
  schema: json.oneOrList(item.schema),
  ...(item.names === undefined ? {} : { names: item.names }),
  item,
  read: (owner, field) => owner.texts(field),
  plain: (all) => all.map(({ text: written }) => written),
});

/** A number between two. `what` names it in messages; `at` is where one out of range is reported. */
export const number = (
  what: string,
  min: number,
  max: number,
  { isWhole = false, at = 'value' }: { readonly isWhole?: boolean; readonly at?: 'value' | 'map' } = {},
): Shape<number> => ({
  schema: { type: isWhole ? 'integer' : 'number', minimum: min, maximum: max },
  read(owner, field) {
    const value = owner.number(field);
    if (value === undefined || (value >= min && value <= max && (!isWhole || Number.isInteger(value))))
      return value;
    const allowed = isWhole ? wholeFromTo(min, max) : fromTo(min, max);
    const range = at === 'map' ? owner.node.range : (owner.scalar(field)?.range ?? owner.node.range);
    owner.sink.push(report('number-out-of-range', range, { what, allowed, found: value }));
    return undefined;
  },
});

/** Any number. */
export const anyNumber: Shape<number> = {
  schema: { type: 'number' },
  read: (owner, field) => owner.number(field),
};

/** The JSON Schema of the names of kalas, lets, tables, windows and inputs, `before` and `after` standing around them. */
export const smallNames = (before = '', after = ''): Schema =>
  json.matching(before + json.within(smallName) + after, 'a name is written in small letters, digits and _');

/** A name in small letters; `what` it is the name of. */
export const nameOf = (what: string): Shape<PlacedText> => ({
  ...placedText,
  schema: smallNames(),
  read(owner, field) {
    const name = placed(owner, field);
    if (name !== undefined && !smallName.test(name.text))
      reportBadName(name.range, name.text, what, owner.sink);
    return name;
  },
});

/** The JSON Schema of the names of labels and ratings. */
export const labels: Schema = json.matching(
  json.within(label),
  'a label is written in capitals, digits and _',
);

/** What editors say of a code that cannot be one. */
export const codeForm = "a rule's code is FESTIVAL_NAME, VRAT_NAME or the like";

const codeSchema = json.matching(json.within(codeShape), codeForm);

/** The code of a rule. */
export const code: Shape<PlacedText> = {
  ...placedText,
  schema: codeSchema,
  names: 'rule',
  read(owner, field) {
    const placedText = placed(owner, field);
    return placedText && codeIn(placedText, owner);
  },
};

/** Codes of rules, those left out that cannot be one. */
export const codes: Shape<readonly PlacedText[]> = {
  ...placedTexts(code),
  read: (owner, field) => owner.texts(field)?.flatMap((one) => codeIn(one, owner) ?? []),
};

function codeIn(placedText: PlacedText, { sink }: Fields): PlacedText | undefined {
  if (codeShape.test(placedText.text)) return placedText;
  sink.push(report('bad-code', placedText.range, { code: placedText.text }));
  return undefined;
}

/** An expression, which the compiler parses and checks. */
export const expression = (expected: ExpectedType = 'any'): Shape<ExpressionText> => ({
  schema: json.expression,
  grammar: 'expression',
  expected,
  read: (owner, field) => owner.expression(field),
});

/** Several lines of the language. */
const lines = (grammar: 'clauses' | 'score'): Shape<ExpressionText> => ({
  schema: json.expression,
  grammar,
  opens: 'block',
  read: (owner, field) => owner.expression(field),
});

/** The clauses of `decide`. */
export const clauses: Shape<ExpressionText> = lines('clauses');

/** The lines of `score`. */
export const scoreLines: Shape<ExpressionText> = lines('score');

/** Expressions by names. */
export const namedExpressions: Shape<readonly NamedExpression[]> = {
  schema: json.mapOf(smallNames(), json.expression),
  opens: 'below',
  entry: () => expression(),
  named: { form: smallName, nameOf: ({ name }: NamedExpression) => name },
  read: (owner, field) => owner.named(field),
};
