// What a file beside packs is, by its path.

/** Whether a path is that of a pack's file: `.yaml` or `.yml`, author tests, words and names aside. */
export const isPackFile = (path: string): boolean =>
  /\.ya?ml$/.test(path) && !isTestFile(path) && !isWordsFile(path) && !isNamesFile(path);

/** Whether a path is that of a file of author tests. */
export const isTestFile = (path: string): boolean => /\.test\.ya?ml$/.test(path);

/** Whether a path is that of a file of words: names and texts of observances in a language. */
export const isWordsFile = (path: string): boolean => /\.words\.ya?ml$/.test(path);

/** Whether a path is that of a file of names: those of the angas in a language, or what names are in Sanskrit. */
const isNamesFile = (path: string): boolean => /\.names\.ya?ml$/.test(path);
