// What other rooms use of `app/chakra`.

export { chakraAnswerOf, nakshatrasAnswerOf, ownChakraAnswerOf, type WhenQuery } from './answers.ts';
export { type ChakraComputed, chakraByCode, chakraOf, chakraPack } from './chakra.ts';
export { type FigureName, figures, type GivenValues } from './figures.ts';
export { chakraAmong, chakraChains, chakraInputs, chakrasAmong } from './own.ts';
export { skyGrahas } from './sky.ts';
export { stars } from './stars.ts';
