// What other rooms use of `app/alerts`.

export { type DayFacts, dayFacts, type FactParameters, type FactValue, requireFact } from './facts.ts';
export { observanceProblem } from './observances.ts';
