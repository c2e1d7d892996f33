// The headers that say how much of a plan is used, on every answer.

import type { OutgoingMessage } from 'node:http';
import type { PlanId } from '../plans/plan-id.ts';

/** Where a key stands within its plan. */
export interface Standing {
  readonly plan: PlanId;
  /** requests a month; undefined: any number */
  readonly limit: number | undefined;
  /** requests counted this month, at most the limit */
  readonly used: number;
}

/** Percentages of the quota from which a warning is given, the largest first. */
export const warningsAt = [90, 75] as const;

/** A percentage from which a warning is given. */
export type WarningPercent = (typeof warningsAt)[number];

/** The headers of an answer for which no key was asked, or none accepted: without a key nothing may be asked that is counted. */
export const withoutKey: Readonly<Record<string, string>> = {
  'X-RateLimit-Plan': 'none',
  'X-RateLimit-Limit': '0',
  'X-RateLimit-Remaining': '0',
  'X-RateLimit-Used': '0',
};

/** Sets the headers of a key. */
export function setRateHeaders(response: OutgoingMessage, standing: Standing): void {
  const { plan, limit, used } = standing;
  response.setHeader('X-RateLimit-Plan', plan);
  response.setHeader('X-RateLimit-Limit', limit === undefined ? 'unlimited' : String(limit));
  response.setHeader('X-RateLimit-Remaining', limit === undefined ? 'unlimited' : String(limit - used));
  response.setHeader('X-RateLimit-Used', String(used));
  const percent = warningOf(standing);
  if (percent !== undefined) {
    response.setHeader('X-RateLimit-Warning', `${percent}% of the monthly quota is used`);
  }
}

/** The largest percentage that is reached, of those from which a warning is given. */
export const warningOf = ({ limit, used }: Standing): WarningPercent | undefined =>
  limit === undefined ? undefined : warningsAt.find((percent) => used * 100 >= limit * percent);
