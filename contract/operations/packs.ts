// The active rule packs.

import { packAnswer, packsAnswer } from '../rules/pack.ts';
import { nameText } from '../schema/text.ts';
import { from, get } from './operation.ts';

/** The operations on packs. */
export const operations = {
  packs: get({
    path: '/v1/packs',
    group: 'Rules',
    access: from('free'),
    summary: 'The active rule packs',
    answer: packsAnswer,
    refusals: [],
  }),
  pack: get({
    path: '/v1/packs/{pack}',
    group: 'Rules',
    access: from('free'),
    summary: 'A rule pack: its chain, its own rules, its works',
    params: { pack: nameText().describe('The name of a pack, in any case.').openapi({ example: 'IN-MH' }) },
    answer: packAnswer,
    refusals: [404],
  }),
};
