// Yogas and doshas that a chart has, each by the rule that says so.

import { concerns } from '@nirnaya/dsl/vocabulary';
import { authority } from '../common/authority.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** A condition of a rule, compared with a chart. */
export interface ChartCondition {
  readonly field: string;
  readonly expected: string;
  readonly actual: string;
  readonly matched: boolean;
  readonly joins: 'and' | 'or' | 'not' | null;
  readonly parts: readonly ChartCondition[];
}

/** A condition of a rule, compared with a chart. */
export const chartCondition: z.ZodType<ChartCondition> = z
  .lazy(() =>
    z.object({
      field: z.string(),
      expected: z.string(),
      actual: z.string(),
      matched: z.boolean(),
      joins: z.enum(['and', 'or', 'not']).nullable(),
      parts: z.array(chartCondition).readonly(),
    }),
  )
  .openapi('ChartCondition', {
    type: 'object',
    required: ['field', 'expected', 'actual', 'matched', 'joins', 'parts'],
    properties: {
      field: { type: 'string', description: 'compared value' },
      expected: { type: 'string', description: 'condition of the rule' },
      actual: { type: 'string', description: 'actual value' },
      matched: { type: 'boolean' },
      joins: {
        type: ['string', 'null'],
        enum: ['and', 'or', 'not', null],
        description: 'how its parts are combined; null for none or one',
      },
      parts: { type: 'array', items: { $ref: '#/components/schemas/ChartCondition' } },
    },
  });

/** What sets a rule aside. */
const cancellation = z.object({
  reason: z.string(),
  authorities: z.array(authority).readonly(),
  observatory: chartCondition.optional().describe('with observatory=true'),
});

/** A yoga or a dosha of a chart. */
export const chartYoga = z
  .object({
    code: z.string().describe('of the rule'),
    name: named('observance', z.string()),
    name_sa: z.string().nullable(),
    summary: z.string().nullable(),
    group: z.string().nullable().describe('its group'),
    effects: z.string().nullable().describe('effects; null if the rule has none, or they are withheld'),
    withheld: z
      .enum(concerns)
      .nullable()
      .optional()
      .describe('what the effects concern where they are withheld; include_arishta=true gives them'),
    effects_language: z
      .string()
      .nullable()
      .describe('language of effects: lang, else en; null if the rule has none'),
    holds: z.boolean(),
    cancelled: z.boolean().describe('whether it is cancelled'),
    cancellations: z.array(cancellation).readonly().describe('cancellations'),
    authorities: z.array(authority).readonly(),
    observatory: chartCondition
      .optional()
      .describe('with observatory=true: each condition, what it asks for and actual value'),
  })
  .openapi('ChartYoga');

/** The yogas and doshas of a chart. */
export const chartYogas = z
  .object({
    rule_count: z.int().describe('number of evaluated rules'),
    count: z.int(),
    yogas: z.array(chartYoga).readonly(),
    doshas: z.array(chartYoga).readonly(),
  })
  .openapi('ChartYogas');
