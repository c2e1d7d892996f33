// The fields of rules, each once: what it is for, in which kinds of rule it stands, how it is read, how a child's lies over its
// parent's, and what it counts for. Reader, types, JSON Schema, linker, fingerprint, `diff`, editors and pages follow from it.

import { report } from '../diagnostics/catalogue.ts';
import { suggestionFor } from '../diagnostics/suggest.ts';
import { matching, within } from '../json-schema/shapes.ts';
import {
  type ClassificationField,
  type ClassifiedAs,
  type classifications,
  forClassifications,
} from '../vocabulary/classifications.ts';
import { certainties, concerns, type RuleKind, ruleKinds, tones } from '../vocabulary/rule-words.ts';
import { cites } from './cite.ts';
import {
  adhikaModes,
  beginnings,
  birthTypes,
  dayModes,
  type PlacedText,
  ruleTypes,
  scoredOver,
} from './entries.ts';
import { traditionName } from './name-forms.ts';
import {
  clauses,
  code,
  codes,
  expression,
  namedExpressions,
  nameOf,
  number,
  placedText,
  placedTexts,
  scoreLines,
  text,
  texts,
  word,
} from './plain-shapes.ts';
import { cancelled, points } from './read-cancelled.ts';
import { ignores } from './read-ignores.ts';
import { inputs } from './read-inputs.ts';
import { place } from './read-place.ts';
import { recordShape } from './read-record.ts';
import { hierarchy, ratingNames, ratings, score } from './read-scored.ts';
import { sky } from './read-sky.ts';
import { variants } from './read-variants.ts';
import { windows } from './read-windows.ts';
import type { RecordTable, Shape } from './shape.ts';
import { tags } from './tags.ts';

/**
 * How what `extend` writes lies over what a parent wrote: it takes its place; its entries take the place of those of the same
 * name; its items go before; or the field belongs to the file alone.
 */
export type Merge = 'replace' | 'by name' | 'before' | 'own';

/**
 * What a field counts for. `checked`: for the rule as it is checked, which fingerprints are made of. `meaning`: for the
 * fingerprint as it stands. `answers`: for answers alone; `diff` names it, no fingerprint counts it. `prose`: it decides nothing.
 */
export type Counting = 'checked' | 'meaning' | 'answers' | 'prose';

/** A field of rules. */
export interface RuleFieldEntry {
  readonly about: string;
  readonly kinds: readonly RuleKind[];
  readonly shape: Shape<unknown>;
  /** `replace` where it is left out */
  readonly merge?: Merge;
  readonly counts: Counting;
  /** the kinds of rule in which it counts for the meaning, where it stands in others besides */
  readonly countsIn?: readonly RuleKind[];
  /** what documents call it, where its name has another use there */
  readonly property?: string;
}

const observance = ['observance'] as const;
const dated = ['observance', 'condition'] as const;
const scored = ['muhurat', 'suitability'] as const;
const births = ['yoga', 'dosha', 'kuta', 'set', 'reading'] as const;

const tradition: Shape<PlacedText> = {
  ...placedText,
  schema: matching(within(traditionName), 'the name of a tradition, such as smarta'),
  read(owner, field) {
    const node = owner.scalar(field);
    if (node === undefined) return undefined;
    if (!traditionName.test(node.text)) return owner.wrong(field, node, 'a name such as smarta');
    return { text: node.text, range: node.range };
  },
};

const drikTable = {
  decide: { about: 'the clauses of drik calendars', shape: clauses },
} as const satisfies RecordTable;

const classified = forClassifications((_, { about, words, counts }) => ({
  about,
  kinds: observance,
  shape: word(words),
  counts,
})) as unknown as {
  readonly [F in ClassificationField]: RuleFieldEntry & {
    readonly kinds: typeof observance;
    readonly shape: Shape<ClassifiedAs<F>>;
    readonly counts: (typeof classifications)[F]['counts'];
  };
};

