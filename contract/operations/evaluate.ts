// Evaluates texts of rules, and single expressions: what is wrong with them, and what they give.

import { languageShape } from '../common/place-query.ts';
import { eachYear, yearsContained } from '../plans/counted.ts';
import { evaluateAnswer } from '../rules/evaluate-answer.ts';
import { evaluateBody, expressionBody } from '../rules/evaluate-body.ts';
import { expressionAnswer } from '../rules/expression-answer.ts';
import { from, post } from './operation.ts';

const apart = 'The text is evaluated in a sandbox with limits of time and memory, and is not stored.';

/** The operations that evaluate rules and expressions. */
export const operations = {
  evaluateRules: post({
    path: '/v1/rules/evaluate',
    group: 'Rules',
    access: {
      kind: 'by_contents',
      plan: 'pro',
      counting: eachYear,
      contents: ({ body: { years = [] } }) => yearsContained(years),
    },
    summary: 'Evaluates rule texts: diagnostics, results, traces, and the results of the active rules',
    description: `The text extends the pack in its \`extends\`. Without one, and without a pack of its own, it extends pack, else the pack of region, else of the location, else of New Delhi. Default place: that of the region, else of the chain. ${apart}`,
    query: languageShape,
    body: evaluateBody,
    answer: evaluateAnswer,
    refusals: [404, 422],
  }),
  evaluateExpression: post({
    path: '/v1/expressions/evaluate',
    group: 'Rules',
    access: from('pro'),
    summary: 'Evaluates an expression of the rule language on a day, step by step',
    description: `Names are those of pack, else of the pack of region, else of the location, else of New Delhi. Default place: that of the chain. ${apart}`,
    query: languageShape,
    body: expressionBody,
    answer: expressionAnswer,
    refusals: [404, 422],
  }),
};
