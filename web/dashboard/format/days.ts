// Days of UTC as texts, `2026-11-22`: which they are, and ranges of them.

/** A range of days, both ends included. */
export interface DayRange {
  /** `2026-11-01` */
  readonly from: string;
  readonly to: string;
}

/** Ranges that are offered by name. */
export const presets = {
  month: 'This month',
  week: 'Last 7 days',
  thirty: 'Last 30 days',
  ninety: 'Last 90 days',
} as const;

/** The name of an offered range. */
export type Preset = keyof typeof presets;

const dayMs = 86_400_000;

/** The day in UTC at an instant, milliseconds since 1970. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a date of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayAt(ms) === text;
}

/** The day so many days later; earlier where negative. */
export const addDays = (day: string, count: number): string =>
  dayAt(Date.parse(`${day}T00:00:00Z`) + count * dayMs);

/** An offered range that ends today. */
export function presetRange(preset: Preset, today: string): DayRange {
  if (preset === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  const days = { week: 7, thirty: 30, ninety: 90 }[preset];
  return { from: addDays(today, 1 - days), to: today };
}

/** Every day of a range, in order, but no more than `most`; none where the range is upside down. */
export function daysOf({ from, to }: DayRange, most: number): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < most; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A day as people read it, in the language of the browser unless another is given: `22 Nov`. */
export const shortDay = (day: string, language?: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A day as people read it, with its weekday and year: `Thu, 18 Feb 2027`. */
export const longDay = (day: string, language?: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** How many days one day lies after another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
