// The operators of expressions that stand between two operands, in one table: how tightly each binds, who knows it, and what the
// reference says of its word. The grammar, the printer, the keywords, completion, hover, the reference pages and the random trees
// of tests follow from it. The compiler and the explanations each have a table with a row for every one of them.

/** How a word is written, and what it means. */
export interface WordReference {
  readonly use: string;
  readonly means: string;
  /** how an expression that it begins may go on, for completion: what then has a type */
  readonly goesOn?: readonly string[];
}

/** The levels of operators, from loose to tight. */
export type OperatorLevel = 'else' | 'or' | 'and' | 'comparison' | 'sum' | 'product' | 'tight';

/** An operator between two operands. */
interface Operator {
  readonly level: OperatorLevel;
  /** `own`: read by a rule of its own in grammar.ts; any other is read as `left operator right` where its level is */
  readonly form?: 'own';
  /** only rules of births know it */
  readonly births?: true;
  /** of its word; signs have none, nor have those of several words */
  readonly word?: WordReference;
}

/** Within a level in the order in which the grammar tries them. */
const operatorTable = {
  else: {
    level: 'else',
    word: { use: 'A else B', means: 'B where A is empty' },
  },
  or: {
    level: 'or',
    word: { use: 'A or B', means: 'the time of either; of two truths, at least one' },
  },
  and: {
    level: 'and',
    word: { use: 'A and B', means: 'the time that both share; of two truths, both' },
  },
  except: {
    level: 'and',
    word: { use: 'A except B', means: 'the time of A that is outside of B', goesOn: ['except day'] },
  },
  when: {
    level: 'and',
    word: { use: 'A when P', means: 'A if P holds, otherwise nothing' },
  },
  touches: {
    level: 'comparison',
    word: {
      use: 'A touches K',
      means: 'A shares some time with K, or an event falls in it',
      goesOn: ['touches day'],
    },
  },
  covers: {
    level: 'comparison',
    word: { use: 'A covers K', means: 'A holds during all of K', goesOn: ['covers day'] },
  },
  before: {
    level: 'comparison',
    word: {
      use: 't before u, 96 min before sunrise',
      means: 'whether one instant comes first; an instant some time earlier',
      goesOn: ['before sunset', 'before Monday'],
    },
  },
  after: {
    level: 'comparison',
    word: {
      use: 't after u, 1 day after FESTIVAL_X',
      means: 'whether one instant comes later; what lies some time later',
      goesOn: ['after sunset', 'after Monday'],
    },
  },
  within: {
    level: 'comparison',
    word: {
      use: 'A within B, Mercury within 10 deg of Sun',
      means: 'the spans of A in each span of B, pooled; of a birth: how near a graha is',
      goesOn: ['within Gregorian January', 'within day'],
    },
  },
  aspects: {
    level: 'comparison',
    word: {
      use: 'Jupiter aspects lagna',
      means: 'graha drishti by signs: all the 7th, Mars also 4 and 8, Jupiter 5 and 9, Saturn 3 and 10',
    },
  },
  in: {
    level: 'comparison',
    form: 'own',
    word: {
      use: 'Q in [v, w], overlap of A in K',
      means: 'when a quantity has one of some values; the window that is measured',
    },
  },
  with: {
    level: 'comparison',
    form: 'own',
    births: true,
    word: {
      use: 'lord of 9 with lord of 10, Jupiter with or aspects Moon',
      means: 'of a birth: stands in one sign with another; or aspects it',
    },
  },
  'with or aspects': { level: 'comparison', form: 'own', births: true },
  'exchanges with': { level: 'comparison', form: 'own', births: true },
  'hemmed by': { level: 'comparison', form: 'own', births: true },
  '>=': { level: 'comparison', form: 'own' },
  '<=': { level: 'comparison', form: 'own' },
  '>': { level: 'comparison', form: 'own' },
  '<': { level: 'comparison', form: 'own' },
  '=': { level: 'comparison', form: 'own' },
  '!=': { level: 'comparison', form: 'own' },
  '+': { level: 'sum' },
  '-': { level: 'sum' },
  '*': { level: 'product' },
  '/': { level: 'product' },
  mod: {
    level: 'product',
    word: {
      use: 'N mod 9',
      means: 'what is left of a number after division',
      goesOn: ['mod 2', 'mod 2 = 1'],
    },
  },
  by: {
    level: 'tight',
    word: {
      use: 'table by Q, then first by dharmasindhu',
      means:
        'looks a table up, an absent key giving nothing; at the end of a clause of `decide`, the work whose word it is',
    },
  },
  at: {
    level: 'tight',
    word: {
      use: 'A at t, Q at t',
      means: 'whether A holds at an instant; the value that a quantity has then',
      goesOn: ['at sunrise', 'at sunrise is Monday', 'at sunrise is Ekadashi', 'at sunrise is Rohini'],
    },
  },
  from: {
    level: 'tight',
    births: true,
    word: {
      use: 'from t for D, from t to u, kendra from Moon',
      means: 'a window that begins at an instant; of a birth: the sign from which houses are counted',
      goesOn: ['from sunset for 1 min', 'from sunset'],
    },
  },
} as const satisfies Readonly<Record<string, Operator>>;

type Table = typeof operatorTable;

/** An operator between two operands. */
export type BinaryOperator = keyof Table;

/** An operator that rules of days know, and not only those of births. */
export type DayOperator = {
  [K in BinaryOperator]: Table[K] extends { readonly births: true } ? never : K;
}[BinaryOperator];

/** The word of an operator that is one word. */
export type OperatorWord = {
  [K in BinaryOperator]: Table[K] extends { readonly word: object } ? K : never;
}[BinaryOperator];

/** The operators. */
export const operators: Readonly<Record<BinaryOperator, Operator>> = operatorTable;

const names = Object.keys(operatorTable) as readonly BinaryOperator[];

/** Whether rules of days know an operator. */
export const isDayOperator = (name: BinaryOperator): name is DayOperator => operators[name].births !== true;

/** The operators that rules of days know. */
export const dayOperators: readonly DayOperator[] = names.filter(isDayOperator);

/** The operators of a level that are read as `left operator right`. */
export const infixOf = (level: OperatorLevel): readonly BinaryOperator[] =>
  names.filter((name) => operators[name].level === level && operators[name].form === undefined);

/** What the reference says of the words of operators. */
export const operatorWords = Object.fromEntries(
  names.flatMap((name) => {
    const { word } = operators[name];
    return word === undefined ? [] : [[name, word]];
  }),
) as Readonly<Record<OperatorWord, WordReference>>;
