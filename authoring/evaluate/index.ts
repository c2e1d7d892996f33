// What other rooms use of `authoring/evaluate`.

export { evaluateTask } from './evaluate.ts';
export { evaluateExpression } from './expression/evaluate-expression.ts';
export { valueLines } from './expression/value-lines.ts';
export type { ResolvedPlace, SentText } from './task.ts';
