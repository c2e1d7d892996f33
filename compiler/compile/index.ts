// What other rooms use of `compiler/compile`.

export { type Compilation, type PackSet, packSetOf, readPackSet } from './compile.ts';
export { failureOf } from './failure.ts';
export { setWith } from './set-with.ts';
