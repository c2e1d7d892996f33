// The words of a map, in those of a language of pages.

import type { MapTexts } from '@nirnaya/app/map';
import { dateWords } from '@nirnaya/web/pages';
import type { Words } from '@nirnaya/web/words';

/** The words of a map; `place` names a place. */
export const mapWords = (words: Words, place: MapTexts['place']): MapTexts => ({
  date: (iso, length) => dateWords(words, iso, length === 'short' ? 'day' : 'full'),
  range: (first, last) => `${first} – ${last}`,
  kind: (kind) => words.say(`map.${kind}`),
  place,
});
