// What other rooms use of `contract/plans`.

export {
  type Contents,
  countedAs,
  countedOperations,
  datesContained,
  spanContained,
  yearsContained,
} from './counted.ts';
export { includes, largerPlan, type PlanId, planIds } from './plan-id.ts';
export { planOfOperation, planOfSections, type SectionName } from './plan-table.ts';
export { type Currency, plans } from './plans.ts';
