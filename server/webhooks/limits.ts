// For how long things of webhooks are kept.

/** Days after which a delivery that ended is forgotten. */
export const deliveryDays = 30;

/** By what the computing of webhooks shares the thread with callers. */
export const webhooksShare = 'webhooks';
