// The words of a language as the build writes them for a device.

import type { StoredWords } from '@nirnaya/app/words';

/** The content of the file. */
export interface WordsFile {
  /** of observances, in the language and those that are fallen back to */
  readonly book: StoredWords;
  /** the files of names below `rulepacks/words`, by their paths */
  readonly names: Readonly<Record<string, unknown>>;
}
