// What other rooms use of `contract/languages`.

export { languageStringsAnswer, languagesAnswer } from './languages.ts';