/** The fields of rules, in the order in which they are listed. */
export const ruleTable = {
  name: {
    about: 'the common name',
    kinds: ruleKinds,
    shape: text,
    counts: 'meaning',
  },
  name_sa: {
    about: 'the Sanskrit name, in IAST',
    kinds: ruleKinds,
    shape: text,
    counts: 'prose',
  },
  cite: {
    about: 'the authorities: a list of works with what they say',
    kinds: ruleKinds,
    shape: cites,
    // The nearest authority is named first.
    merge: 'before',
    counts: 'prose',
  },
  ...classified,
  tradition: {
    about: 'the tradition that observes it, such as smarta',
    kinds: observance,
    shape: tradition,
    counts: 'meaning',
  },
  of: {
    about:
      'the general observance of which this is the rule of a tradition; if both are active, answers show one',
    kinds: observance,
    shape: code,
    counts: 'meaning',
  },
  instance_of: {
    about:
      'the observances of which this is an instance; on a date of both, answers show this one, with the others within it',
    kinds: observance,
    shape: codes,
    counts: 'answers',
  },
  type: {
    about:
      'the type of an observance: FESTIVAL, VRAT or SANKRANTI; of a rule of births YOGA, DOSHA, KUTA, SET or READING',
    kinds: [...dated, ...births],
    shape: word([...ruleTypes, ...birthTypes]),
    counts: 'meaning',
    // Of a birth it is the kind of the rule, which counts by itself.
    countsIn: dated,
  },
  tags: {
    about: 'the tags that clients filter by',
    kinds: ruleKinds,
    shape: tags,
    counts: 'meaning',
    countsIn: dated,
  },
  summary: {
    about: 'a description in one sentence',
    kinds: ruleKinds,
    shape: text,
    counts: 'prose',
  },
  aliases: {
    about: 'other names',
    kinds: ruleKinds,
    shape: texts,
    counts: 'prose',
  },
  observe: {
    about: 'the target whose day is decided',
    kinds: observance,
    shape: expression('target'),
    counts: 'checked',
  },
  holds: {
    about:
      'of a condition: the spans of time during which it holds; of a yoga or a dosha: what is so in a chart; of a set: its grahas',
    kinds: ['condition', 'yoga', 'dosha', 'set'],
    shape: expression('spans'),
    counts: 'checked',
  },
  kind: {
    about: 'of a condition: the name of each span',
    kinds: dated,
    shape: expression('text'),
    counts: 'checked',
    property: 'kindOf',
  },
  inputs: {
    about: 'values supplied by the caller, by name',
    // Of an observance they are reported when it is checked.
    kinds: [...dated, ...scored, 'chakra'],
    shape: inputs,
    counts: 'checked',
  },
  sky: {
    about: 'the sky that decides it, such as vakya (default: that of the chain)',
    kinds: dated,
    shape: sky,
    counts: 'checked',
  },
  adhika: {
    about: 'the treatment of an intercalary month: skip (default), both or only',
    kinds: [...dated, ...scored],
    shape: word(adhikaModes),
    counts: 'checked',
  },
  day: {
    about: 'the boundary of candidate days: sunrise (default), civil or sunset',
    kinds: dated,
    shape: word(dayModes),
    counts: 'checked',
  },
  place: {
    about: 'a place at which the rule is decided for every request',
    kinds: dated,
    shape: place,
    counts: 'meaning',
  },
  let: {
    about: 'named expressions for use in this rule',
    kinds: ruleKinds,
    shape: { ...namedExpressions, mayNotBeEmpty: true },
    merge: 'by name',
    counts: 'checked',
    property: 'bindings',
  },
  decide: {
    about: 'the clauses that narrow the candidates to one day',
    kinds: observance,
    shape: clauses,
    counts: 'checked',
  },
  drik: {
    about: 'the decision of drik calendars, if it differs',
    kinds: dated,
    shape: { ...recordShape('a drik variant', drikTable), mayNotBeEmpty: true },
    counts: 'checked',
  },
  windows: {
    about: 'named windows of the day decided, or of a span of a condition',
    kinds: dated,
    shape: windows,
    merge: 'by name',
    counts: 'checked',
  },
  named: {
    about: 'an expression for the key of the variant of an occurrence',
    kinds: observance,
    shape: expression('text'),
    counts: 'checked',
  },
  certainty: {
    about: 'the certainty of its dates: arithmetic, astronomical, announced or projected',
    kinds: observance,
    shape: word(certainties),
    counts: 'meaning',
  },
  begins: {
    about: 'evening before, if it begins at the sunset before its date',
    kinds: observance,
    shape: word(beginnings),
    counts: 'meaning',
  },
  lasts: {
    about: 'the number of days, from the decided one',
    kinds: observance,
    // As many as lie between two sankrantis or new moons, and some.
    shape: number('`lasts`', 1, 60, { isWhole: true, at: 'map' }),
    counts: 'meaning',
  },
  variants: {
    about: 'the names of individual occurrences, by key',
    kinds: observance,
    shape: variants,
    merge: 'by name',
    counts: 'checked',
  },
  event: {
    about: 'of a muhurat: the event',
    kinds: scored,
    shape: nameOf('an event'),
    counts: 'checked',
  },
  over: {
    about: 'of a suitability: day, because it scores whole days',
    kinds: ['suitability'],
    shape: word(scoredOver),
    counts: 'checked',
  },
  base: {
    about: 'the initial score, 0 to 100',
    kinds: scored,
    shape: score,
    counts: 'checked',
  },
  score: {
    about: 'the lines that add to the score, subtract from it or block',
    kinds: scored,
    shape: scoreLines,
    counts: 'checked',
  },
  require: {
    about: 'of a muhurat: the condition for scoring a time',
    kinds: ['muhurat'],
    shape: expression('spans or truth'),
    counts: 'checked',
  },
  lasting: {
    about: 'of a muhurat: the minimum length of a time',
    kinds: ['muhurat'],
    shape: expression('duration'),
    counts: 'checked',
  },
  ratings: {
    about: 'the minimum score of each rating; the lowest starts at 0',
    kinds: scored,
    shape: ratings,
    counts: 'checked',
  },
  flawless: {
    about: 'the ratings that are given only if no line subtracts points',
    kinds: scored,
    shape: ratingNames,
    counts: 'checked',
  },
  hierarchy: {
    about: 'the labels of lines, highest first',
    kinds: ['suitability'],
    shape: hierarchy,
    counts: 'checked',
  },
  with: {
    about: 'rules whose lines are included',
    kinds: scored,
    shape: placedTexts(code),
    counts: 'checked',
  },
  result: {
    about: 'of a chakra: the values computed from its inputs; of a reading: those of a chart',
    kinds: ['chakra', 'reading'],
    shape: namedExpressions,
    merge: 'by name',
    counts: 'checked',
    property: 'results',
  },
  group: {
    about: 'of a rule of births: its group, such as nabhasa',
    kinds: births,
    shape: nameOf('a group'),
    counts: 'checked',
  },
  form_of: {
    about:
      'of a yoga or a dosha: the rule of the same name whose other form it is; answers list them as one entry',
    kinds: ['yoga', 'dosha'],
    shape: code,
    counts: 'answers',
  },
  tone: {
    about: 'of a yoga or a dosha: how the texts speak of it: favourable, mixed or demanding',
    kinds: ['yoga', 'dosha'],
    shape: word(tones),
    counts: 'answers',
  },
  effects: {
    about: 'of a yoga or a dosha: its effects',
    kinds: ['yoga', 'dosha'],
    shape: text,
    counts: 'prose',
  },
  concern: {
    about:
      'of a yoga or a dosha: what its effects concern that is withheld unless a request asks for it: death, illness, progeny, infidelity, kin, hardship',
    kinds: ['yoga', 'dosha'],
    shape: word(concerns),
    counts: 'answers',
  },
  cancelled: {
    about: 'of a rule of births: conditions that cancel it',
    kinds: ['yoga', 'dosha', 'kuta'],
    shape: cancelled,
    counts: 'checked',
  },
  maximum: {
    about: 'of a kuta: the maximum points',
    kinds: ['kuta'],
    shape: points,
    counts: 'checked',
  },
  row: {
    about: 'of a kuta: the row of its table',
    kinds: ['kuta'],
    shape: expression(),
    counts: 'checked',
  },
  column: {
    about: 'of a kuta: the column of its table',
    kinds: ['kuta'],
    shape: expression(),
    counts: 'checked',
  },
  points: {
    about: 'of a kuta: the points of two charts',
    kinds: ['kuta'],
    shape: expression(),
    counts: 'checked',
  },
  ignore: {
    about: 'warnings to silence: a list of codes, each with a reason',
    kinds: ruleKinds,
    shape: ignores,
    merge: 'own',
    counts: 'prose',
  },
} as const satisfies Readonly<Record<string, RuleFieldEntry>>;

