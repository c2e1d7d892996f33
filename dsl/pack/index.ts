// What other rooms use of `dsl/pack`.

export { cites } from './cite.ts';
export {
  type AdhikaMode,
  type BirthType,
  type CalendarEntry,
  type ChainEntry,
  type ChainPair,
  type ChakraFields,
  type Cited,
  type CiteLevel,
  type CommonFields,
  type ConditionFields,
  type DayMode,
  type DivisionEntry,
  type ExpressionText,
  type HoldingFields,
  type IgnoreEntry,
  type InputEntry,
  type InputKind,
  inputKinds,
  type KalaEntry,
  type KutaFields,
  type MuhuratFields,
  type NamedExpression,
  type Naming,
  type ObservanceFields,
  type PackDocument,
  type PackKind,
  type PartialFields,
  type PlacedText,
  type Quality,
  type RatingEntry,
  type ReadingFields,
  type RuleEntry,
  type RuleFields,
  type RuleMode,
  type RuleType,
  ruleTypes,
  type SetFields,
  type StatedPlace,
  type StatedSky,
  type SuitabilityFields,
  type TableEntry,
  type TableMap,
  type TableNode,
  type VariantEntry,
  type WindowEntry,
  type WorkEntry,
} from './document.ts';
export { isPackFile, isTestFile, isWordsFile } from './file-kinds.ts';
export { formAt } from './form-at.ts';
export { loadPackFiles, loadTestFiles, loadWordsFiles, readSourceFile } from './load-folder.ts';
export { smallName } from './name-forms.ts';
export { packNamedIn, statesParent } from './pack-name.ts';
export { readPack } from './read-pack.ts';
export { highestScore } from './read-scored.ts';
export { readTests } from './read-test.ts';
export { readWords } from './read-words.ts';
export { ruleFieldsOf } from './rule-fields.ts';
export { goesWith, reportConflicts, ruleKind } from './rule-kind.ts';
export { childReference } from './rule-schema.ts';
export {
  countsAs,
  type NamedRuleField,
  plainIn,
  type RuleField,
  ruleEntries,
  valueIn,
} from './rule-table.ts';
export type { ExpectedType, ExpressionKind, Shape } from './shape.ts';
export { ownStatements } from './stated-table.ts';
export { knownTags } from './tags.ts';
export type {
  AuthorTest,
  BirthTest,
  ChakraTest,
  DatesTest,
  HoldsTest,
  KalaTest,
  MatchTest,
  NamedWindowsTest,
  RuleTest,
  TestChart,
  TestDocument,
  TestField,
  TestInputs,
  TestMoment,
  TestPlace,
  TestVerdict,
  TimesTest,
  WindowsTest,
  WorthTest,
} from './test-document.ts';
export { referenceLanguage, type WordField, type WordsDocument, wordFields } from './words-document.ts';
