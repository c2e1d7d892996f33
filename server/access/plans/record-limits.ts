// How much an account may have the service keep, by its plan.

import type { PlanId } from '@nirnaya/contract/plans';

/** The most webhooks of an account. */
export const mostWebhooks: Readonly<Record<PlanId, number>> = {
  free: 2,
  starter: 5,
  pro: 20,
  business: 50,
  enterprise: 200,
};

/** The most feeds of an account. */
export const mostFeeds: Readonly<Record<PlanId, number>> = {
  free: 2,
  starter: 10,
  pro: 50,
  business: 200,
  enterprise: 1000,
};

/** The most alerts of an account: twenty are as many as are checked at once. */
export const mostAlerts: Readonly<Record<PlanId, number>> = {
  free: 2,
  starter: 5,
  pro: 20,
  business: 20,
  enterprise: 20,
};

/** The most birth profiles of an account, and as many results of compatibility. */
export const mostRecords: Readonly<Record<PlanId, number>> = {
  free: 10,
  starter: 100,
  pro: 1000,
  business: 10_000,
  enterprise: 100_000,
};

/** The most keys that an account makes in a day (UTC), successors of rotated ones included. */
export const mostNewKeys: Readonly<Record<PlanId, number>> = {
  free: 10,
  starter: 50,
  pro: 200,
  business: 500,
  enterprise: 2000,
};

/** The most bytes of an account's birth charts, and as many of its results of compatibility. */
export const mostRecordBytes: Readonly<Record<PlanId, number>> = {
  free: 2_000_000,
  starter: 20_000_000,
  pro: 200_000_000,
  business: 1_000_000_000,
  enterprise: 5_000_000_000,
};
