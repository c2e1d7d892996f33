// The plan that each section of an answer needs that is asked for by name: that of the operation whose answer it is, which reads
// it here. What one operation gives is given under no other name to a smaller plan.

import { largerPlan, type PlanId } from './plan-id.ts';

/** The smallest plan that includes what `include` names, and the operation that gives nothing else. */
export const sectionPlans = {
  tithi: 'free',
  nakshatra: 'free',
  yoga: 'free',
  karana: 'free',
  timings: 'free',
  hora: 'free',
  choghadiya: 'free',
  festivals: 'free',
  muhurat: 'free',
  eclipse: 'pro',
  panchak: 'business',
  bhadra: 'business',
  ganda_mool: 'business',
} as const satisfies Readonly<Record<string, PlanId>>;

/** A section that `include` may name. */
export type SectionName = keyof typeof sectionPlans;

/** The smallest plan that includes all sections. */
export const planOfSections = (sections: readonly SectionName[]): PlanId =>
  sections.map((section): PlanId => sectionPlans[section]).reduce(largerPlan, 'free');

/** The sections of some that not every plan includes, each with its plan: `eclipse from the plan pro on`. */
export const sectionPlansText = (sections: readonly SectionName[]): string =>
  sections
    .filter((section) => sectionPlans[section] !== 'free')
    .map((section) => `${section} from the plan ${sectionPlans[section]} on`)
    .join(', ');

/** The smallest plan that may name a sky. */
export const planOfSky: PlanId = 'pro';
