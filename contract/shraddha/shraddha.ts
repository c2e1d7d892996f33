// The response shapes of shraddhas.

import { authority } from '../common/authority.ts';
import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { timeSpan } from '../common/times.ts';
import { tithiBrief } from '../day/angas.ts';
import { alsoName, variantKeyOut } from '../festivals/festival.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

const date = () => z.string().openapi({ format: 'date' });
const minutes = z.number().min(0).describe('to a tenth');

/** How a day of a shraddha was decided. */
export const decisionStatus = z
  .enum(['DECIDED', 'REQUIRES_SOURCE_CERTIFICATION', 'UNDECIDABLE'])
  .describe(
    'decided by the rule; left open between the candidates, to be chosen by authority; or undecidable without an aparahna',
  )
  .openapi('ShraddhaDecisionStatus');

const span = timeSpan.nullable();

/** The times of a day for a shraddha; null where the Sun does not rise and set. */
const kalas = z
  .object({
    gandharva: span.describe('the seventh of fifteen muhurtas, in which some begin'),
    kutapa: span.describe('the eighth of fifteen muhurtas, in which a shraddha begins'),
    rauhina: span.describe('the ninth'),
    aparahna: span.describe('the fourth fifth of the day, whose tithi decides'),
    shraddha_kala: span.describe('from the kutapa to the end of the aparahna'),
  })
  .openapi('ShraddhaKalas');

/** A day that a shraddha may be given on. */
const candidate = z
  .object({
    date: date(),
    overlap_minutes: minutes.describe('minutes of the tithi in the aparahna of the day, to a tenth'),
    kalas,
  })
  .openapi('ShraddhaCandidate');

/** A decision between days. */
const decided = {
  decision_status: decisionStatus,
  observance_date: date().nullable().describe('null if undecided'),
  candidates: z.array(candidate).describe('the open days, in order; if decided, the one day'),
};

/** The shraddha of a tithi. */
export const tithiShraddha = z
  .object({
    rule_code: z.string(),
    tithi: tithiBrief,
    variant: variantKeyOut,
    name: named(
      { kind: 'observance', code: 'rule_code' },
      z.string().describe('name of the shraddha if it has one, else of the tithi'),
    ),
    name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
    also: z.array(alsoName).describe('further names'),
    ...decided,
    reason: named(
      { kind: 'sentence', code: 'rule_code' },
      z.string().describe('one sentence: why this day, or why none'),
    ),
  })
  .openapi('TithiShraddha');

/** A day with a name of its own. */
const namedShraddha = z
  .object({
    rule_code: z.string(),
    name: named({ kind: 'observance', code: 'rule_code' }, z.string()),
    ...decided,
    reason: named({ kind: 'sentence', code: 'rule_code' }, z.string()),
  })
  .openapi('NamedShraddha');

/** A rule or a kala, with whose word it is. */
const source = z
  .object({
    code: z.string().describe('code of a rule, or name of a kala'),
    authorities: z.array(authority),
  })
  .openapi('ShraddhaSource');

const sources = z.array(source).describe('citations of the rules and kalas of the response');

/** Answer of `/v1/shraddha/day`. */
export const shraddhaDayAnswer = z
  .object({
    date: date(),
    decision_status: decisionStatus.describe(
      'REQUIRES_SOURCE_CERTIFICATION if the shraddha of a tithi is open between this day and another',
    ),
    ...kalas.shape,
    forbidden_kalas: z
      .array(
        z
          .object({
            key: z.string(),
            name: named('name', z.string()),
            name_sa: z.string().nullable(),
            ...timeSpan.shape,
          })
          .openapi('ForbiddenKala'),
      )
      .describe('times to avoid, in order'),
    tithis_in_aparahna: z
      .array(z.object({ ...tithiBrief.shape, overlap_minutes: minutes }).openapi('TithiInAparahna'))
      .nullable()
      .describe('each with its share of the aparahna; two if one ends in it'),
    shraddhas: z.array(tithiShraddha).describe('tithis whose shraddha is, or may be, on this day'),
    named: z.array(namedShraddha).describe('named days that this day is, or may be'),
    sources,
    ...panchangEnvelope,
  })
  .openapi('ShraddhaDay');

/** Answer of `/v1/shraddha/mahalaya`. */
export const mahalayaAnswer = z
  .object({
    year: z.int(),
    decision_status: decisionStatus.describe('of the fortnight: DECIDED if all fifteen tithis are'),
    count: z.int(),
    undecided_count: z.int(),
    tithis: z.array(tithiShraddha).describe('Krishna 1 to the new moon'),
    purnima_shraddha: tithiShraddha.nullable().describe('of the full moon before them'),
    named: z.array(namedShraddha).describe('named days, in years that have them'),
    sources,
    location: panchangEnvelope.location,
    engine: panchangEnvelope.engine,
  })
  .openapi('Mahalaya');
