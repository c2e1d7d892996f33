// For how long things of webhooks are kept.

/** Days after which a delivery that ended is forgotten. */
export const deliveryDays = 30;

/** Hours for which a secret may sign after its rotation, at most. */
export const longestOverlap = 168;

/** By what the computing of webhooks shares the thread with callers. */
export const webhooksShare = 'webhooks';
