// The response shape of the muhurat of a festival.

import { authority } from '../common/authority.ts';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { observatory } from '../common/observatory.ts';
import { timeSpan } from '../common/times.ts';
import { unavailable } from '../common/unavailable.ts';
import { tithiBrief } from '../day/angas.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { variantKeyOut } from './festival.ts';

const dateOut = () => z.string().openapi({ format: 'date' });
const instantOut = () => z.string().openapi({ format: 'date-time' });

// Under the names of the service's document, and under those of every other span.
const clockAndInstants = {
  start: instantOut(),
  end: instantOut(),
  start_at: instantOut(),
  end_at: instantOut(),
};

/** How far the times of a festival are borne out. */
const verification = z
  .enum(['verified', 'computed', 'unsupported'])
  .describe(
    'verified: its reckoning was compared with printed times, and author tests of the pack quote some; computed: by a rule whose times were not compared; unsupported: there is no such time',
  )
  .openapi('MuhuratVerification');

const label = named('known', z.string().describe('what people call it'));

/** A window of a festival, sought or shunned or simply a time of it. */
const festivalWindow = z
  .object({
    key: z.string().describe('name of the window in the rule; the pieces of one in several stand apart'),
    label,
    quality: z
      .enum(['auspicious', 'inauspicious'])
      .nullable()
      .describe('sought or shunned; null for what is a time of the day and no more'),
    start_at: instantOut(),
    end_at: instantOut().describe('of a moment the same as start_at'),
    reason: z.string().nullable(),
    verification: verification.exclude(['unsupported']),
    authorities: z.array(authority).describe('of this window, the nearest first'),
  })
  .openapi('FestivalWindow');

/** Answer of `/v1/muhurat/festival`. */
export const festivalMuhurat = z
  .object({
    festival: z
      .object({
        id: z.string().describe('the code in small letters, without its first word: raksha_bandhan'),
        key: z.string().describe('the code of the rule'),
        variant: variantKeyOut,
        name: named({ kind: 'observance', code: 'key' }, z.string()),
        name_sa: z.string().nullable(),
        date: dateOut(),
      })
      .openapi('MuhuratFestival'),
    date: dateOut(),
    location: locationEcho.extend({ timezone_offset: z.string() }).openapi('MuhuratLocation'),
    recommended: z
      .object({ key: z.string(), ...clockAndInstants, label })
      .openapi('RecommendedWindow')
      .nullable()
      .describe(
        'the first of the windows that are sought, in the order of the rule; null where there is none, with the reason under unavailable',
      ),
    avoid: z
      .array(
        z
          .object({
            key: z.string(),
            ...clockAndInstants,
            reason: z.string().nullable(),
            label,
          })
          .openapi('AvoidedWindow'),
      )
      .describe('the windows that are shunned'),
    windows: z
      .array(festivalWindow)
      .describe('all windows of the rule that occur, in its order, with their authorities'),
    conditions: z
      .object({
        tithi: z
          .object({
            ...tithiBrief.shape,
            full_name: named({ kind: 'tithi', keys: 'full tithi' }, z.string()),
          })
          .openapi('TithiOfMuhurat')
          .describe('at sunrise, else at the start of the day'),
        sunrise: instantOut().nullable(),
        sunset: instantOut().nullable(),
        rahu_kaal: timeSpan.nullable(),
        bhadra: timeSpan.optional().describe('what of the day lies in Bhadra, where any does'),
        moonrise: instantOut().optional().describe('where the Moon rises during the day'),
      })
      .openapi('MuhuratConditions'),
    explanation: z
      .object({
        rule: z.string().describe('the code of the rule'),
        kala: z.string().nullable().describe('the kala that the recommended window rests on'),
        reason: z.string().describe('why this window, or why none; then why this date'),
        source: z.string().nullable().describe('whose word the recommended window is'),
      })
      .openapi('MuhuratExplanation'),
    verification,
    unavailable,
    observatory: observatory.optional(),
    _engine: engineEnvelope,
  })
  .openapi('FestivalMuhurat');
