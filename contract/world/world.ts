// The response shapes of the world's festivals.

import { certainties } from '@nirnaya/dsl/vocabulary';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { observatory } from '../common/observatory.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** Every one of them, as parameters name them. */
export const religions = [
  'christian',
  'orthodox',
  'islamic',
  'sikh',
  'jewish',
  'buddhist',
  'jain',
  'bahai',
  'zoroastrian',
  'shinto',
  'east_asian',
] as const;

/** One of them. */
export type Religion = (typeof religions)[number];

const dateOut = () => z.string().openapi({ format: 'date' });
const envelope = { location: locationEcho, _engine: engineEnvelope };

const fields = {
  year: z.int().describe('Gregorian year'),
  religion: z.enum(religions),
  festival_id: z
    .string()
    .describe('stable; variants (Sunni and Shia, countries, schools) have their own')
    .openapi({ example: 'JEWISH_HANUKKAH' }),
  festival_name: named({ kind: 'observance', code: 'festival_id' }, z.string()),
  gregorian_date: dateOut().describe('the first day; see begins for the evening before'),
  display_date: z.string().openapi({ example: '25 December 2026' }),
  day_of_week: named('weekday', z.string().openapi({ example: 'Friday' })),
  calendar_ref: z
    .string()
    .describe('the day in its own calendar, or in relation to another festival')
    .openapi({ example: 'Hebrew Kislev 25' }),
  notes: z.string().describe('description'),
  certainty: z
    .enum(certainties)
    .describe(
      'how the day is known: arithmetic, certain; astronomical, computed from the sky; announced, by somebody each year: as announcement says, or without one as the rule expects; projected, an estimate of what will be announced or sighted',
    ),
  announcement: z
    .object({
      authority: z
        .string()
        .describe('who announced it')
        .openapi({ example: 'Supreme Court of Saudi Arabia' }),
      source: z.string().describe('source of the announcement'),
      level: z
        .enum(['VERIFIED', 'DERIVED', 'PROVISIONAL'])
        .describe(
          'VERIFIED: in the words of the announcement; DERIVED: in a report of it; PROVISIONAL: elsewhere',
        ),
    })
    .optional()
    .describe('the announcement of its month; absent if unknown')
    .openapi('WorldAnnouncement'),
  lasts: z.int().describe('days'),
  end_date: dateOut().optional().describe('last date, if there are several'),
  begins: z
    .enum(['evening before', 'day'])
    .describe('evening before: at the sunset before gregorian_date; day: on it'),
  observatory: observatory.optional(),
};

/** A festival on the day on which it begins. */
export const worldRecord = z.object(fields).openapi('WorldFestival');

/** Answer of `/v1/festivals/world`. */
export const worldAnswer = z
  .object({
    total: z.int().describe('festivals that match the filters, on all pages'),
    limit: z.int(),
    offset: z.int(),
    festivals: z.array(worldRecord),
    filters: z
      .object({
        date: dateOut(),
        year: z.int(),
        month: z.int(),
        religion: z.enum(religions),
        festival_id: z.string(),
        search: z.string(),
      })
      .partial()
      .describe('the filters that were given'),
    ...envelope,
  })
  .openapi('WorldFestivals');

const years = z.object({ min: z.int(), max: z.int() });

/** Answer of `/v1/festivals/world/religions`. */
export const worldReligionsAnswer = z
  .object({
    religions: z.array(
      z
        .object({
          religion: z.enum(religions),
          total_festivals: z.int().describe('records from min_year to max_year'),
          unique_festivals: z.int().describe('festivals, variants counted'),
          min_year: z.int(),
          max_year: z.int(),
        })
        .openapi('WorldReligion'),
    ),
    total_records: z.int(),
    year_range: years,
    _engine: engineEnvelope,
  })
  .openapi('WorldReligions');

/** Answer of `/v1/festivals/world/upcoming`. */
export const worldUpcomingAnswer = z
  .object({
    today: dateOut().describe('the date from which festivals are listed'),
    timezone: z.string().describe('IANA zone in which it is that day'),
    count: z.int(),
    limit: z.int(),
    festivals: z.array(
      z
        .object({ ...fields, days_until: z.int().describe('from today; 0: today') })
        .openapi('WorldFestivalUpcoming'),
    ),
    filters: z
      .object({ religion: z.enum(religions) })
      .partial()
      .describe('the filters that were given'),
    ...envelope,
  })
  .openapi('WorldFestivalsUpcoming');
