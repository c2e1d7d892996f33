// Charts of births, and what is computed of them by themselves.

import { languageShape } from '../common/place-query.ts';
import { ashtakavargaAnswer, avasthasAnswer, kundliChartAnswer, upagrahasAnswer } from '../jyotisha/chart.ts';
import { dashasAnswer } from '../jyotisha/dashas.ts';
import { dashasBody, dashasShape } from '../jyotisha/dashas-query.ts';
import { gocharaAnswer, gocharaBody, gocharaShape, mostMoonDays } from '../jyotisha/gochara.ts';
import {
  avasthasBody,
  kundliBody,
  kundliChartBody,
  kundliChartShape,
  observatoryShape,
} from '../jyotisha/jyotisha-body.ts';
import { birthTimeNote } from './birth-notes.ts';
import { from, get, post } from './operation.ts';

const dashasNote = `The periods of one dasha and level within a span. To walk a tree of five levels, request the next level within the start and the end of a period. ${birthTimeNote}`;

/** The operations on charts. */
export const operations = {
  dashas: get({
    path: '/v1/dashas',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The periods of a dasha of a birth, of one level within a span',
    description: dashasNote,
    query: dashasShape,
    answer: dashasAnswer,
    refusals: [404, 422],
  }),
  dashasOfBody: post({
    path: '/v1/dashas',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The periods of a dasha of a birth in the body, of one level within a span',
    description: dashasNote,
    query: languageShape,
    body: dashasBody,
    answer: dashasAnswer,
    refusals: [404, 422],
  }),
  kundliChart: post({
    path: '/v1/kundli/chart',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The canonical chart of a birth',
    description: `Lagna, grahas, houses, the vargas D1, D7, D9, D10 and D30, and Vimshottari to three levels; sahams and the annual chart of a year of life (varshaphala) on request. ${birthTimeNote}`,
    query: kundliChartShape,
    body: kundliChartBody,
    answer: kundliChartAnswer,
    refusals: [404, 422],
  }),
  kundliAshtakavarga: post({
    path: '/v1/kundli/ashtakavarga',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The ashtakavargas of a birth: bhinna, prastara, samudaya, both reductions and pindas',
    description: `The prastara lists the giver of each bindu. ${birthTimeNote}`,
    query: { ...observatoryShape, ...languageShape },
    body: kundliBody,
    answer: ashtakavargaAnswer,
    refusals: [404, 422],
  }),
  kundliGochara: post({
    path: '/v1/kundli/gochara',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The transits over a birth within a span, with vedha and ashtakavarga points',
    description: `Stays of the grahas in rashis, counted from the Moon and the lagna of birth. Spans of more than ${mostMoonDays} dates leave out the Moon. ${birthTimeNote}`,
    query: gocharaShape,
    body: gocharaBody,
    answer: gocharaAnswer,
    refusals: [404, 422],
  }),
  kundliAvasthas: post({
    path: '/v1/kundli/avasthas',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The states (avasthas) of each graha in five systems',
    description: `Baladi, jagradadi, deeptadi, lajjitadi and shayanadi. ${birthTimeNote}`,
    query: { ...observatoryShape, ...languageShape },
    body: avasthasBody,
    answer: avasthasAnswer,
    refusals: [404, 422],
  }),
  kundliUpagrahas: post({
    path: '/v1/kundli/upagrahas',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The upagrahas of a birth: aprakasha grahas and kalavelas',
    description: `Beyond the polar circles, on days without sunrise or sunset, kalavelas is null with the reason. ${birthTimeNote}`,
    query: { ...observatoryShape, ...languageShape },
    body: kundliBody,
    answer: upagrahasAnswer,
    refusals: [404, 422],
  }),
};
