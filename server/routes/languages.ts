// The languages that names are written in, and the names in one.

import { languagesListed, stringsIn } from '@nirnaya/app/names';
import type { PackSet } from '@nirnaya/compiler/compile';
import { digitsOf, ownLanguage } from '@nirnaya/contract/schema';
import { long } from './operation/handler.ts';

// Counting what was read takes a while, and changes only with the packs.
const listed = new WeakMap<PackSet, ReturnType<typeof languagesListed>>();

/** The operations on languages. */
export const handlers = long({
  languages: ({ service: { workspace } }) => {
    const packs = workspace.packs();
    const known = listed.get(packs);
    if (known !== undefined) return known;
    const written = [...packs.packs.values()].flatMap(({ documents }) => documents);
    const codes = new Set(written.flatMap(({ rules }) => rules.map(({ code }) => code)));
    const answer = languagesListed(workspace.words(), [...codes]);
    listed.set(packs, answer);
    return answer;
  },
  languageStrings: ({ service: { workspace }, query: { category, lang = ownLanguage, digits } }) => {
    return stringsIn(lang, category, {
      packs: workspace.packs(),
      words: workspace.words(),
      digits: digitsOf(lang, digits),
    });
  },
});
