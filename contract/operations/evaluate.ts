// Evaluates texts of rules, and single expressions: what is wrong with them, and what they give.

import { languageShape } from '../common/place-query.ts';
import { eachYear, yearsContained } from '../plans/counted.ts';
import { evaluateAnswer } from '../rules/evaluate-answer.ts';
import { evaluateBody, expressionBody } from '../rules/evaluate-body.ts';
import { expressionAnswer } from '../rules/expression-answer.ts';
import { from, post } from './operation.ts';

const apart = 'It is evaluated in a sandbox, within bounds of time and memory, and kept nowhere.';

/** The operations that evaluate rules and expressions. */
export const evaluateOperations = {
  evaluateRules: post({
    path: '/v1/rules/evaluate',
    group: 'Rules',
    access: {
      kind: 'by_contents',
      plan: 'pro',
      counting: eachYear,
      contents: ({ body: { years = [] } }) => yearsContained(years),
    },
    summary: 'Evaluates the text of rules: diagnostics, what they give, traces, and what those in force give',
    description: `The text builds on the pack that it \`extends\`; else, unless it names itself a pack, on pack, else on that of region, else on that of the location, else on that of New Delhi. Where no place is named it is that of the region, else that of the chain. ${apart}`,
    query: languageShape,
    body: evaluateBody,
    answer: evaluateAnswer,
    refusals: [404, 422],
  }),
  evaluateExpression: post({
    path: '/v1/expressions/evaluate',
    group: 'Rules',
    access: from('pro'),
    summary: 'Evaluates an expression of the rule language on a day: its type, its value, step by step',
    description: `The expression is read under the names of pack, else of that of region, else of that of the location, else of that of New Delhi. Where no place is named it is that of the chain. ${apart}`,
    query: languageShape,
    body: expressionBody,
    answer: expressionAnswer,
    refusals: [404, 422],
  }),
};
