// The calendar identity of a day: months, eras, years of Jupiter, solar dates, and which of them its land gives first.

import type { CompiledPack } from '../../compiler/pack.ts';
import { nameOf } from '../../dsl/vocabulary/kinds.ts';
import { ayanaNames, rituNames, samvatsaraNames } from '../../dsl/vocabulary/year-names.ts';
import { type LunarMonth, monthAt } from '../../engine/panchang/month.ts';
import { seasonsAt } from '../../engine/panchang/ritu.ts';
import {
  gujaratiSamvatsara,
  jovianYearAt,
  northernSamvatsara,
  southernSamvatsara,
} from '../../engine/panchang/samvatsara.ts';
import { type EraYears, yearsOn } from '../../engine/panchang/years.ts';
import type { Tradition } from '../places/tradition.ts';
import type { hinduCalendar, primary, solarDate } from '../schemas/panchang/hindu-calendar.ts';
import type { z } from '../schemas/zod.ts';
import type { PanchangDay } from './day.ts';
import { periodOf } from './times.ts';

/** The longest solar month; more means that a month's beginning could not be decided, as in polar night. */
const longestMonth = 32;

/** Months, years and names of a day as of its sunrise; null outside the sky. */
export function hinduCalendarSection(day: PanchangDay): z.output<typeof hinduCalendar> | null {
  const { asked, py, index, from, clock } = day;
  const month = monthAt(py.sky, from);
  const years = yearsOn(py, index);
  const seasons = seasonsAt(py.sky, from);
  if (month === undefined || years === undefined || seasons === undefined) return null;
  const first = primaryOf(asked.pack, asked.tradition);
  const names = { amanta: amantaName(month), purnimanta: purnimantaName(month) };
  const jovian = jovianYearAt(from);
  return {
    ...names,
    adhika: month.adhika,
    kshaya: month.kshaya,
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
    month: names[first.month],
    primary: first,
  };
}

/** `Pausha`, `Adhika Jyeshtha`; both names of a kshaya month. */
function amantaName({ amanta, amantaSecond, adhika }: LunarMonth): string {
  const name = nameOf('lunar month', amanta);
  if (amantaSecond !== undefined) return `${name}-${nameOf('lunar month', amantaSecond)}`;
  return adhika ? `Adhika ${name}` : name;
}

function purnimantaName(month: LunarMonth): string {
  if (month.adhika || month.paksha === 0) return amantaName(month);
  return nameOf('lunar month', month.purnimanta);
}

/** The dates of the solar calendars of the chain; null where a month's beginning could not be decided. */
export function solarDatesOf({ asked, py, day }: PanchangDay): z.output<typeof solarDate>[] {
  const { pack } = asked;
  return [...pack.calendars.values()].map(({ name, months }) => {
    const date = pack.calendarDate(py, name, day);
    return date === undefined || date.day > longestMonth
      ? { calendar: name, month: null, day: null }
      : { calendar: name, month: months[date.month], day: date.day };
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
  let found = known.get(key);
  if (found === undefined) {
    // The state's own word stands before its region's.
    const lands = [used?.subdivision, used?.region].flatMap((land) => land ?? []);
    const of = (table: string): string | undefined =>
      lands.map((land) => pack.table(table).get(land)?.[0]).find((value) => value !== undefined);
    found = {
      month: of('primary_month') === 'purnimanta' ? 'purnimanta' : 'amanta',
      era: eraNamed(of('primary_era')),
      samvatsara: of('primary_samvatsara') ?? 'south',
      solar: of('primary_solar') ?? null,
    };
    known.set(key, found);
  }
  return found;
}

const eraNamed = (text: string | undefined): Primary['era'] =>
  text === 'vikram' || text === 'vikram_kartikadi' ? text : 'shaka';

function eraOf(years: EraYears, era: Primary['era']): number {
  if (era === 'shaka') return years.shaka;
  return era === 'vikram' ? years.vikramChaitradi : years.vikramKartikadi;
}
