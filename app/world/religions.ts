// The religions whose festivals are listed, with the tag by which rules belong to one.

/** Every one of them, as parameters name them. */
export const religions = [
  'christian',
  'orthodox',
  'islamic',
  'sikh',
  'jewish',
  'buddhist',
  'jain',
  'bahai',
  'zoroastrian',
  'shinto',
  'east_asian',
] as const;

/** One of them. */
export type Religion = (typeof religions)[number];

const byTag = new Map(religions.map((religion) => [religion.toUpperCase(), religion] as const));

/** The religions that tags name, in the order of the tags. */
export const religionsOf = (tags: readonly string[]): readonly Religion[] =>
  tags.flatMap((tag) => byTag.get(tag) ?? []);
