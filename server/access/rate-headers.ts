// The headers that say how much of a plan is used, on every answer.

import type { OutgoingMessage } from 'node:http';
import type { PlanId } from '@nirnaya/contract/plans';
import { countedHeader } from '../http/unmetered-headers.ts';
import { minuteAt, monthAt, type Period } from './plans/period.ts';

/** Where a key stands within its plan. */
export interface QuotaUsage {
  readonly plan: PlanId;
  /** requests a month; undefined: any number */
  readonly limit: number | undefined;
  /** requests counted this month, at most the limit */
  readonly used: number;
  /** the bound of the minute, and what of it is left; undefined: any number */
  readonly minute: { readonly limit: number; readonly left: number } | undefined;
}

/** Percentages of the quota from which a warning is given, the largest first. */
export const warningsAt = [90, 75] as const;

/** A percentage from which a warning is given. */
export type WarningPercent = (typeof warningsAt)[number];

/** Says on an answer as how many requests its own was counted. */
export const setCounted = (response: OutgoingMessage, counted: number): void => {
  response.setHeader(countedHeader, String(counted));
};

/**
 * Sets the headers of a key at an instant (milliseconds since 1970): those of the service, and `RateLimit-Policy` and
 * `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10, with an item for the minute and one for the month.
 */
export function setRateHeaders(response: OutgoingMessage, usage: QuotaUsage, now: number): void {
  const { plan, limit, used, minute } = usage;
  const bounds = [
    ...(minute === undefined ? [] : [{ name: 'minute', ...minute, period: minuteAt(now) }]),
    ...(limit === undefined ? [] : [{ name: 'month', limit, left: limit - used, period: monthAt(now) }]),
  ];
  if (bounds.length > 0) {
    const policy = bounds.map(({ name, limit: q, period }) => `"${name}";q=${q};w=${secondsOf(period)}`);
    const state = bounds.map(
      ({ name, left, period: { end } }) => `"${name}";r=${left};t=${secondsTo(end, now)}`,
    );
    response.setHeader('RateLimit-Policy', policy.join(', '));
    response.setHeader('RateLimit', state.join(', '));
  }
  response.setHeader('X-RateLimit-Plan', plan);
  response.setHeader('X-RateLimit-Limit', limit === undefined ? 'unlimited' : String(limit));
  response.setHeader('X-RateLimit-Remaining', limit === undefined ? 'unlimited' : String(limit - used));
  response.setHeader('X-RateLimit-Used', String(used));
  const percent = warningOf(usage);
  if (percent !== undefined) {
    response.setHeader('X-RateLimit-Warning', `${percent}% of the monthly quota is used`);
  }
}

const secondsOf = ({ begin, end }: Period): number => Math.round((end - begin) / 1000);
const secondsTo = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** The largest percentage that is reached, of those from which a warning is given. */
export const warningOf = ({ limit, used }: Pick<QuotaUsage, 'limit' | 'used'>): WarningPercent | undefined =>
  limit === undefined ? undefined : warningsAt.find((percent) => used * 100 >= limit * percent);
