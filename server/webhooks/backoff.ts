// When a delivery that failed is tried again.

/** Attempts for a delivery. */
export const mostAttempts = 5;

/** Deliveries failed one after another after which a webhook is disabled. */
export const disableAfter = 20;

const firstDelay = 30_000;
const growth = 4;

/**
 * Milliseconds to wait after the `attempts`th attempt (from 1): half a minute, 2, 8, 32 minutes, each a fifth shorter or
 * longer at random (`random` in [0, 1)), so that what failed together does not come back together.
 */
export const delayAfter = (attempts: number, random: number): number =>
  Math.round(firstDelay * growth ** (attempts - 1) * (0.8 + 0.4 * random));
