// What other rooms use of `contract/rules`.

export { evaluateBody, expressionBody, longestText } from './evaluate-body.ts';
export { packAnswer, packItem, packsAnswer, ruleAnswer, ruleItem, ruleKinds, rulesAnswer } from './pack.ts';