/** The name of a field of rules, as authors write it. */
export type RuleField = keyof typeof ruleTable;

/** Every field that a rule of some kind has. */
export const ruleFields = Object.keys(ruleTable) as readonly RuleField[];

/** The entry of a field. */
export const ruleField = (field: RuleField): RuleFieldEntry => ruleTable[field];

/** A field of rules with its name, and the name that documents have for it. */
export interface NamedRuleField extends RuleFieldEntry {
  readonly field: RuleField;
  readonly property: string;
  readonly merge: Merge;
}

/** The fields of rules with their names. */
export const ruleEntries: readonly NamedRuleField[] = ruleFields.map((field) => {
  const entry = ruleField(field);
  return { ...entry, field, property: entry.property ?? field, merge: entry.merge ?? 'replace' };
});

/** The value of a field in the fields of a rule of any kind. */
export const valueIn = (fields: object, { property }: Pick<NamedRuleField, 'property'>): unknown =>
  (fields as Readonly<Record<string, unknown>>)[property];

/** A value of a field apart from where it stands; of a list the items. Undefined where it is not there. */
export function plainIn(fields: object, entry: NamedRuleField): unknown {
  const value = valueIn(fields, entry);
  const { plain } = entry.shape;
  return value === undefined || plain === undefined ? value : plain(value);
}

