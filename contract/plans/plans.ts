// The plans: what each allows, and what it costs. The only place where this stands; quotas and `/v1/pricing` read it.
// The prices are this project's own example. Whoever runs the service sets their own here.

import type { PlanId } from './plan-id.ts';

/** Currencies in which prices are given. */
export const currencies = ['INR', 'USD'] as const;

/** A currency in which prices are given. */
export type Currency = (typeof currencies)[number];

/** A plan. */
export interface Plan {
  readonly name: string;
  /** counted per key and calendar month, UTC; undefined: any number */
  readonly requestsPerMonth: number | undefined;
  /** per key; undefined: any number, or as agreed */
  readonly requestsPerMinute: number | undefined;
  /** keys of an account that are neither revoked nor expired; undefined: any number */
  readonly keys: number | undefined;
  /** what may be asked, in words */
  readonly access: string;
  /** of a month, without tax; undefined: by agreement */
  readonly price: Readonly<Record<Currency, number>> | undefined;
}

/** Every plan by its id, from the smallest to the largest. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    name: 'Free',
    requestsPerMonth: 500,
    requestsPerMinute: 10,
    keys: 1,
    access: 'Panchang, timings, festivals with their explanations, rules, places and languages',
    price: { INR: 0, USD: 0 },
  },
  starter: {
    name: 'Starter',
    requestsPerMonth: 10_000,
    requestsPerMinute: 60,
    keys: 5,
    access: 'As Free, with ranges of panchang and bulk requests',
    price: { INR: 499, USD: 7 },
  },
  pro: {
    name: 'Pro',
    requestsPerMonth: 100_000,
    requestsPerMinute: 200,
    keys: 20,
    access:
      'As Starter, with the calendar, muhurat, shraddhas, chakras, eclipses, asta of the planets, charts of births, matches and readings, and evaluation of rules and expressions',
    price: { INR: 2499, USD: 35 },
  },
  business: {
    name: 'Business',
    requestsPerMonth: 500_000,
    requestsPerMinute: 500,
    keys: 50,
    access: 'As Pro, with shastric conditions, suitability of events, day context and the full panchang',
    price: { INR: 9999, USD: 129 },
  },
  enterprise: {
    name: 'Enterprise',
    requestsPerMonth: undefined,
    requestsPerMinute: undefined,
    keys: undefined,
    access: 'Everything, by agreement',
    price: undefined,
  },
};
