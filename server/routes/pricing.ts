// What the plans cost. Public: no key is asked for.

import { type Currency, countedOperations, planIds, plans } from '@nirnaya/contract/plans';
import { pricingAnswer, pricingShape } from '@nirnaya/contract/service';
import { type Operation, storedOperation } from './operation/operation.ts';

/** The operation that tells what the plans cost. */
export function pricingOperations(): Operation[] {
  return [
    storedOperation({
      id: 'pricing',
      live: true,
      path: '/v1/pricing',
      group: 'Service',
      summary: 'Every plan, priced in one currency',
      public: true,
      query: pricingShape,
      params: {},
      answer: pricingAnswer,
      refusals: [],
      respond: ({ query: { currency }, caller: { country } }) => pricesIn(currency ?? currencyOf(country)),
    }),
  ];
}

const currencyOf = (country: string | undefined): Currency =>
  country === undefined || !/^[A-Z]{2}$/i.test(country) || country.toUpperCase() === 'IN' ? 'INR' : 'USD';

const pricesIn = (currency: Currency) => ({
  currency,
  per: 'month' as const,
  note: 'Prices of the project itself, without tax; another operator of the service may ask others.',
  counted: [...countedOperations.values()].map(({ operation, counting }) => ({
    operation,
    counts_as: counting.text,
  })),
  plans: planIds.map((plan) => {
    const { name, price, requestsPerMonth, requestsPerMinute, keys, access } = plans[plan];
    return {
      plan,
      name,
      price: price?.[currency] ?? null,
      requests_per_month: requestsPerMonth ?? null,
      requests_per_minute: requestsPerMinute ?? null,
      keys: keys ?? null,
      access,
    };
  }),
});
