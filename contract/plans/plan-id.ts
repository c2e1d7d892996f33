// The plans, from the smallest to the largest.

/** Plans, each of which includes what the ones before it do. */
export const planIds = ['free', 'starter', 'pro', 'business', 'enterprise'] as const;

/** The name of a plan. */
export type PlanId = (typeof planIds)[number];

/** The larger of two plans. */
export const largerPlan = (plan: PlanId, other: PlanId): PlanId => (includes(plan, other) ? plan : other);

/** Whether a plan includes what another does. */
export const includes = (plan: PlanId, other: PlanId): boolean =>
  planIds.indexOf(plan) >= planIds.indexOf(other);
