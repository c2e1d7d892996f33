// What other rooms use of `dsl/source`.

export { readingChanges } from './reading-changes.ts';
export {
  largestFile,
  lineColumn,
  lineText,
  type SourceFile,
  type SourceRange,
  sourceFile,
} from './source-file.ts';
