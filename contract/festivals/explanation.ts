// The answer of `/v1/festivals/explain`.

import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { observatory, skyDifference } from '../common/observatory.ts';
import { wordsShape } from '../common/words.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { variantKeyOut } from './festival.ts';

const dateOut = () => z.string().openapi({ format: 'date' });

/** One condition of the rule against what the sky had. */
export const conditionOut = z
  .object({
    field: z.string(),
    expected: named('sentence', z.string()),
    actual: named('sentence', z.string()),
    matched: z.boolean(),
  })
  .openapi('Condition');

/** A day that was weighed for the same occurrence. */
export const alternative = z
  .object({
    date: dateOut(),
    chosen: z.boolean(),
    overlap_minutes: z.int().describe('time of the target within the day'),
    dropped_by: z.string().nullable().describe('the clause that excluded it'),
  })
  .openapi('Alternative');

/** The day of the same rule on another sky. */
export const otherSky = z
  .object({
    who: z
      .array(z.string())
      .describe(
        'who uses the sky: traditions of the land; the requested pack if the request names a sky or the tradition has one',
      ),
    date: dateOut().nullable().describe('null if it is undecided on that sky'),
    target: z.object({
      start_at: z.string().openapi({ format: 'date-time' }),
      end_at: z.string().openapi({ format: 'date-time' }),
    }),
    sky: skyDifference,
  })
  .openapi('OtherSky');

/** Why a festival falls, or does not fall, on one date. */
const ofDate = {
  date: dateOut(),
  matched: z.boolean(),
  rule_code: z.string(),
  variant: variantKeyOut,
  ...wordsShape,
  conditions: z.array(conditionOut),
  human_readable: named(
    { kind: 'sentence', code: 'rule_code' },
    z.string().describe('in Hindi with lang=hi if it explains a date, else in English with names in lang'),
  ),
  alternatives: z.array(alternative).describe('candidate days of the occurrence nearest to the date'),
  observatory: observatory.nullable(),
  other_skies: z
    .array(otherSky)
    .describe(
      'the occurrence by almanacs of this land that are computed on another sky, on the same day or not',
    ),
};

/** Answer of `/v1/festivals/explain`. */
export const explanation = z
  .object({
    festival: z.string(),
    ...ofDate,
    further: z
      .array(z.object(ofDate).openapi('FurtherExplanation'))
      .describe('further occurrences of the requested year; else empty'),
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('Explanation');
