// What other rooms use of `explain/drawing`.

export { decisionDrawing } from './decision.ts';
export { kalaDrawing } from './kalas.ts';
export { skyTexts } from './sky-texts.ts';
export type { DrawnText, TimelineStyle, WriteText } from './svg.ts';
export type { DecisionTexts } from './texts.ts';
export { tithiDrawing } from './tithis.ts';
