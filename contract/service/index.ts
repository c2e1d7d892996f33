// What other rooms use of `contract/service`.

export { changeStatuses } from './changelog.ts';

export { pricingAnswer } from './pricing.ts';
