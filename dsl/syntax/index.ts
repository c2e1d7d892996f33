// What other rooms use of `dsl/syntax`.

export type { GrahaState } from './affixes.ts';
export type {
  Attribution,
  Clause,
  DividedWindow,
  Expression,
  Extent,
  Quantifier,
  ScoreLine,
  Word,
} from './ast.ts';
export { clauseForms, readBy } from './clauses.ts';
export { type EclipseWord, eclipseWords } from './eclipse-words.ts';
export { isOfBirths } from './forms.ts';
export { quantitySpellings } from './keywords.ts';
export { lex, type SyntaxIssue } from './lex.ts';
export { type BinaryOperator, type DayOperator, isDayOperator, type WordReference } from './operators.ts';
export {
  type GrammarStart,
  grammarRules,
  parseClauses,
  parseDivided,
  parseExpression,
  parseScore,
  tokensAfter,
} from './parse.ts';
export { printClause, printExpression, printScoreLine, printWholeClause } from './print.ts';
export {
  Clock,
  Code,
  Comma,
  Compare,
  clauseOpeners,
  Ident,
  keywords,
  LBracket,
  LParen,
  lineOpeners,
  Name,
  NumberToken,
  Ordinal,
  Quantity,
  RBracket,
  RParen,
  Text,
} from './tokens.ts';
export { builtinReference, keywordReference, quantityReference } from './word-reference.ts';
