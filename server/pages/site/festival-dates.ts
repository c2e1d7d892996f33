// The dates of an observance in other years, at other places and in other traditions.

import { requestContext } from '@nirnaya/app/context';
import { daysToExplain, festivalRequested } from '@nirnaya/app/festivals';
import { type Location, locations, newDelhi, traditionsIn } from '@nirnaya/app/places';
import { Refusal } from '@nirnaya/app/requests';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../../compute/compute-service.ts';

/** Whose dates: an observance at a place, by a tradition. */
export interface DatesQuery {
  /** code of the rule */
  readonly festival: string;
  readonly location: Location;
  /** undefined: that of the place */
  readonly tradition: string | undefined;
}

/** Days within which the same occurrence is looked for elsewhere. */
const near = 20;

/** The dates of a year, ISO; none where it is not observed there, or the place has no such year. */
export function datesIn(
  service: ComputeService,
  { festival, location, tradition }: DatesQuery,
  year: number,
): readonly string[] {
  const query = { location_id: location.id, tradition };
  try {
    const context = requestContext(service, query, newDelhi);
    // A code that the chain lacks means nothing of its own, and need not be looked for among all names.
    if (!context.pack.rules.has(festival)) return [];
    // The land is chosen: what is observed in another land alone is not observed here.
    const named = festivalRequested(service, context, festival, { ...query, pack: context.pack.name });
    if (named.rules[0].linked.disabled) return [];
    const { days } = daysToExplain(named, { year }, 0);
    return days.map((day) => isoDate(day));
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** The date of an occurrence elsewhere; null where it is not observed there. */
export interface DateElsewhere {
  readonly location: Location;
  readonly tradition: string | undefined;
  readonly date: string | null;
}

/** What an occurrence is compared with. */
export interface Elsewhere {
  /** how many places and traditions were compared */
  readonly compared: number;
  /** those where the date is another */
  readonly places: readonly DateElsewhere[];
  readonly traditions: readonly DateElsewhere[];
}

// From the east of India to its west, and round the world: towns whose sunrises and lands differ.
const comparedIds = [5, 4, 19, 3, 9, 17, 20, 25, 21, 22, 23, 27];

/** Compares an occurrence with places, each by the tradition of its land, and with the traditions at its own place. */
export function elsewhere(service: ComputeService, query: DatesQuery, date: string): Elsewhere {
  const at = (location: Location, tradition: string | undefined): DateElsewhere => ({
    location,
    tradition,
    date: nearestTo(date, datesOfYears(service, { ...query, location, tradition }, date)),
  });
  const others = comparedIds
    .flatMap((id) => locations.get(id) ?? [])
    .filter(({ id }) => id !== query.location.id);
  const places = others.map((location) => at(location, undefined));
  const traditions = traditionsIn(service.workspace.packs().packs)
    .filter((name) => name !== query.tradition)
    .map((name) => at(query.location, name))
    // What does not stand over the land of the place is nobody's date there.
    .filter((one) => one.date !== null);
  const isOther = (one: DateElsewhere): boolean => one.date !== date;
  return {
    compared: places.length + traditions.length,
    places: places.filter(isOther),
    traditions: traditions.filter(isOther),
  };
}

// An occurrence at the turn of a year may be of the next one elsewhere.
function datesOfYears(service: ComputeService, query: DatesQuery, date: string): readonly string[] {
  const year = Number(date.slice(0, 4));
  const years =
    date.slice(5) > '12-10' ? [year, year + 1] : date.slice(5) < '01-22' ? [year - 1, year] : [year];
  return years.flatMap((one) => datesIn(service, query, one));
}

const dayMs = 86_400_000;

function nearestTo(date: string, dates: readonly string[]): string | null {
  const away = (other: string): number => Math.abs(Date.parse(other) - Date.parse(date)) / dayMs;
  const [nearest] = dates.filter((other) => away(other) <= near).sort((a, b) => away(a) - away(b));
  return nearest ?? null;
}
