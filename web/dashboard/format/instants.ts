// Instants and amounts as people read them.

/** An instant of the API, `2026-11-22T06:30:00.000Z`, by the clock of the browser. */
export const instantText = (instant: string, language?: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** A whole number, its digits in groups. */
export const amountText = (amount: number, language?: string): string =>
  new Intl.NumberFormat(language).format(amount);

/** A limit; null is any number. */
export const limitText = (limit: number | null): string => (limit === null ? 'unlimited' : amountText(limit));

/** What is used of a limit: `3 of 5`, `3 (unlimited)`. */
export const usedText = (used: number, limit: number | null): string =>
  limit === null ? `${amountText(used)} (unlimited)` : `${amountText(used)} of ${amountText(limit)}`;

/** A count with its noun: `1 key`, `2 keys`. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${amountText(count)} ${count === 1 ? one : several}`;

/** The share of a quota that is used, whole per cent; 0 where there is no limit. */
export const percentOf = (used: number, limit: number | null): number =>
  limit === null || limit === 0 ? 0 : Math.min(100, Math.floor((used / limit) * 100));
