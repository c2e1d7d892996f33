// Alerts of an account: conditions on the day of a place, checked once a day at its sunrise.

import { locationEcho } from '../common/envelope.ts';
import { placeBody, traditionBody } from '../common/place-body.ts';
import { traditionShape } from '../common/place-query.ts';
import { wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { alertConditions } from './conditions.ts';

/** The longest name of an alert, in characters. */
const longestName = 100;

/** Days that a preview looks ahead, today included. */
export const previewDays = 90;

const dateOut = () => z.string().openapi({ format: 'date' });

const name = z
  .string('must be a string')
  .trim()
  .min(1, 'must not be empty')
  .max(longestName, `must have at most ${longestName} characters`)
  .describe('Name of the alert. Its events and its feed include it.')
  .openapi({ example: 'Ekadashi on a Thursday' });

const { location_id, lat, lon } = placeBody;

const where = {
  location_id,
  lat,
  lon,
  ...traditionBody,
  tradition: traditionShape.tradition,
  festival_mode: wordText(['standard', 'drik'])
    .optional()
    .describe('How dates of observances are decided. Default: standard.'),
};

type Placed = {
  readonly location_id?: number | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly region?: string | undefined;
};

const hasPlace = ({ location_id, lat, region }: Placed): boolean =>
  (location_id ?? lat ?? region) !== undefined;
const noPlace = { path: ['location_id'], message: 'is required unless lat and lon, or region, are sent' };
const hasPair = ({ lat, lon }: Placed): boolean => (lat === undefined) === (lon === undefined);
const noPair = { path: ['lat'], message: 'lat and lon must be sent together' };

/** An alert to be made. */
export const newAlertBody = z
  .object({
    name,
    ...where,
    conditions: alertConditions,
    enabled: z
      .boolean('must be true or false')
      .default(true)
      .describe('Whether it is checked. Default: true.'),
  })
  .refine(hasPlace, noPlace)
  .refine(hasPair, noPair)
  .openapi('NewAlert');

/** What an alert has, as it is stored: parsed, so that it is read without being parsed again. */
export type AlertSettings = z.output<typeof newAlertBody>;

/** What is to be changed of an alert. */
export const alertChangeBody = z
  .object({
    name: name.optional(),
    conditions: alertConditions.optional(),
    enabled: z
      .boolean('must be true or false')
      .optional()
      .describe('Whether the alert is checked. false pauses it.'),
  })
  .openapi('AlertChange');

/** Conditions to be previewed. */
export const alertPreviewBody = z
  .object({ ...where, conditions: alertConditions })
  .refine(hasPlace, noPlace)
  .refine(hasPair, noPair)
  .openapi('AlertPreviewRequest');

/** An alert. */
export const alertAnswer = z
  .object({
    alert_id: z.int().describe('unique within the account'),
    settings: z
      .object({ name, ...where, conditions: alertConditions, enabled: z.boolean() })
      .describe('as they were sent'),
    created_at: z.string().openapi({ format: 'date-time' }),
  })
  .openapi('Alert');

/** An alert with the address of its feed, which is shown only now. */
export const alertWithFeed = alertAnswer
  .extend({
    feed_path: z
      .string()
      .describe(
        'path of the iCalendar file with the dates of the alert, on the host of the service. Anyone who knows it can read the dates, and nothing else. It is shown only once',
      )
      .openapi({ example: '/alert-feeds/1.1.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.ics' }),
  })
  .openapi('AlertWithFeed');

/** The alerts of an account. */
export const alertsAnswer = z
  .object({ count: z.int(), most: z.int().describe('allowed by the plan'), alerts: z.array(alertAnswer) })
  .openapi('Alerts');

/** A comparison that held, and what the day had. */
const matchedFact = z
  .object({
    fact: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    actual: z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]),
  })
  .openapi('AlertFact');

/** A date on which conditions hold. */
export const alertMatch = z
  .object({
    date: dateOut(),
    sunrise_at: z.string().openapi({ format: 'date-time' }),
    facts: z.array(matchedFact).describe('comparisons that hold on it'),
  })
  .openapi('AlertMatch');

/** The dates ahead on which conditions hold. */
export const alertPreview = z
  .object({
    from: dateOut(),
    to: dateOut(),
    count: z.int(),
    matches: z.array(alertMatch),
    skipped: z.array(dateOut()).describe('dates without a sunrise, which are not checked'),
    location: locationEcho,
  })
  .openapi('AlertPreview');

/** An alert that was removed. */
export const alertDeleted = z.object({ alert_id: z.int(), deleted: z.literal(true) }).openapi('AlertDeleted');
