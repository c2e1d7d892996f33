// The kinds of the syntax tree, and those that occur in packs. A kind that is added to the tree and not here is a
// type error; so none is forgotten.

import type { PackDocument } from '../../dsl/pack/document.ts';
import type { Clause, DurationUnit, Expression } from '../../dsl/syntax/ast.ts';
import { dayOperators } from '../../dsl/syntax/operators.ts';
import { parseClauses, parseDivided, parseExpression } from '../../dsl/syntax/parse.ts';
import { type Vocabulary, vocabularyWith } from '../../dsl/vocabulary/vocabulary.ts';

// What only rules of births have: charts and not days judge them, in the tests beside their packs.
type OfBirths = 'some' | 'described' | 'dispositor' | 'signs-of' | 'sign-class' | 'frame' | 'near';

// An angle stands nowhere but in an arc, which keeps its degrees.
const expressions: Record<Exclude<Expression['kind'], 'angle' | OfBirths>, true> = {
  number: true,
  text: true,
  clock: true,
  duration: true,
  fraction: true,
  list: true,
  phrase: true,
  ident: true,
  code: true,
  quantity: true,
  class: true,
  enters: true,
  asta: true,
  not: true,
  binary: true,
  is: true,
  grows: true,
  state: true,
  longitude: true,
  house: true,
  any: true,
  arc: true,
  edge: true,
  length: true,
  overlap: true,
  neighbour: true,
  part: true,
  'from-for': true,
  'from-to': true,
  offset: true,
  'each-side': true,
  shifted: true,
  'number-of': true,
  'lord-of': true,
  count: true,
  cycle: true,
  every: true,
  nth: true,
  'weekday-near': true,
};
// A ghati of nothing is parsed to be refused.
const units: Record<Exclude<DurationUnit, 'bare ghati'>, true> = {
  min: true,
  hour: true,
  days: true,
  'fixed ghati': true,
  muhurta: true,
  ghati: true,
  prahara: true,
};
const clauses: Record<Clause['kind'], true> = {
  also: true,
  require: true,
  prefer: true,
  most: true,
  // biome-ignore lint/suspicious/noThenProperty: the name of a clause
  then: true,
  undecided: true,
};
/** What distinguishes nodes of one kind. */
const details = [
  'quantity tithi',
  'quantity paksha',
  'quantity nakshatra',
  'quantity nakshatra28',
  'quantity yoga',
  'quantity karana',
  'quantity weekday',
  'quantity rashi',
  'quantity lagna',
  'quantity lunar month',
  'quantity purnimanta month',
  'edge start',
  'edge end',
  'edge middle',
  'neighbour next',
  'neighbour last',
  'offset before',
  'offset after',
  'weekday-near before',
  'weekday-near after',
  'grows vriddhi',
  'grows kshaya',
  'prefer any',
  'prefer earliest',
  'prefer latest',
  'then first',
  'then last',
];

/** Every kind, operator, unit and clause of the language that a pack may use, and what distinguishes them. */
export const allKinds: readonly string[] = [
  ...Object.keys(expressions),
  ...dayOperators.map((op) => `binary ${op}`),
  ...Object.keys(units).map((unit) => `duration ${unit}`),
  ...Object.keys(clauses).map((clause) => `clause ${clause}`),
  ...details,
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// Adds what is met in a tree; `prefix` marks its topmost node as a clause.
function addKinds(node: unknown, found: Set<string>, prefix = ''): void {
  if (!isObject(node)) return;
  if (typeof node.kind === 'string') {
    found.add(prefix + node.kind);
    for (const detail of [node.op, node.unit, node.quantity, node.which, node.side, node.how])
      if (typeof detail === 'string') found.add(`${node.kind} ${detail}`);
  }
  for (const value of Object.values(node)) addKinds(value, found);
}

const addText = (key: string, text: string, vocabulary: Vocabulary, found: Set<string>): void => {
  if (key === 'decide') {
    for (const clause of parseClauses(text, vocabulary).clauses) addKinds(clause, found, 'clause ');
  } else if (key === 'divide') {
    for (const window of parseDivided(text, vocabulary).windows) addKinds(window.of, found);
  } else addKinds(parseExpression(text, vocabulary).tree, found);
};

/** The kinds that occur in packs that are compiled together. */
export function kindsIn(documents: readonly PackDocument[]): Set<string> {
  const vocabulary = vocabularyWith(
    documents.flatMap(({ calendars }) =>
      calendars.map((c) => ({ name: c.name, months: c.months.map((m) => m.names) })),
    ),
  );
  const found = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (!isObject(value)) return;
    if (typeof value.text === 'string' && typeof value.at === 'function')
      addText(key, value.text, vocabulary, found);
    else for (const [name, inner] of Object.entries(value)) if (name !== 'file') visit(inner, name);
  };
  for (const document of documents) visit(document, '');
  return found;
}
