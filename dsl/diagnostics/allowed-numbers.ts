// Which numbers are allowed, as the diagnostic `number-out-of-range` states it.

/** Any number between two, both included. */
export const fromTo = (min: number, max: number): string => `from ${min} to ${max}`;

/** A whole number between two, both included. */
export const wholeFromTo = (min: number, max: number): string => `a whole number from ${min} to ${max}`;
