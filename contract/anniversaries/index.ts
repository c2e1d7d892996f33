// What other rooms use of `contract/anniversaries`.

export { anniversariesAnswer } from './anniversaries.ts';
export { usualAnniversaries } from './anniversaries-query.ts';
