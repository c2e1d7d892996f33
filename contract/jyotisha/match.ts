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
  total: z.number().describe('as points_by says: of the tables, or with exceptions counted'),
  points_by: z
    .enum(pointsBy)
    .describe('table: points and total are those of the tables; exceptions: those with exceptions counted'),
  total_by_table: z.number(),
  total_with_exceptions: z.number().describe('where each exception gives the points that it names'),
};

/** What sets the fault of a kuta aside. */
const kutaException = z.object({
  reason: z.string(),
  points: z
    .number()
    .nullable()
    .describe('that the kuta has where it is counted; null: it is only told and those of the table stay'),
  authorities: z.array(authority).readonly(),
  observatory: chartCondition.optional().describe('with observatory=true'),
});

/** A kuta of two charts. */
export const kutaShape = z
  .object({
    kuta: z.string().openapi({ example: 'graha_maitri' }),
    name: named({ kind: 'observance', code: 'rule' }, z.string()),
    rule: z.string(),
    points: z.number().describe('as points_by says: those of the table, or with exceptions'),
    maximum: z.number(),
    table_points: z.number().describe('those of the table, before any exception'),
    points_with_exceptions: z
      .number()
      .describe('where exceptions are counted: the most that one of those that hold gives'),
    groom: cell.describe('by what the row of the table is chosen'),
    bride: cell.describe('by what the column is chosen'),
    exceptions: z.array(kutaException).readonly().describe('those that hold'),
    authorities: z.array(authority).readonly(),
    observatory: z
      .object({ table: z.string().nullable(), row: cell, column: cell, steps: ruleSteps })
      .optional()
      .describe('with observatory=true: the table, its row and column, and what led to them'),
  })
  .openapi('Kuta');

/** Guna milan. */
export const gunaMilan = z
  .object({
    ...totals,
    maximum: z.number().describe('36'),
    kutas: z.array(kutaShape),
    other_kutas: z
      .array(kutaShape)
      .describe('kutas of other groups that the packs define, which are no part of the total'),
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
      is_of_both: z.boolean().describe('whether it holds of both charts, uncancelled, from the lagna'),
    })
    .openapi('ManglikOfTwo')
    .nullable()
    .describe('from lagna, Moon and Venus, with what cancels each'),
  nadi_dosha: z
    .object({
      holds: z.boolean().describe('whether the table of nadi gives no points'),
      exceptions: z.array(z.string()).describe('what sets it aside'),
    })
    .nullable(),
};

const who = { birth: birthShape, lagna: chartLagna, moon: chartLagna };

/** One of the two. */
const matched = z.object(who).openapi('Matched');

const roles = z
  .object({ bride: z.string(), groom: z.string() })
  .describe('which of the two is taken for the bride and which for the groom: kutas are not symmetric')
  .openapi('MatchRoles');

/** Ten fields of a match. */
const domains = z
  .array(
    z.object({
      domain: z.string(),
      name: z.string(),
      score: z.number().describe('percent of the points of its kutas'),
      points: z.number(),
      maximum: z.number(),
      kutas: z.array(z.string()),
      statement,
    }),
  )
  .nullable()
  .describe('sums of kutas; null where unavailable says why');

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
  roles,
  bride: matched,
  groom: matched,
  ...scoreParts,
  domains,
  dynamics: dynamics.optional().describe('with include_dynamics=true; null where unavailable says why'),
  ...chartEnvelope,
};

/** Answer of `POST /v1/compatibility`. */
export const compatibilityAnswer = z
  .object({
    compat_id: z.int().nullable().describe('by which it is had again; null where it was not kept'),
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
    roles,
    bride: matched,
    groom: matched,
    ...nullableTotals,
    maximum: z.number().nullable(),
    exceptions_that_hold: z
      .array(kutaException.omit({ observatory: true }).extend({ kuta: z.string() }))
      .describe('of all kutas, each with its authorities'),
    sections: z
      .array(z.object({ section: z.string(), title: z.string(), statements: z.array(statement) }))
      .describe('none of a section that could not be made; unavailable says why'),
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
    kutas: z.array(kutaShape).optional().describe('of mode full'),
    points: kutaPointsShape.describe(
      'of each kuta, as points_by says; null of one that the packs do not have',
    ),
    manglik: scoreParts.manglik.optional().describe('of mode full'),
    nadi_dosha: scoreParts.nadi_dosha.optional().describe('of mode full'),
    bride: matched.optional().describe('of mode full'),
    groom: matched.optional().describe('of mode full'),
    clock_notes: z
      .array(z.string())
      .describe('which instant was taken of a time that the clocks did not show once'),
    conventions: conventionsShape.pick({ profile: true, ayanamsa: true, node_type: true }),
    unavailable: reasons,
    disclaimer: z.string(),
    engine: chartEngine,
  })
  .openapi('CompatibilityScore');
