// Where weeks begin, by the land of a place.

/** The information that engines give of the week of a locale, as a function or, before, as a property. */
interface WithWeek {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The weekday that weeks of a country begin with, 0 Sunday to 6 Saturday; Sunday where nothing is known. `country`: ISO 3166-1 alpha-2. */
export function firstWeekday(country: string): number {
  const locale = new Intl.Locale(`en-${country}`) as unknown as WithWeek;
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
}

/** The weekday of an ISO date, 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
