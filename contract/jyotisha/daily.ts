// A personal reading of a day.

import { authority } from '../common/authority.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { birthShape } from './birth.ts';
import { chartEnvelope } from './chart-envelope.ts';
import { runningPeriods } from './dashas.ts';
import { chartLagna, grahaName, houseNumber, nakshatraName } from './grahas.ts';
import { readingLanguages, ruleSteps, statement } from './readings.ts';

const tone = z.enum(['good', 'bad', 'plain']).describe('good, bad, or plain (listed, not counted)');

// A factor with what its rule was asked with.
const factorOf = <const K extends string, D extends z.ZodRawShape>(kind: K, component: string, data: D) =>
  z
    .object({
      id: z.string().openapi({ example: 'gochara.saturn' }),
      kind: z.literal(kind),
      text: named({ kind: 'sentence', code: 'rule' }, z.string()),
      tone,
      rule: z.string().describe('code of the rule'),
      source: z.array(authority).readonly(),
      data: z.object(data).describe('inputs of the rule'),
      observatory: ruleSteps,
    })
    .openapi(component);

const house = (from: string) => houseNumber.describe(`counted from ${from}, 1`);

/** Something of the day that a rule speaks of. */
const factor = z.discriminatedUnion('kind', [
  factorOf('dasha', 'DashaFactor', {
    lord: grahaName,
    level: z.int().describe('level of the dasha: 1 is the longest'),
    house: house('the lagna of birth'),
  }),
  factorOf('gochara', 'GocharaFactor', {
    graha: grahaName,
    house_from_moon: house('the Moon of birth'),
    house_from_lagna: house('the lagna of birth'),
  }),
  factorOf('saturn', 'SaturnFactor', { house_from_moon: house('the Moon of birth') }),
  factorOf('tara', 'TaraFactor', {
    birth_star: nakshatraName.describe('of the Moon of birth'),
    star: nakshatraName.describe('of the Moon of the day'),
  }),
]);

/** Answer of `POST /v1/daily-reading`. */
export const dailyReadingAnswer = z
  .object({
    date: z.string().openapi({ format: 'date' }),
    language: z.enum(readingLanguages),
    at: z.string().openapi({ format: 'date-time' }).describe('the instant of the sky'),
    at_basis: z
      .enum(['sunrise', 'noon'])
      .describe('sunrise of the date at the observer; noon if the Sun does not rise'),
    observer: z.object({ lat: z.number(), lon: z.number(), timezone: z.string() }),
    natal: z.object({
      source: z.enum(['profile', 'birth']),
      profile_id: z.int().nullable().describe('null if the birth was sent'),
      birth: birthShape,
      lagna: chartLagna,
      moon: chartLagna,
    }),
    running: runningPeriods.describe('of Vimshottari at that instant, down to dasha_depth'),
    factors: z.array(factor),
    domains: z.array(
      z.object({
        domain: z.string(),
        name: z.string(),
        tone: z.string(),
        factor_ids: z.array(z.string()).readonly(),
        reading: statement,
      }),
    ),
    general_factor_ids: z.array(z.string()).readonly().describe('factors of the whole day, without a domain'),
    reading_basis: z.object({ factor_count: z.int() }),
    ...chartEnvelope,
  })
  .openapi('DailyReading');
