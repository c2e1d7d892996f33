// The match of two births.

import { authority } from '../common/authority.ts';
import { reasons } from '../common/unavailable.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { birthShape } from './birth.ts';
import { chartEngine, chartEnvelope } from './chart-envelope.ts';
import { conventionsShape } from './conventions.ts';
import { chartLagna } from './grahas.ts';
import { readingLanguages, ruleSteps, statement } from './readings.ts';
import { chartCondition, chartYoga } from './yogas.ts';

const cell = named('known', z.union([z.string(), z.number()])).nullable();

/** Whose points are the points of a kuta: those of its table, its exceptions told beside them, or those with exceptions. */
export const pointsBy = ['table', 'exceptions'] as const;

/** One of them. */
export type PointsBy = (typeof pointsBy)[number];

/** Both totals, and which of them is the total. */
const totals = {
  total: z.number().describe('by points_by: by table or with exceptions'),
  points_by: z.enum(pointsBy).describe('table: points and total are by table; exceptions: with exceptions'),
  total_by_table: z.number(),
  total_with_exceptions: z.number().describe('with the points of each exception'),
};

/** What sets the fault of a kuta aside. */
const kutaException = z.object({
  reason: z.string(),
  points: z.number().nullable().describe('points of the kuta if counted; null if it does not change them'),
  authorities: z.array(authority).readonly(),
  observatory: chartCondition.optional().describe('with observatory=true'),
});

/** What a kuta has by a table that the match does not take. */
const otherReading = z
  .object({
    reading: z.string().describe('value of the option that is named after the kuta'),
    points: z.number(),
    rule: z.string(),
    authorities: z.array(authority).readonly(),
  })
  .openapi('KutaReading');

/** A kuta of two charts. */
export const kutaShape = z
  .object({
    kuta: z.string().openapi({ example: 'graha_maitri' }),
    name: named({ kind: 'observance', code: 'rule' }, z.string()),
    rule: z.string(),
    summary: z.string().nullable().optional().describe('what its table compares'),
    points: z.number().describe('by points_by: by table or with exceptions'),
    maximum: z.number(),
    reading: z.string().nullable().describe('the reading selected by options; null for a kuta with only one'),
    other_readings: z
      .array(otherReading)
      .readonly()
      .describe('readings whose tables give other points than table_points'),
    table_points: z.number().describe('points by table, before exceptions'),
    points_with_exceptions: z.number().describe('with exceptions: the highest points of those that apply'),
    groom: cell.describe('selects the row of the table'),
    bride: cell.describe('selects the column of the table'),
    exceptions: z.array(kutaException).readonly().describe('those that apply'),
    authorities: z.array(authority).readonly(),
    observatory: z
      .object({ table: z.string().nullable(), row: cell, column: cell, steps: ruleSteps })
      .optional()
      .describe('with observatory=true: the table, its row and column, and their reasons'),
  })
  .openapi('Kuta');

/** Guna milan. */
export const gunaMilan = z
  .object({
    ...totals,
    maximum: z.number().describe('36'),
    kutas: z.array(kutaShape),
    other_kutas: z.array(kutaShape).describe('kutas of other groups, not part of the total'),
  })
  .openapi('GunaMilan');

/** Of an answer that has none where the rules are not in force. */
const nullableTotals = {
  ...totals,
  total: totals.total.nullable(),
  total_by_table: totals.total_by_table.nullable(),
  total_with_exceptions: totals.total_with_exceptions.nullable(),
};

/** A match in short. */
const scoreParts = {
  guna_milan: gunaMilan.nullable(),
  manglik: z
    .object({
      bride: z.array(chartYoga),
      groom: z.array(chartYoga),
      is_of_both: z
        .boolean()
        .describe('whether it applies to both charts from the lagna, without cancellation'),
    })
    .openapi('ManglikOfTwo')
    .nullable()
    .describe('from lagna, Moon and Venus, with cancellations'),
  nadi_dosha: z
    .object({
      holds: z.boolean().describe('whether the nadi table gives no points'),
      exceptions: z.array(z.string()).describe('cancellations'),
    })
    .nullable(),
};

