// What other rooms use of `app/names`.

export { readNames } from './bundled-names.ts';
export { angaNames, landNames, placeNames, sanskritFile } from './files.ts';
export { keyFieldsOf, keysOf } from './keys.ts';
export { digitsIn, type Localiser, localiserOf, type Writing } from './localised.ts';
export { type NameFacts, type Names, namesIn } from './names.ts';
export { provideNames } from './provided-names.ts';
export { sentenceWordsIn, sentenceWordsOf } from './sentence-words.ts';
export { sourcesOf, variantSources, wordSources } from './sources.ts';
export { languagesListed, stringsIn } from './strings.ts';
