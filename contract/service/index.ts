// What other rooms use of `contract/service`.

export { changelogAnswer, changelogEntry, changeStatuses } from './changelog.ts';
export { healthAnswer, rootAnswer, statusAnswer } from './health.ts';
export { pricingAnswer, pricingShape } from './pricing.ts';
