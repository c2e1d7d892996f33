// What other rooms use of `authoring/evaluate`.

export { evaluateTask } from './evaluate.ts';
export { evaluateExpression } from './expression/evaluate-expression.ts';
export { type EvaluatedStep, expressionAnswer } from './expression/shapes.ts';
export { valueLines } from './expression/value-lines.ts';
export { evaluateAnswer } from './shapes.ts';
export type { FoundPlace, SentText } from './task.ts';
