// What other rooms use of `dsl/vocabulary`.

export { attributeTables } from './attribute-tables.ts';
export { capitalized } from './capitalized.ts';
export { type ClassificationField, type ClassifiedAs, forClassifications } from './classifications.ts';
export { commonlyMeant } from './common-spellings.ts';
export { fixedNames, type NameKind, nameOf, tithiFullName } from './kinds.ts';
export { type Language, languages } from './languages.ts';
export { type PlaceName, placeNamed, placeNames } from './place-names.ts';
export {
  type Certainty,
  certainties,
  concerns,
  type RuleKind,
  ruleKinds,
  tones,
  type Weight,
  weights,
} from './rule-words.ts';
export { sanskritNames } from './sanskrit-names.ts';
export { type SkyName, skyLabels, skyNames, skyTitles } from './sky-names.ts';
export { slugOf } from './slug.ts';
export { longestKey, plainSpelling, soundKey } from './spelling.ts';
export { nearest, suggest } from './suggest.ts';
export { unknownText } from './unknown-text.ts';
export { builtinCalendars, type Meaning, type Vocabulary, vocabularyWith } from './vocabulary.ts';
export { ayanaNames, moonPhaseNames, rituNames, samvatsaraNames } from './year-names.ts';
