// What other rooms use of `contract/rules`.

export type { evaluation } from './evaluate-answer.ts';
export { evaluateBody, expressionBody, longestText } from './evaluate-body.ts';
export type { EvaluatedStep, evaluatedExpression } from './expression-answer.ts';
export { packItem, ruleAnswer, ruleItem } from './pack.ts';
