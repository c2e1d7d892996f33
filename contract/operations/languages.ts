// The languages of names, and the names in one.

import { languageStringsShape } from '../languages/language-query.ts';
import { languageStringsAnswer, languagesAnswer } from '../languages/languages.ts';
import { from, get } from './operation.ts';

/** The operations on languages. */
export const operations = {
  languages: get({
    path: '/v1/languages',
    group: 'Languages',
    access: from('free'),
    summary: 'The languages of names',
    description:
      'Every operation that returns names takes lang. Names are established ones if sources have them, else the Sanskrit name transliterated by sound.',
    answer: languagesAnswer,
    refusals: [],
  }),
  languageStrings: get({
    path: '/v1/languages/strings',
    group: 'Languages',
    access: from('free'),
    summary: 'The names of a category in a language',
    description:
      'Tithis, nakshatras, yogas, karanas, weekdays, lunar months or observances, each with key, IAST and source of the name.',
    query: languageStringsShape,
    answer: languageStringsAnswer,
    refusals: [],
  }),
};
