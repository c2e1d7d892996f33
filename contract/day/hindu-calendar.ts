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
    year: z.int().nullable().describe('null where the calendar counts no years of its own'),
    era: named('name', z.string().nullable().openapi({ example: 'Shaka' })),
    year_name: name.nullable().describe('where the years of the calendar bear names'),
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
    running: z.object({ name, period }).describe("mean Jupiter's own year that runs at sunrise"),
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
          'the month that ends with the new moon, by its whole name: Adhika Ashadha where it is intercalary, Margashirsha-Pausha where it is kshaya',
        )
        .openapi({ example: 'Kartika' }),
    ),
    purnimanta: named(
      'lunar month',
      z.string().describe('the month that ends with the full moon, by its whole name'),
    ),
    is_adhika: z.boolean().describe('the month is intercalary: no sankranti falls in it'),
    is_kshaya: z.boolean().describe('two sankrantis fall in the month, and it bears two names'),
  })
  .openapi('LunarMonth', { description: 'A lunar month; null for what is not of one.' });

/** The calendar identity of a day, as of its sunrise. */
export const hinduCalendar = z
  .object({
    ...lunarMonth.shape,
    paksha,
    lunation: period.describe('from new moon to new moon'),
    samvat: year.describe('the year of the era that the region gives first'),
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
    month: named('lunar month', z.string().describe('the month by the counting that the region gives first')),
    primary,
  })
  .openapi('HinduCalendar');
