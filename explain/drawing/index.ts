// What other rooms use of `explain/drawing`.

export { decisionDrawing } from './decision.ts';
export { kalaDrawing } from './kalas.ts';
export { tithiDrawing } from './tithis.ts';
