// The religions whose festivals are listed, with the tag by which rules belong to one.

import { type Religion, religions } from '@nirnaya/contract/world';

const byTag = new Map(religions.map((religion) => [religion.toUpperCase(), religion] as const));

/** The religions that tags name, in the order of the tags. */
export const religionsOf = (tags: readonly string[]): readonly Religion[] =>
  tags.flatMap((tag) => byTag.get(tag) ?? []);
