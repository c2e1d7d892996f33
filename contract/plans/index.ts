// What other rooms use of `contract/plans`.

export { includes, largerPlan, type PlanId, planIds } from './plan-id.ts';

export { type Currency, plans } from './plans.ts';
export { planOfSections, planOfSky, type SectionName } from './section-plans.ts';
