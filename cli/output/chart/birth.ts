// A birth as a command line says it: a date, a time and a place.

import type { BirthInput, TimeStandard } from '@nirnaya/app/jyotisha';
import { type CatalogueSource, curatedPlace, newDelhi } from '@nirnaya/app/places';
import { personName } from '@nirnaya/contract/common';
import { ayanamsas, withoutTime } from '@nirnaya/contract/jyotisha';
import { isZoneless } from '@nirnaya/contract/schema';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import type { Ayanamsa } from '@nirnaya/engine/sky';
import { dateOf, type Today } from '../../options/dates.ts';
import { UsageError } from '../../options/failure.ts';
import { type PlaceOptions, placeOf } from '../../options/place.ts';

/** A birth that was said, and what its place is called. */
export interface NamedBirth {
  readonly birth: BirthInput;
  readonly place: string;
}

/** What of a birth is said by options. */
export interface BirthOptions extends PlaceOptions {
  readonly name?: string;
  readonly clockChange?: 'before' | 'after';
  readonly timeStandard?: TimeStandard;
}

/** The birth of a date, a time and options. Throws a `UsageError` that says all that is wrong. */
export async function birthIn(
  date: string,
  time: string | undefined,
  { name, clockChange, timeStandard, ...options }: BirthOptions,
  { now, catalogue }: Pick<Today, 'now'> & { readonly catalogue: CatalogueSource },
): Promise<NamedBirth> {
  if (name !== undefined) requireName(name);
  // The clock of a birth may have gone by no zone; dates of the place are told by its own.
  const place = isZoneless(options.tz ?? '') ? { ...options, tz: undefined } : options;
  const choice = await placeOf(place, curatedPlace(newDelhi), catalogue);
  const { lat, lon, zone } = choice.place;
  return {
    birth: {
      name,
      date: dateOf(date, 'DATE', { zone, now }),
      time: secondsOf(time),
      lat,
      lon,
      tz: options.tz ?? zone,
      time_standard: timeStandard,
      clock_change: clockChange,
    },
    place: choice.name,
  };
}

function requireName(name: string): void {
  const { error } = personName().safeParse(name);
  if (error !== undefined) throw new UsageError(`--name: ${error.issues[0].message}`);
}

/** Seconds after midnight of `14:30` or `14:30:15`. */
function secondsOf(text: string | undefined): number {
  if (text === undefined) throw new UsageError(`TIME: ${withoutTime}`);
  const [, h, m, s = '0'] = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  if (h === undefined)
    throw new UsageError(`TIME: ${JSON.stringify(text)} is not a time of day; write HH:MM`);
  return Number(h) * 3600 + Number(m) * 60 + Number(s);
}

/** The ayanamsa of an option. */
export function ayanamsaOf(text: string | undefined): Ayanamsa | undefined {
  if (text === undefined) return undefined;
  const match = ayanamsas.find((name) => name === text.toLowerCase());
  if (match !== undefined) return match;
  throw new UsageError(`--ayanamsa: ${unknownText({ what: 'ayanamsa', text, known: ayanamsas })}`);
}
