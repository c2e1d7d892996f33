// What other rooms use of `dsl/format`.

export { clauseLines, expressionLines } from './expression-lines.ts';
export { expressionKind } from './expression-places.ts';
export { formatPack } from './format.ts';
export { ownVocabulary, wordsOf } from './words.ts';
