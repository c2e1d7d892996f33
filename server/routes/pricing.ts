// What the plans cost. Public: no key is asked for.

import { allOperations } from '@nirnaya/contract/operations';
import { type Currency, planIds, plans } from '@nirnaya/contract/plans';
import { stored } from './operation/handler.ts';

/** The operation that tells what the plans cost. */
export const pricingHandlers = stored({
  pricing: ({ query: { currency }, caller: { country } }) => pricesIn(currency ?? currencyOf(country)),
});

const currencyOf = (country: string | undefined): Currency =>
  country === undefined || !/^[A-Z]{2}$/i.test(country) || country.toUpperCase() === 'IN' ? 'INR' : 'USD';

const pricesIn = (currency: Currency) => ({
  currency,
  per: 'month' as const,
  note: 'Prices of the project, without tax. Other operators of the service may set other prices.',
  counted: allOperations.flatMap(([, { method, path, access }]) =>
    access.kind === 'by_contents'
      ? [{ operation: `${method.toUpperCase()} ${path}`, counts_as: access.counting.text }]
      : [],
  ),
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
