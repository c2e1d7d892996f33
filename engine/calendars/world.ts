/**
 * The calendars of the world that rules may name, besides the Gregorian.
 */

import { DataFileError } from '../bytes/data-file.ts';
import { openCache } from '../cache/cache.ts';
import { announcementIn } from './announced.ts';
import type { AnnouncedMonth } from './announced-months.ts';
import { badi, birthOfBahaullah, birthOfTheBab } from './badi.ts';
import { burmese, thingyan } from './burmese.ts';
import type { WorldCalendar, WorldMonth } from './calendar.ts';
import { chinese } from './chinese.ts';
import { coptic, ethiopian } from './coptic.ts';
import { crescentCalendars } from './crescents.ts';
import { easter, orthodoxEaster } from './easter.ts';
import { hebrew } from './hebrew.ts';
import { hinduCalendars } from './hindu/calendars.ts';
import { iranian } from './iranian.ts';
import { islamic } from './islamic.ts';
import { japanese } from './japanese.ts';
import { julian } from './julian.ts';
import { khmer } from './khmer.ts';
import { korean } from './korean.ts';
import { nanakshahi } from './nanakshahi.ts';
import { chineseTerms, japaneseTerms, koreanTerms, vietnameseTerms } from './solar-terms.ts';
import { type CalendarTables, openTables } from './tables.ts';
import { asalhaBucha, lao, makhaBucha, thai, visakhaBucha } from './thai.ts';
import { bhutanese, losar, mongolian, tibetan, tsagaanSar } from './tibetan.ts';
import { hijriSaudi, ummAlQura } from './umm-al-qura.ts';
import { vietnamese } from './vietnamese.ts';
import { fasli, kadmi, shahanshahi } from './zoroastrian.ts';

/** What a calendar is counted from: its own arithmetic, or tables. */
type Counted = WorldCalendar | ((tables: CalendarTables) => WorldCalendar);

const counted: readonly Counted[] = [
  easter,
  orthodoxEaster,
  julian,
  hebrew,
  islamic,
  ummAlQura,
  hijriSaudi,
  ...crescentCalendars,
  coptic,
  ethiopian,
  chinese,
  chineseTerms,
  korean,
  koreanTerms,
  vietnamese,
  vietnameseTerms,
  japanese,
  japaneseTerms,
  tibetan,
  losar,
  bhutanese,
  mongolian,
  tsagaanSar,
  thai,
  makhaBucha,
  visakhaBucha,
  asalhaBucha,
  lao,
  khmer,
  burmese,
  thingyan,
  badi,
  birthOfTheBab,
  birthOfBahaullah,
  shahanshahi,
  kadmi,
  fasli,
  iranian,
  nanakshahi,
  ...hinduCalendars,
];

/** The calendars, with the tables that some of them are counted by. */
export interface WorldCalendars {
  /** every one of them */
  readonly all: readonly WorldCalendar[];
  /** the calendar of a name; undefined if there is none */
  named(name: string): WorldCalendar | undefined;
  /** the announcement of the month of a calendar in which a civil day lies; undefined where there is none */
  announcementOf(calendar: WorldCalendar, day: number): AnnouncedMonth | undefined;
}

/**
 * Opens the calendars. `read` gives the bytes of `data/calendars/calendars.bin` and is called when a table is first needed.
 * Without it, and where the bytes are no such file, months of calendars that are counted by tables throw `DataFileError`.
 */
export function openWorldCalendars(read?: () => Uint8Array): WorldCalendars {
  // Rules ask for the same few years over and over.
  const years = openCache<string, readonly WorldMonth[]>({
    name: 'years of the world calendars',
    limit: 2048,
  });
  const tables = openTables(read ?? notGiven(undefined));
  const all = counted.map((one): WorldCalendar => {
    const calendar = typeof one === 'function' ? withTables(one, read && tables) : one;
    return {
      ...calendar,
      monthsOf: (year) => years.getOrCompute(`${calendar.name} ${year}`, () => calendar.monthsOf(year)),
    };
  });
  const byName = new Map(all.map((calendar) => [calendar.name, calendar]));
  return {
    all,
    named: (name) => byName.get(name),
    announcementOf: (calendar, day) => announcementIn(tables, calendar, day),
  };
}

// Without tables the calendar says of itself that they are missing.
function withTables(
  of: (tables: CalendarTables) => WorldCalendar,
  tables: CalendarTables | undefined,
): WorldCalendar {
  const calendar: WorldCalendar = of(tables ?? openTables(() => notGiven(calendar.name)()));
  return calendar;
}

const notGiven = (calendar: string | undefined) => (): never => {
  throw new DataFileError(
    `${calendar === undefined ? 'announced months are' : `the calendar ${calendar} is`} read from tables, and none were given: hand over the bytes of data/calendars/calendars.bin, as \`calendars\` where calendars are opened`,
  );
};

/** The calendars without tables: their names, and the months of those that are counted by arithmetic. */
export const untabledCalendars: WorldCalendars = openWorldCalendars();
