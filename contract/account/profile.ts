// Birth profiles: when and where somebody was born, as said and as kept.

import { personName } from '../common/person-name.ts';
import { numberIn } from '../common/place-body.ts';
import { dateText, integerText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { birthZone } from '../schema/zone-text.ts';

/** A clock time `HH:MM`, as it is written. */
const clockText = z
  .string('must be a string')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in the form HH:MM')
  .openapi({ example: '14:30' });

/** A birth to be kept; the same as `/v1/birth-chart` takes. */
export const newProfileBody = z
  .object({
    name: personName(),
    date: dateText().describe('The civil date at the place.'),
    time: clockText.describe('Local clock time, 24 hours.'),
    lat: numberIn({ min: -90, max: 90 }).describe('Latitude, degrees north.').openapi({ example: 23.1793 }),
    lon: numberIn({ min: -180, max: 180 }).describe('Longitude, degrees east.').openapi({ example: 75.7849 }),
    tz: birthZone()
      .optional()
      .describe('IANA zone of the clock, an offset, or LMT. Default: the zone of the coordinates.'),
  })
  .openapi('NewBirthProfile');

/** What is kept of a birth. */
export const storedProfile = z.object({
  name: z.string(),
  date: z.string().openapi({ format: 'date' }),
  time: z.string(),
  lat: z.number(),
  lon: z.number(),
  tz: z.string().describe('IANA zone of the clock, an offset, or LMT'),
  tz_source: z.enum(['tz', 'coordinates']),
  time_standard: z.literal('zone').optional().describe('that the zone applies'),
  clock_change: z
    .enum(['before', 'after'])
    .optional()
    .describe('offset used for an ambiguous or skipped local time (DST)'),
});

/** A birth profile. */
export const profileAnswer = z
  .object({
    profile_id: z.int().describe('unique within the account'),
    ...storedProfile.shape,
    created_at: z.string().openapi({ format: 'date-time' }),
  })
  .openapi('BirthProfile');

/** A page of profiles. */
export const profilesAnswer = z
  .object({
    profiles: z.array(profileAnswer).describe('by profile_id'),
    most: z.int().describe('allowed by the plan'),
    next_cursor: z.string().nullable().describe('null on the last page'),
  })
  .openapi('BirthProfiles');

/** What was removed. */
export const profileDeleted = z
  .object({ profile_id: z.int(), deleted: z.literal(true) })
  .openapi('BirthProfileDeleted');

/** The parameters of a list of profiles. */
export const profilesShape = {
  limit: integerText({ min: 1, max: 200 })
    .optional()
    .describe('Profiles per page. Default: 50.')
    .openapi({ default: 50 }),
  cursor: integerText({ min: 0, max: 999_999_999 })
    .optional()
    .describe('The next_cursor of the previous page. Default: the first page.'),
};
