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
    'verified: compared with printed times that tests of the pack quote; computed: not compared; unsupported: no such time',
  )
  .openapi('MuhuratVerification');

const label = named('window', z.string().describe('display name'));

/** A window of a festival, auspicious or to avoid or simply a time of it. */
const festivalWindow = z
  .object({
    key: z.string().describe('name of the window in the rule; a split window has several entries'),
    label,
    quality: z
      .enum(['auspicious', 'inauspicious'])
      .nullable()
      .describe('auspicious or to avoid; null for a neutral time of day'),
    start_at: instantOut(),
    end_at: instantOut().describe('for a moment, equals start_at'),
    reason: named('reason', z.string()).nullable(),
    verification: verification.exclude(['unsupported']),
    authorities: z.array(authority).describe('of this window, most specific first'),
  })
  .openapi('FestivalWindow');

/** Answer of `/v1/muhurat/festival`. */
export const festivalMuhurat = z
  .object({
    festival: z
      .object({
        id: z.string().describe('the lowercase code without its first word: raksha_bandhan'),
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
        'the first sought window in the order of the rule; null if none, with the reason under unavailable',
      ),
    avoid: z
      .array(
        z
          .object({
            key: z.string(),
            ...clockAndInstants,
            reason: named('reason', z.string()).nullable(),
            label,
          })
          .openapi('AvoidedWindow'),
      )
      .describe('the windows to avoid'),
    windows: z
      .array(festivalWindow)
      .describe('all windows that occur, in the order of the rule, with authorities'),
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
        bhadra: timeSpan.optional().describe('Bhadra during the day, if any'),
        moonrise: instantOut().optional().describe('if the Moon rises during the day'),
      })
      .openapi('MuhuratConditions'),
    explanation: z
      .object({
        rule: z.string().describe('the code of the rule'),
        kala: z.string().nullable().describe('the kala of the recommended window'),
        reason: z.string().describe('why this window, or why none, and why this date'),
        source: z.string().nullable().describe('authorities of the recommended window'),
      })
      .openapi('MuhuratExplanation'),
    verification,
    unavailable,
    observatory: observatory.optional(),
    _engine: engineEnvelope,
  })
  .openapi('FestivalMuhurat');