const who = { birth: birthShape, lagna: chartLagna, moon: chartLagna };

/** One of the two. */
export const matched = z.object(who).openapi('Matched');

/** Who is who. */
export const matchRoles = z
  .object({ bride: z.string(), groom: z.string() })
  .describe('who is bride and who is groom, as kutas are not symmetric')
  .openapi('MatchRoles');

/** Ten fields of a match. */
const domains = z
  .array(
    z.object({
      domain: z.string(),
      name: z.string(),
      score: z.number().describe('percentage of the points of its kutas'),
      points: z.number(),
      maximum: z.number(),
      kutas: z.array(z.string()),
      statement,
    }),
  )
  .nullable()
  .describe('sums of kutas; null with the reason under unavailable');

const dynamics = z
  .array(
    z.object({
      factor: z.string(),
      bride: named('known', z.string()),
      groom: named('known', z.string()),
      tone: z.string().nullable(),
      statement,
    }),
  )
  .nullable();

const whole = {
  roles: matchRoles,
  bride: matched,
  groom: matched,
  ...scoreParts,
  domains,
  dynamics: dynamics
    .optional()
    .describe('with include_dynamics=true; null with the reason under unavailable'),
  ...chartEnvelope,
};

/** Answer of `POST /v1/compatibility`. */
export const compatibilityAnswer = z
  .object({
    compat_id: z.int().nullable().describe('id of the stored result; null if not stored'),
    ...whole,
  })
  .openapi('Compatibility');

/** Answer of `GET /v1/compatibility/{compat_id}`. */
export const storedCompatibilityAnswer = compatibilityAnswer
  .extend({ compat_id: z.int(), stored_at: z.string().openapi({ format: 'date-time' }) })
  .openapi('StoredCompatibility');

/** What was removed. */
export const compatibilityDeleted = z
  .object({ compat_id: z.int(), deleted: z.literal(true) })
  .openapi('CompatibilityDeleted');

/** Answer of `POST /v1/compatibility/report`. */
export const matchReportAnswer = z
  .object({
    language: z.enum(readingLanguages),
    roles: matchRoles,
    bride: matched,
    groom: matched,
    ...nullableTotals,
    maximum: z.number().nullable(),
    exceptions_that_hold: z
      .array(kutaException.omit({ observatory: true }).extend({ kuta: z.string() }))
      .describe('of all kutas, each with its authorities'),
    sections: z
      .array(z.object({ section: z.string(), title: z.string(), statements: z.array(statement) }))
      .describe('empty for a section that is unavailable, with the reason under unavailable'),
    ...chartEnvelope,
  })
  .openapi('CompatibilityReport');

const kutaPoints = z.number().nullable();

/** The points of the eight kutas by name. */
export const kutaPointsShape = z
  .object({
    varna: kutaPoints,
    vashya: kutaPoints,
    tara: kutaPoints,
    yoni: kutaPoints,
    graha_maitri: kutaPoints,
    gana: kutaPoints,
    bhakoot: kutaPoints,
    nadi: kutaPoints,
  })
  .openapi('KutaPoints');

/** Answer of `GET /v1/compatibility/score`. */
export const matchScoreAnswer = z
  .object({
    mode: z.enum(['full', 'lite']).openapi('ScoreMode'),
    ...nullableTotals,
    maximum: z.number().nullable(),
    kutas: z.array(kutaShape).optional().describe('with mode=full'),
    points: kutaPointsShape.describe('of each kuta, by points_by; null if the packs do not have it'),
    manglik: scoreParts.manglik.optional().describe('with mode=full'),
    nadi_dosha: scoreParts.nadi_dosha.optional().describe('with mode=full'),
    bride: matched.optional().describe('with mode=full'),
    groom: matched.optional().describe('with mode=full'),
    clock_notes: z.array(z.string()).describe('instant used for an ambiguous or skipped local time (DST)'),
    conventions: conventionsShape.pick({ profile: true, ayanamsa: true, node_type: true, options: true }),
    unavailable: reasons,
    disclaimer: z.string(),
    engine: chartEngine,
  })
  .openapi('CompatibilityScore');
