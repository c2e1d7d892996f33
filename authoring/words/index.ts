// What other rooms use of `authoring/words`.

export { wordsDiagnostics } from './check-words.ts';
