// What the plans cost. Public: no key is asked for.

import { pricingAnswer, pricingShape } from '../service/pricing.ts';
import { everybody, get, live } from './operation.ts';

/** The operation that tells what the plans cost. */
export const operations = {
  pricing: get({
    path: '/v1/pricing',
    group: 'Service',
    access: everybody,
    summary: 'All plans with prices in one currency',
    query: pricingShape,
    answer: pricingAnswer,
    refusals: [],
    caching: live,
  }),
};
