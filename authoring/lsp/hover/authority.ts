// The authority behind something, for readers.

import type { Layer } from '@nirnaya/compiler/front';
import type { Cited } from '@nirnaya/dsl/pack';
import { bullets, plain } from './markdown.ts';

/** The citations, a line each: the work, the place in it, what it says and how sure we are. */
export function authorities(cites: readonly Cited[], works: Layer['works']): string {
  return bullets(
    cites.map(({ work, place, says, level, note }) => {
      const title = plain(works.get(work)?.entry.title ?? work);
      const where = place === undefined ? '' : `, ${plain(place)}`;
      const what = says === undefined ? '' : `: ${plain(says)}`;
      return `*${title}*${where}${what} (${level}${note === undefined ? '' : `: ${plain(note)}`})`;
    }),
  );
}
