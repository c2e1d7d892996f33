// The response shape of the calendar identity of a day.

import { ayanaNames, rituNames, samvatsaraNames } from '@nirnaya/dsl/vocabulary';
import { period } from '../common/times.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { paksha } from './angas.ts';

const name = named('samvatsara', z.enum(samvatsaraNames));
const year = z.int().describe('elapsed');

/** A date of a solar calendar; null where its month's beginning cannot be decided. */
export const solarDate = z
  .object({
    calendar: named('name', z.string().openapi({ example: 'Tamil' })),
    month: named('calendar month', z.string().nullable()),
    day: z.int().nullable(),
    year: z.int().nullable().describe('null if the calendar has no years of its own'),
    era: named('name', z.string().nullable().openapi({ example: 'Shaka' })),
    year_name: name.nullable().describe('if the years of the calendar have names'),
  })
  .openapi('SolarDate');

/** The countings of months, the eras and the rounds of samvatsaras that a land may give first. */
export const monthKeys = ['amanta', 'purnimanta'] as const;
export const eraKeys = ['vikram', 'vikram_kartikadi', 'shaka'] as const;
export const samvatsaraKeys = ['north', 'south', 'kartikadi'] as const;

/** The primary counting of the land of the tradition. */
export const primary = z
  .object({
    month: z.enum(monthKeys),
    era: z.enum(eraKeys),
    samvatsara: z.enum(samvatsaraKeys),
    solar: named('name', z.string().nullable().describe('the solar calendar of daily life, if there is one')),
  })
  .openapi('PrimaryCalendar');

/** The names of the year by Jupiter's round of sixty. */
export const samvatsara = z
  .object({
    north: name.describe('of the Chaitra year, by mean Jupiter'),
    south: name.describe('of the Chaitra year, one by one'),
    kartikadi: name.describe('of the Kartika year of Gujarat'),
    running: z.object({ name, period }).describe('current year of mean Jupiter at sunrise'),
  })
  .openapi('Samvatsara');

/** A lunar month by both its names. */
export const lunarMonth = z
  .object({
    amanta: named(
      'lunar month',
      z
        .string()
        .describe(
          'month that ends at new moon, with its full name: Adhika Ashadha if intercalary, Margashirsha-Pausha if kshaya',
        )
        .openapi({ example: 'Kartika' }),
    ),
    purnimanta: named('lunar month', z.string().describe('month that ends at full moon, with its full name')),
    is_adhika: z.boolean().describe('intercalary month, without sankranti'),
    is_kshaya: z.boolean().describe('month with two sankrantis and two names'),
  })
  .openapi('LunarMonth', { description: 'A lunar month; null if not applicable.' });

/** The calendar identity of a day, as of its sunrise. */
export const hinduCalendar = z
  .object({
    ...lunarMonth.shape,
    paksha,
    lunation: period.describe('from new moon to new moon'),
    samvat: year.describe('year of the first era of the region'),
    vikram_samvat: year.describe('from Chaitra'),
    vikram_samvat_kartikadi: year.describe('from Kartika, as in Gujarat'),
    shaka_samvat: year,
    kali_year: year,
    samvatsara,
    solar: z.array(solarDate),
    ritu: named(
      'ritu',
      z.enum(rituNames.map(([ritu]) => ritu) as [string, ...string[]]).describe('by the tropical Sun'),
    ),
    ayana: named('ayana', z.enum(ayanaNames).describe('by the tropical Sun')),
    month: named('lunar month', z.string().describe('month by the convention of the region')),
    primary,
  })
  .openapi('HinduCalendar');
