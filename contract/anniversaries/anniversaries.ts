// The response shape of anniversaries by the tithi.

import { authority } from '../common/authority.ts';
import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { period, timeSpan } from '../common/times.ts';
import { lunarMonth, nakshatraBrief, tithiBrief } from '../day/index.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { decisionStatus } from '../shraddha/shraddha.ts';
import { anniversaryKinds } from './anniversaries-query.ts';

const date = () => z.string().openapi({ format: 'date' });

/** A tithi by its names. */
const tithiNames = z
  .object({
    number: tithiBrief.shape.number,
    name: tithiBrief.shape.name,
    paksha: tithiBrief.shape.paksha,
    full_name: named(
      { kind: 'tithi', keys: 'full tithi' },
      z.string().openapi({ example: 'Shukla Ekadashi' }),
    ),
  })
  .openapi('TithiNames');

/** A tithi that ran on the date. */
const possibleTithi = z.object({ ...tithiNames.shape, period }).openapi('PossibleTithi');

/** A day that an anniversary may be on. */
const candidate = z
  .object({
    date: date(),
    overlap_minutes: z
      .number()
      .min(0)
      .nullable()
      .describe('of a shraddha: minutes of the tithi in the aparahna of the day, to a tenth; else null'),
    shraddha_kala: timeSpan
      .nullable()
      .describe('of a shraddha: from the kutapa to the end of the aparahna; null without one'),
  })
  .openapi('AnniversaryCandidate');

/** An anniversary. */
const anniversary = z
  .object({
    number: z.int().nullable().describe('how many years after the date; null if no date was given'),
    rule_code: z.string(),
    is_adhika: z.boolean().describe('whether it is in an intercalary month'),
    period: period.describe('the tithi'),
    decision_status: decisionStatus,
    observance_date: date().nullable().describe('null if undecided'),
    candidates: z.array(candidate).describe('the open days, in order; if decided, the one day'),
    reason: named(
      { kind: 'sentence', code: 'rule_code' },
      z.string().describe('one sentence: why this day, or why none'),
    ),
  })
  .openapi('Anniversary');

/** Answer of `/v1/tithi/anniversaries`. */
export const anniversariesAnswer = z
  .object({
    kind: z.enum(anniversaryKinds).openapi('AnniversaryKind'),
    determined_by: z
      .enum(['time', 'sunrise', 'statement'])
      .describe('the time given, the sunrise of the date, or the month and tithi given'),
    date: date().nullable().describe('null if month and tithi were given'),
    time: z.string().nullable().openapi({ example: '14:30' }),
    tithi: tithiNames,
    lunar_month: lunarMonth,
    nakshatra: nakshatraBrief.nullable().describe('null if month and tithi were given'),
    possible: z
      .array(possibleTithi)
      .describe('every tithi of the civil date, if no time was given; else empty'),
    count: z.int(),
    anniversaries: z.array(anniversary),
    sources: z
      .array(z.object({ code: z.string(), authorities: z.array(authority) }).openapi('AnniversarySource'))
      .describe('citations of the rules'),
    location: panchangEnvelope.location,
    engine: panchangEnvelope.engine,
  })
  .openapi('Anniversaries');
