// The languages that names are written in, and the names in one.

import { languageStringsShape } from '../languages/language-query.ts';
import { languageStringsAnswer, languagesAnswer } from '../languages/languages.ts';
import { from, get } from './operation.ts';

/** The operations on languages. */
export const languageOperations = {
  languages: get({
    path: '/v1/languages',
    group: 'Languages',
    access: from('free'),
    summary: 'The languages that names are written in',
    description:
      'Every operation whose answer has names takes lang. Names are established ones where sources give them, else the Sanskrit name in the letters of the language: transliterated by sound, not translated.',
    answer: languagesAnswer,
    refusals: [],
  }),
  languageStrings: get({
    path: '/v1/languages/strings',
    group: 'Languages',
    access: from('free'),
    summary: 'The names of a category in a language',
    description:
      'Tithis, nakshatras, yogas, karanas, weekdays, lunar months or observances, each with its English key, its IAST and where the name comes from.',
    query: languageStringsShape,
    answer: languageStringsAnswer,
    refusals: [],
  }),
};
