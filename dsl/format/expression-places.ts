// Which scalars of a pack are written in the rule language, by the keys that lead to them. What is not listed here is
// prose or a name, and the formatter leaves its words alone.

/** How the text is parsed: one expression, the clauses of `decide`, the lines of `score`, the windows of a division. */
export type ExpressionKind = 'expression' | 'clauses' | 'score' | 'windows';

const ofRule: Readonly<Record<string, ExpressionKind>> = {
  observe: 'expression',
  holds: 'expression',
  kind: 'expression',
  named: 'expression',
  require: 'expression',
  lasting: 'expression',
  row: 'expression',
  column: 'expression',
  points: 'expression',
  decide: 'clauses',
  score: 'score',
};

// Of a calendar; a rule's `begins` is a word.
const ofCalendar: Readonly<Record<string, ExpressionKind>> = { ...ofRule, begins: 'expression' };

const namedExpressions = ['let', 'windows', 'result'];

const ofDivision: Readonly<Record<string, ExpressionKind>> = { divide: 'windows', label: 'expression' };

/** The kind of the text at a path of keys, the items of a list standing as `-`; undefined where it is no expression. */
export function expressionKind(path: readonly string[]): ExpressionKind | undefined {
  const [section, , field = '', inner, last] = path;
  switch (section) {
    case 'kala':
      return path.length === 2 || (path.length === 3 && field === 'is') ? 'expression' : undefined;
    case 'divisions':
      return path.length === 3 ? own(ofDivision, field) : undefined;
    case 'calendars':
    case 'rules':
      if (path.length === 3) return own(section === 'calendars' ? ofCalendar : ofRule, field);
      if (path.length === 4 && field === 'drik') return inner === 'decide' ? 'clauses' : undefined;
      if (path.length === 4) return namedExpressions.includes(field) ? 'expression' : undefined;
      if (path.length !== 5) return undefined;
      if (field === 'windows') return last === 'is' ? 'expression' : undefined;
      return (field === 'variants' || field === 'cancelled') && last === 'when' ? 'expression' : undefined;
    default:
      return undefined;
  }
}

// A field may be called `constructor`, which every object has and this one does not mean.
const own = (kinds: Readonly<Record<string, ExpressionKind>>, field: string): ExpressionKind | undefined =>
  Object.hasOwn(kinds, field) ? kinds[field] : undefined;
