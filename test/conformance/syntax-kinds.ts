// The kinds of the syntax tree, and those that occur in packs. A kind that is added to the tree and not here is a
// type error; so none is forgotten.

import type { PackDocument } from '../../dsl/pack/document.ts';
import type { DurationUnit } from '../../dsl/syntax/ast.ts';
import { clauseKinds } from '../../dsl/syntax/clauses.ts';
import { dayKinds } from '../../dsl/syntax/forms.ts';
import { dayOperators } from '../../dsl/syntax/operators.ts';
import { parseClauses, parseDivided, parseExpression } from '../../dsl/syntax/parse.ts';
import { type Vocabulary, vocabularyWith } from '../../dsl/vocabulary/vocabulary.ts';

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
  // An angle stands nowhere but in an arc, which keeps its degrees.
  ...dayKinds.filter((kind) => kind !== 'angle'),
  ...dayOperators.map((op) => `binary ${op}`),
  ...Object.keys(units).map((unit) => `duration ${unit}`),
  ...clauseKinds.map((clause) => `clause ${clause}`),
  ...details,
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// Adds what is met in a tree; `prefix` marks its topmost node as a clause.
function addKinds(node: unknown, actual: Set<string>, prefix = ''): void {
  if (!isObject(node)) return;
  if (typeof node.kind === 'string') {
    actual.add(prefix + node.kind);
    for (const detail of [node.op, node.unit, node.quantity, node.which, node.side, node.how])
      if (typeof detail === 'string') actual.add(`${node.kind} ${detail}`);
  }
  for (const value of Object.values(node)) addKinds(value, actual);
}

const addText = (key: string, text: string, vocabulary: Vocabulary, actual: Set<string>): void => {
  if (key === 'decide') {
    for (const clause of parseClauses(text, vocabulary).clauses) addKinds(clause, actual, 'clause ');
  } else if (key === 'divide') {
    for (const window of parseDivided(text, vocabulary).windows) addKinds(window.of, actual);
  } else addKinds(parseExpression(text, vocabulary).tree, actual);
};

/** The kinds that occur in packs that are compiled together. */
export function kindsIn(documents: readonly PackDocument[]): Set<string> {
  const vocabulary = vocabularyWith(
    documents.flatMap(({ calendars }) =>
      calendars.map((c) => ({ name: c.name, months: c.months.map((m) => m.names) })),
    ),
  );
  const results = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (!isObject(value)) return;
    if (typeof value.text === 'string' && typeof value.at === 'function')
      addText(key, value.text, vocabulary, results);
    else for (const [name, inner] of Object.entries(value)) if (name !== 'file') visit(inner, name);
  };
  for (const document of documents) visit(document, '');
  return results;
}
