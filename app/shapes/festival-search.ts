// The response shape of the search for festivals.

import { weights } from '../../dsl/pack/document.ts';
import { engineEnvelope, locationEcho } from './envelope.ts';
import { named } from './named.ts';
import { z } from './zod.ts';

/** An observance found by a name. */
export const festivalFound = z
  .object({
    code: z.string().describe('key of the observance, as of /v1/festivals'),
    name: named('observance', z.string()),
    name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
    aliases: named('name', z.array(z.string()).describe('other names')),
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']),
    weight: z.enum(weights).nullable().describe('how much of a day it is; null where its pack does not say'),
    tags: z.array(z.string()),
    summary: z.string().nullable(),
    pack: z.string().describe('the pack whose rule decides'),
    matched: z.string().describe('the name that fits'),
    fit: z
      .enum(['name', 'beginning', 'words', 'near'])
      .describe('it is the name; the name begins so; its words begin so; it is spelt nearly so'),
    dates: z
      .array(z.string().openapi({ format: 'date' }))
      .optional()
      .describe('its first dates in the year asked for'),
  })
  .openapi('FestivalFound');

/** Answer of `/v1/festivals/search`. */
export const festivalSearchAnswer = z
  .object({
    q: z.string(),
    count: z.int().describe('observances that fit, of the other pages too'),
    festivals: z.array(festivalFound),
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('FestivalSearch');