/** Whether a field counts as something in the rules of a kind. */
export const countsAs = (
  { counts, kinds, countsIn = kinds, merge }: NamedRuleField,
  as: Counting,
  kind: RuleKind,
): boolean => counts === as && countsIn.includes(kind) && merge !== 'own';

/** An entry of a map of the rule, as `unset` names it: `windows.puja`, `variants.KAMADA`. */
const unsetEntry: RegExp = new RegExp(
  `^(?:${ruleEntries
    .flatMap(({ field, shape: { named } }) => (named === undefined ? [] : `${field}\\.${within(named.form)}`))
    .join('|')})$`,
);

// `unset` names fields of the rule, or an entry of `let`, `windows`, `result` or `variants`.
const unset: Shape<readonly PlacedText[]> = {
  ...placedTexts({
    schema: matching(
      [...ruleFields, within(unsetEntry)].join('|'),
      'a field of a rule, or an entry of let, windows, result or variants, such as windows.puja',
    ),
  }),
  read(owner, field) {
    const read = owner.texts(field);
    for (const { text: name, range } of read ?? []) {
      if (Object.hasOwn(ruleTable, name) || unsetEntry.test(name)) continue;
      const suggestion = suggestionFor(name, ruleFields);
      owner.sink.push(report('unknown-field', range, { field: name, where: 'a rule' }, { suggestion }));
    }
    return read;
  },
};

/** The fields of `extend CODE`: those of rules, and which of the parent's are taken away. */
export const extensionTable = {
  ...ruleTable,
  unset: {
    about: 'fields of the parent that are taken away, as decide or windows.puja',
    shape: unset,
  },
} as const satisfies RecordTable;
