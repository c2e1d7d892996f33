/**
 * The tables that calendars are counted by: new moons and solar terms of all years, first days of Hijri months, printed
 * almanacs and announcements. In: the bytes of `data/calendars/calendars.bin`. Out: each table, read when it is first needed.
 */

import { DataFileError, type DataFileKind, openDataFile } from '../bytes/data-file.ts';
import { parseIsoDate } from '../civil/civil.ts';
import { type Announced, type AnnouncedMonth, announcedByMoon } from './announced-months.ts';
import { type Moons, moonsOf, type SolarTerms, type SolarTermsForm, solarTermsOf } from './instants.ts';
import type { InstantsForm } from './packed-instants.ts';

/** The file of the tables. */
export const calendarsFile: DataFileKind = { name: 'calendars', version: 1 };

/** Days from that of a new moon to the first day of its month, by the number of the new moon; undefined beyond those known. */
export type LaterDays = (moon: number) => number | undefined;

/** What is said of later days, which are written four a byte, the lowest bits first. */
export interface LaterForm {
  /** the number of the first new moon, and how many there are */
  readonly first: number;
  readonly count: number;
}

/** Where almanacs in force had another day than the sky as it is computed today: ISO dates, computed and printed. */
export interface PrintedForm {
  readonly newMoons: readonly (readonly [computed: string, printed: string])[];
  readonly terms: readonly (readonly [computed: string, printed: string])[];
}

/** Printed days by computed ones, as civil days. */
export interface Printed {
  readonly newMoons: ReadonlyMap<number, number>;
  readonly terms: ReadonlyMap<number, number>;
}

/** The tables. Each throws `DataFileError` where it cannot be had. */
export interface CalendarTables {
  moons(): Moons;
  terms(): SolarTerms;
  /** of the calendar of a name */
  later(calendar: string): LaterDays;
  /** of the almanacs of the Qing court */
  qing(): Printed;
  announced(): Announced;
}

/** Opens tables; the bytes are read when the first is needed. A failed attempt is not kept. */
export function openTables(read: () => Uint8Array): CalendarTables {
  const sections = once(() => openDataFile(calendarsFile, read()));
  const section = (name: string) => {
    const part = sections()[name];
    if (part === undefined) throw new DataFileError(`data/calendars lacks ${name}: run npm run calendars`);
    return part;
  };
  const moons = once(() => {
    const { about, bytes } = section('new moons');
    return moonsOf(about as InstantsForm, bytes);
  });
  return {
    moons,
    terms: once(() => {
      const { about, bytes } = section('solar terms');
      return solarTermsOf(about as SolarTermsForm, bytes);
    }),
    later: (calendar) => {
      const { about, bytes } = section(laterSection(calendar));
      return laterDays(about as LaterForm, bytes);
    },
    qing: once(() => {
      const { newMoons, terms } = section('Qing almanacs').about as PrintedForm;
      return { newMoons: civilDays(newMoons), terms: civilDays(terms) };
    }),
    announced: once(() => {
      const { months } = section('announced months').about as { readonly months: readonly AnnouncedMonth[] };
      return announcedByMoon(months, moons());
    }),
  };
}

/** What the section of the later days of a calendar is called. */
export const laterSection = (calendar: string): string => `later ${calendar}`;

const civilDays = (pairs: PrintedForm['terms']): ReadonlyMap<number, number> =>
  new Map(pairs.map(([computed, printed]) => [civilDay(computed), civilDay(printed)]));

function civilDay(iso: string): number {
  const day = parseIsoDate(iso);
  if (day === undefined)
    throw new DataFileError(`data/calendars has ${iso}, which is no date: run npm run calendars`);
  return day;
}

const laterDays =
  ({ first, count }: LaterForm, bytes: Uint8Array): LaterDays =>
  (moon) => {
    const i = moon - first;
    return i < 0 || i >= count ? undefined : (bytes[i >> 2] >> (2 * (i & 3))) & 3;
  };

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
