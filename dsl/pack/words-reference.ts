// The fields of files of words, each with a line on what it is for.

/** The fields of a file of words. */
export const wordsFileReference = {
  words: 'the language, by its code: hi',
  lands: 'packs of regions or states in which this language is shown beside the others: [IN-TN]',
  deities: 'what deities are called in this language, by key',
  observances: 'names and texts, by the code of the rule',
} as const;

/** The fields of an observance. */
export const observanceWordsReference = {
  name: 'its established name in this language',
  from: 'where the name was read: a list',
  summary: 'what it is, in one short sentence',
  effects: 'of a yoga or a dosha: its effects',
  about: 'whose it is and why it is kept, in two to five sentences',
  kept: 'what is kept and how: the fast and its end, the puja, what is eaten, who keeps it',
  deity: 'keys of the deities who are worshipped; in the English words alone',
  sources: 'where the texts were read: a list',
  variants: 'what single occurrences are called, by the keys of the variants of the rule',
} as const;

/** The fields of a variant. */
export const variantWordsReference = {
  name: 'its established name in this language',
  from: 'where the name was read: a list',
} as const;
