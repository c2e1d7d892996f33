// The days of a person: when the Moon is strong for a birth.

import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { languageShape, placeShape } from '../common/place-query.ts';
import { named } from '../schema/named.ts';
import { dateText, latitudeText, longitudeText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { nakshatraName, rashiName } from './grahas.ts';

/** The most dates of a personal calendar. */
export const mostPersonalDates = 62;

const birthOf = (what: string, example: string) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(80, 'must have at most 80 characters')
    .describe(what)
    .openapi({ example });

/** `GET /v1/personal-calendar`. */
export const personalShape = {
  janma_nakshatra: birthOf('The birth star of the person, by name or number (1 to 27).', 'Rohini'),
  janma_rashi: birthOf('The Moon sign at birth of the person, by name or number (1 to 12).', 'Vrishabha'),
  start_date: dateText().describe('First date.').openapi({ example: '2026-11-22' }),
  end_date: dateText()
    .describe(`Last date; at most ${mostPersonalDates} dates in all.`)
    .openapi({ example: '2026-11-28' }),
  ...placeShape,
  lat: latitudeText().describe('Latitude, degrees north.'),
  lon: longitudeText().describe('Longitude, degrees east.'),
  ...languageShape,
};

const instant = () => z.string().openapi({ format: 'date-time' });
const span = { start_at: instant(), end_at: instant() };

const day = z
  .object({
    date: z.string().openapi({ format: 'date' }),
    ...span,
    tara_bala: z
      .array(z.object({ ...span, tara: named('name', z.string()) }))
      .readonly()
      .describe('when the star of the Moon is favourable, counted from that of the birth'),
    chandra_bala: z
      .array(z.object({ ...span, house: z.int().min(1).max(12) }))
      .readonly()
      .describe('when the rashi of the Moon is favourable, counted from that of the birth'),
    chandrashtama: z
      .array(z.object(span))
      .readonly()
      .describe('when the Moon is in the eighth rashi from that of the birth: no important work is begun'),
    favourable: z.array(z.object(span)).readonly().describe('when tara bala and chandra bala both hold'),
  })
  .openapi('PersonalDay');

/** Answer of `GET /v1/personal-calendar`. */
export const personalAnswer = z
  .object({
    janma_nakshatra: nakshatraName,
    janma_rashi: rashiName,
    count: z.int(),
    days: z.array(day).readonly().describe('from sunrise to sunrise; dates that never occurred are left out'),
    rules: z.array(z.string()).readonly().describe('the rules applied; /v1/rules has their authorities'),
    disclaimer: z.string(),
    ...panchangEnvelope,
  })
  .openapi('PersonalCalendar');
