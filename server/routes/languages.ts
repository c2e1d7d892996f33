// The languages that names are written in, and the names in one.

import { languagesListed, stringsIn } from '@nirnaya/app/names';
import type { PackSet } from '@nirnaya/compiler/compile';
import { languageStringsAnswer, languageStringsShape, languagesAnswer } from '@nirnaya/contract/languages';
import { languageNamed, ownLanguage } from '@nirnaya/contract/schema';
import { type Operation, operation } from './operation/operation.ts';

/** The operations on languages. */
export function languageOperations(): Operation[] {
  // Counting what was read takes a while, and changes only with the packs.
  const listed = new WeakMap<PackSet, ReturnType<typeof languagesListed>>();

  const list = operation({
    id: 'languages',
    lane: 'long',
    path: '/v1/languages',
    group: 'Languages',
    summary: 'The languages that names are written in',
    description:
      'Every operation whose answer has names takes lang. Names are established ones where sources give them, else the Sanskrit name in the letters of the language: transliterated by sound, not translated.',
    query: {},
    params: {},
    answer: languagesAnswer,
    refusals: [],
    respond: ({ service: { workspace } }) => {
      const packs = workspace.packs();
      const known = listed.get(packs);
      if (known !== undefined) return known;
      const written = [...packs.packs.values()].flatMap(({ documents }) => documents);
      const codes = new Set(written.flatMap(({ rules }) => rules.map(({ code }) => code)));
      const answer = languagesListed(workspace.words(), [...codes]);
      listed.set(packs, answer);
      return answer;
    },
  });

  const strings = operation({
    id: 'languageStrings',
    lane: 'long',
    path: '/v1/languages/strings',
    group: 'Languages',
    summary: 'The names of a category in a language',
    description:
      'Tithis, nakshatras, yogas, karanas, weekdays, lunar months or observances, each with its English key, its IAST and where the name comes from.',
    query: languageStringsShape,
    params: {},
    answer: languageStringsAnswer,
    refusals: [],
    respond: ({ service: { workspace }, query: { category, lang = ownLanguage, digits } }) => {
      const own = digits === 'native' ? languageNamed(lang).digits : undefined;
      const figures = own === undefined ? undefined : [...own];
      return stringsIn(lang, category, {
        packs: workspace.packs(),
        words: workspace.words(),
        digits: (text) =>
          figures === undefined ? text : text.replace(/[0-9]/g, (one) => figures[Number(one)] ?? one),
      });
    },
  });

  return [list, strings];
}
