// What other rooms use of `contract/languages`.

export { languageStringsShape } from './language-query.ts';
export { languageStringsAnswer, languagesAnswer } from './languages.ts';
