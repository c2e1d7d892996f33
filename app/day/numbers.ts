// Numbers as panchang answers write them.

/** Degrees to six decimals. */
export const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

/** `10:35:41` of a length in days; null where there is none. */
export function durationText(days: number): string | null {
  if (Number.isNaN(days)) return null;
  const seconds = Math.round(days * 86_400);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Minutes to a tenth of a length in days; null where there is none. */
export const minutesOf = (days: number): number | null =>
  Number.isNaN(days) ? null : Math.round(days * 14_400) / 10;
