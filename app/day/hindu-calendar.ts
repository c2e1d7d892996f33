// The calendar identity of a day: months, eras, years of Jupiter, solar dates, and which of them its land gives first.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import {
  eraKeys,
  type hinduCalendar,
  monthKeys,
  type primary,
  samvatsaraKeys,
  type solarDate,
} from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { ayanaNames, rituNames, samvatsaraNames } from '@nirnaya/dsl/vocabulary';
import { civilFromDay } from '@nirnaya/engine/civil';
import {
  type EraYears,
  GREGORIAN_OF_SHAKA,
  gujaratiSamvatsara,
  jovianYearAt,
  monthAt,
  northernSamvatsara,
  seasonsAt,
  southernSamvatsara,
  yearsOn,
} from '@nirnaya/engine/panchang';
import type { Tradition } from '../places/tradition.ts';
import type { PanchangDay } from './day.ts';
import { amantaName, purnimantaName } from './month-name.ts';
import { periodOf } from './times.ts';

/** The longest solar month; more means that a month's beginning could not be decided, as in polar night. */
const longestMonth = 32;

/** Days of a mean solar month. */
const meanMonth = 365.2425 / 12;

/** Months, years and names of a day as of its sunrise; null outside the sky. */
export function hinduCalendarSection(day: PanchangDay): z.output<typeof hinduCalendar> | null {
  const { context, py, index, from, clock } = day;
  const month = monthAt(py.sky, from);
  const years = yearsOn(py, index);
  const seasons = seasonsAt(py.sky, from);
  if (month === undefined || years === undefined || seasons === undefined) return null;
  const first = primaryOf(context.pack, context.tradition);
  const amanta = amantaName(month);
  const purnimanta = purnimantaName(month);
  const jovian = jovianYearAt(from);
  return {
    amanta,
    purnimanta,
    is_adhika: month.adhika,
    is_kshaya: month.kshaya,
    paksha: month.paksha === 0 ? 'Shukla' : 'Krishna',
    lunation: periodOf(clock, month),
    samvat: eraOf(years, first.era),
    vikram_samvat: years.vikramChaitradi,
    vikram_samvat_kartikadi: years.vikramKartikadi,
    shaka_samvat: years.shaka,
    kali_year: years.kali,
    samvatsara: {
      north: samvatsaraNames[northernSamvatsara(years.shaka)],
      south: samvatsaraNames[southernSamvatsara(years.shaka)],
      kartikadi: samvatsaraNames[gujaratiSamvatsara(years.vikramKartikadi)],
      running: { name: samvatsaraNames[jovian.label], period: periodOf(clock, jovian) },
    },
    solar: solarDatesOf(day),
    ritu: rituNames[seasons.drik.ritu][0],
    ayana: ayanaNames[seasons.drik.ayana],
    month: first.month === 'amanta' ? amanta : purnimanta,
    primary: first,
  };
}

/** The dates of the solar calendars of the chain; null where a month's beginning could not be decided. */
function solarDatesOf({ context, py, day }: PanchangDay): z.output<typeof solarDate>[] {
  const { pack } = context;
  const named = pack.attributes.table('solar_year_names');
  return [...pack.calendars.values()].map(({ name, months, era }) => {
    const date = pack.calendarDate(py, name, day);
    if (date === undefined || date.day > longestMonth) {
      return { calendar: name, month: null, day: null, year: null, era: null, year_name: null };
    }
    // The first of a calendar's year lies far enough from that of the Gregorian for mean months to determine its year.
    const { year } = civilFromDay(Math.round(day - date.month * meanMonth - date.day));
    return {
      calendar: name,
      month: months[date.month],
      day: date.day,
      year: era === undefined ? null : year - era.offset,
      era: era?.name ?? null,
      year_name: named.has(name) ? samvatsaraNames[southernSamvatsara(year - GREGORIAN_OF_SHAKA)] : null,
    };
  });
}

type Primary = z.output<typeof primary>;

const primaries = new WeakMap<CompiledPack, Map<string, Primary>>();

function primaryOf(pack: CompiledPack, { used }: Tradition): Primary {
  let known = primaries.get(pack);
  if (known === undefined) {
    known = new Map();
    primaries.set(pack, known);
  }
  const key = `${used?.region} ${used?.subdivision}`;
  let reckoning = known.get(key);
  if (reckoning === undefined) {
    // The state's own word stands before its region's.
    const lands = [used?.subdivision, used?.region, 'OTHERWISE'].flatMap((land) => land ?? []);
    const of = (table: string): string | undefined =>
      lands.map((land) => pack.attributes.table(table).get(land)?.[0]).find((value) => value !== undefined);
    reckoning = {
      month: oneOf(monthKeys, 'primary_month', of),
      era: oneOf(eraKeys, 'primary_era', of),
      samvatsara: oneOf(samvatsaraKeys, 'primary_samvatsara', of),
      solar: of('primary_solar') ?? null,
    };
    known.set(key, reckoning);
  }
  return reckoning;
}

/** The value of a table, which must be one of some names; throws where the packs have another or none. */
function oneOf<T extends string>(
  names: readonly T[],
  table: string,
  of: (table: string) => string | undefined,
): T {
  const value = of(table);
  const name = names.find((known) => known === value);
  if (name === undefined) throw new Error(`${table}: ${value} is none of ${names.join(', ')}`);
  return name;
}

function eraOf(years: EraYears, era: Primary['era']): number {
  if (era === 'shaka') return years.shaka;
  return era === 'vikram' ? years.vikramChaitradi : years.vikramKartikadi;
}
