// The rules themselves: which there are in a chain, and each with its source, clauses and authorities.

import { ruleKinds } from '@nirnaya/dsl/vocabulary';
import { listingShape } from '../common/paging.ts';
import { languageShape, traditionShape } from '../common/place-query.ts';
import { ruleAnswer, ruleItem, rulesAnswer } from '../rules/pack.ts';
import { listText, nameText, wordText } from '../schema/text.ts';
import { from, get } from './operation.ts';

/** The operations on rules. */
export const operations = {
  rules: get({
    path: '/v1/rules',
    group: 'Rules',
    access: from('free'),
    summary: 'The rules of a chain, of all kinds',
    description: 'An unsupported region is ignored and named in region_resolution.',
    query: {
      ...traditionShape,
      ...languageShape,
      kind: wordText(ruleKinds).optional().describe('Only this kind. Default: all.'),
      type: wordText(['VRAT', 'FESTIVAL', 'SANKRANTI'])
        .optional()
        .describe('Only observances of this type. Default: all.'),
      tags: listText()
        .optional()
        .describe('Only those with one of these tags, separated by commas. Default: all.'),
      ...listingShape(Object.keys(ruleItem.shape), { entries: 'rules', slimmed: 'each rule' }),
    },
    answer: rulesAnswer,
    refusals: [422],
  }),
  rule: get({
    path: '/v1/rules/{code}',
    group: 'Rules',
    access: from('free'),
    summary: 'A rule with source, clauses, authorities and provenance in a chain',
    query: { ...traditionShape, ...languageShape },
    params: {
      code: nameText().describe('The code of a rule.').openapi({ example: 'FESTIVAL_GANESH_CHATURTHI' }),
    },
    answer: ruleAnswer,
    refusals: [404, 422],
  }),
};
