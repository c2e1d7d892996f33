// The names under which it is noted what was published for a webhook.

/** The date up to which festivals were announced to a webhook. */
export const festivalCause = (webhookId: number): string => `festival.upcoming/${webhookId}`;

/** The last day on which an alert of an account was checked. */
export const alertCause = (accountId: number, alertId: number): string =>
  `alert.matched/${accountId}/${alertId}`;

/** The latest test of a webhook. */
export const testCause = (webhookId: number): string => `webhook.test/${webhookId}`;

/** All that is noted for a webhook, to be forgotten with it. */
export const causesOf = (webhookId: number): readonly string[] => [
  festivalCause(webhookId),
  testCause(webhookId),
];
