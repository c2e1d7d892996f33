// What places are called in the languages of pages, so that a search finds them by these names.

import { placeNames } from '../../app/names/files.ts';
import { languages } from '../../dsl/vocabulary/languages.ts';

/** The names of the bundled files, by ids of places. */
export function namesByPlace(): ReadonlyMap<number, readonly string[]> {
  const called = new Map<number, string[]>();
  for (const { code } of languages) {
    for (const [id, name] of placeNames(code)) called.set(id, [...(called.get(id) ?? []), name]);
  }
  return called;
}
