// What other rooms use of `dsl/schema`.

export { packSchema } from './pack.ts';
export { testSchema } from './test.ts';
export { wordsSchema } from './words.ts';
