// A birth and the conventions of its chart, as the JSON bodies of astrology say them.

import { personName } from '../common/person-name.ts';
import { numberIn } from '../common/place-body.ts';
import { strictly } from '../schema/strictly.ts';
import { dateText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { birthZone, zoneText } from '../schema/zone-text.ts';
import { optionsBody } from './chart-options.ts';
import { ayanamsas, conventionProfiles } from './conventions.ts';
import { mostUncertain, usualUncertainty } from './sensitivity.ts';

/** What an astrology operation says where the time of birth is missing. */
export const withoutTime =
  'is required: lagna, houses, vargas and dashas depend on it. Without a time, use /v1/panchang or /v1/nakshatra for the weekday, tithi and nakshatra of the date, and /v1/panchang/full for the signs of the grahas';

/** A clock time `HH:MM` or `HH:MM:SS`, as seconds after midnight; where it is missing, what can be had without it is said. */
export const birthTime = () =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? withoutTime : 'must be a string'),
    })
    .transform((text, issues) => {
      const [, h, m, s = '0'] = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
      if (h !== undefined) return Number(h) * 3600 + Number(m) * 60 + Number(s);
      issues.addIssue({ code: 'custom', message: 'must be a time of day in the form HH:MM or HH:MM:SS' });
      return z.NEVER;
    })
    .openapi({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$', example: '14:30' });

const time = birthTime().describe('Local clock time, 24 hours.');
const date = dateText().describe('The civil date at the place.').openapi({ example: '1990-05-15' });
const latitude = numberIn({ min: -90, max: 90 })
  .describe('Latitude, degrees north.')
  .openapi({ example: 23.1793 });
const longitude = numberIn({ min: -180, max: 180 })
  .describe('Longitude, degrees east.')
  .openapi({ example: 75.7849 });
const zone = zoneText().optional().describe('IANA zone of the clock. Default: that of the coordinates.');
const clockZone = birthZone()
  .describe(
    'IANA zone of the clock, an offset (+04:51), or LMT for local mean time. Default: the zone of the coordinates, and LMT before its first legal time.',
  )
  .openapi('BirthZone')
  .optional();
const timeStandard = z
  .enum(['zone', 'lmt', 'offset'], 'must be zone, lmt or offset')
  .describe('The time standard of the clock, if not that of the zone at the date.')
  .openapi('TimeStandard')
  .optional();
const name = personName();

/** Which instant a time stands for that the clocks showed twice, or passed over. */
const clockChange = z
  .enum(['before', 'after'], 'must be before or after')
  .describe(
    'For ambiguous or skipped local times (DST): the offset before or after the change. Default: before. The response has the alternative.',
  )
  .openapi('ClockChange', { default: 'before' })
  .optional();

const timeUncertainty = numberIn({ min: 0, max: mostUncertain })
  .describe(
    `Seconds by which the time may be earlier or later. Default: ${usualUncertainty.withoutSeconds} if it has no seconds, else ${usualUncertainty.withSeconds}.`,
  )
  .openapi('TimeUncertainty')
  .optional();

/** Which conventions a chart is computed by. */
export const conventionsBody = {
  ayanamsa: z
    .enum(ayanamsas, `must be one of ${ayanamsas.join(', ')}`)
    .openapi('Ayanamsa')
    .optional()
    .describe('The start of the zodiac. Default: that of profile, lahiri.')
    .openapi({ default: 'lahiri' }),
  node_type: z
    .enum(['mean', 'true'], 'must be mean or true')
    .describe('The ascending node used as Rahu. Default: that of profile, mean.')
    .openapi('NodeType', { default: 'mean' })
    .optional(),
  profile: z
    .enum(conventionProfiles, `must be one of ${conventionProfiles.join(', ')}`)
    .describe(
      'The conventions of a school. ayanamsa, node_type and options override them. Default: parashara (Lahiri, mean node).',
    )
    .openapi('ConventionProfile', { default: 'parashara' })
    .optional(),
  options: optionsBody,
};

/** Levels of the dashas. */
export const dashaLevels = z
  .int('must be a whole number from 1 to 5')
  .min(1, 'must be a whole number from 1 to 5')
  .max(5, 'must be a whole number from 1 to 5')
  .optional()
  .describe(
    'Levels of every dasha. Default: 3 for Vimshottari, 1 for the others. Levels are listed in full up to 1,000 periods in all; below them, only the periods within the one current at running_at are listed.',
  );

/** A birth as `/v1/birth-chart` takes it. */
export const birthFields = {
  name,
  date,
  time,
  lat: latitude,
  lon: longitude,
  tz: clockZone,
  time_standard: timeStandard,
  clock_change: clockChange,
  time_uncertainty: timeUncertainty,
};

/** One of two people. */
export const personBody = z
  .strictObject(
    { ...birthFields, name: name.optional().describe('Name of the person. Default: none.') },
    strictly,
  )
  .openapi('Person');

/** A birth as the operations of kundlis take it. */
export const kundliFields = {
  date_of_birth: date,
  time_of_birth: time,
  latitude,
  longitude,
  timezone: clockZone,
  time_standard: timeStandard,
  name: name.optional().describe('Name of the person. Default: none.'),
  clock_change: clockChange,
  time_uncertainty: timeUncertainty,
};

/** The same where it may be left out for a profile that is kept. */
export const optionalKundliFields = {
  date_of_birth: date.optional().describe('The civil date of birth; required without profile_id.'),
  time_of_birth: birthTime().optional().describe('Local clock time of birth; required without profile_id.'),
  latitude: latitude.optional().describe('Latitude of birth, degrees north; required without profile_id.'),
  longitude: longitude.optional().describe('Longitude of birth, degrees east; required without profile_id.'),
  timezone: clockZone,
  time_standard: timeStandard,
  clock_change: clockChange,
};

/** A partner's birth within a body. */
export const partnerBody = z.strictObject(kundliFields, strictly).openapi('Partner');

/** Where somebody is. */
export const pointBody = z.strictObject({ lat: latitude, lon: longitude }, strictly).openapi('Point');

/** Where an observer is, and the zone of the clock there. */
export const observerBody = z
  .strictObject({ lat: latitude, lon: longitude, timezone: zone }, strictly)
  .openapi('Observer');
