// What clients say of webhooks.

import { integerIn, placeBody, traditionBody } from '../common/place-body.ts';
import { traditionShape } from '../common/place-query.ts';
import { festivalText } from '../festivals/festival-query.ts';
import { strictly } from '../schema/strictly.ts';
import { wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { religions } from '../world/world.ts';
import { subscribableKinds } from './webhook-events.ts';

/** The most days that a festival is announced before its date. */
const mostAhead = 30;

/** The longest URL of a webhook, in characters. */
export const longestUrl = 2000;

/** The most festivals that a filter names, and the longest description. */
const mostFestivals = 100;
const longestDescription = 200;

/** What `festival.upcoming` is asked for. */
export const festivalFilter = z
  .strictObject(
    {
      location_id: placeBody.location_id,
      lat: placeBody.lat,
      lon: placeBody.lon,
      ...traditionBody,
      tradition: traditionShape.tradition,
      festival_mode: wordText(['standard', 'drik'])
        .optional()
        .describe('How dates are decided. Default: standard.'),
      festivals: z
        .array(festivalText(), 'must be a list of festival names')
        .min(1, 'must list at least one festival')
        .max(mostFestivals, `must have at most ${mostFestivals} names`)
        .optional()
        .describe('Only these festivals of the tradition, by code, name, or CODE:VARIANT. Default: all.')
        .openapi({ example: ['FESTIVAL_DIWALI', 'VRAT_EKADASHI_SMARTA:KAMADA'] }),
      religions: z
        .array(z.enum(religions, `must be one of ${religions.join(', ')}`), 'must be a list of religions')
        .min(1, 'must list at least one religion')
        .max(religions.length, `must have at most ${religions.length} religions`)
        .optional()
        .describe(
          'Only festivals of these religions, by the rules of /v1/festivals/world or of pack. Default: any.',
        )
        .openapi({ example: ['jewish', 'islamic'] }),
      days_ahead: integerIn({ min: 0, max: mostAhead })
        .default(1)
        .describe('Days before its date that a festival is announced.'),
      at_hour: integerIn({ min: 0, max: 23 })
        .default(6)
        .describe('Hour of the day at the place from which festivals are announced.'),
    },
    strictly,
  )
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    message: 'lat and lon must be sent together',
  })
  .refine(({ location_id, lat, region }) => (location_id ?? lat ?? region) !== undefined, {
    message: 'must have a place: location_id, lat and lon, or region',
  })
  .openapi('FestivalFilter');

const url = z
  .string('must be a string')
  .min(1, 'must not be empty')
  .max(longestUrl, `must have at most ${longestUrl} characters`)
  .describe('Where events are posted to: https, on the public Internet. Redirects are not followed.')
  .openapi({ example: 'https://example.com/hooks/calendar' });

const kinds = z
  .array(
    z.enum(subscribableKinds, `must be one of ${subscribableKinds.join(', ')}`),
    'must be a list of kinds',
  )
  .min(1, 'must list at least one kind')
  .max(subscribableKinds.length, 'must list each kind once')
  .refine((given) => new Set(given).size === given.length, 'must list each kind once')
  .describe('The kinds of events that are sent.');

const filter = festivalFilter
  .optional()
  .describe('Filter of festival.upcoming; required with that kind, and allowed only with it.');

const description = z
  .string('must be a string')
  .max(longestDescription, `must have at most ${longestDescription} characters`)
  .describe('Your own note on the webhook.');

/** A webhook to be registered. */
export const newWebhookBody = z
  .object({ url, kinds, filter, description: description.default('') })
  .openapi('NewWebhook');

/** What is to be changed of a webhook. */
export const webhookChangeBody = z
  .object({
    url: url.optional(),
    kinds: kinds.optional(),
    filter,
    description: description.optional(),
    enabled: z
      .boolean('must be true or false')
      .optional()
      .describe('false: nothing is sent until it is enabled again; true: enables it.'),
  })
  .openapi('WebhookChange');

/** Hours for which a secret may sign after its rotation, at most. */
const longestOverlap = 168;

/** How a secret is replaced. */
export const secretRotationBody = z
  .object({
    overlap_hours: integerIn({ min: 0, max: longestOverlap })
      .default(24)
      .describe('Hours for which the previous secret also signs.'),
  })
  .openapi('SecretRotation');
