// Yogas and doshas that a chart has, each by the rule that says so.

import { authority } from '../authority.ts';
import { z } from '../zod.ts';

/** A condition of a rule, compared with the chart. */
export const chartCondition = z
  .object({
    field: z.string().describe('what is compared, as the rule has it'),
    expected: z.string(),
    actual: z.string(),
    matched: z.boolean(),
  })
  .openapi('ChartCondition');

/** What sets a rule aside. */
const cancellation = z.object({
  because: z.string(),
  applies: z.boolean(),
  authorities: z.array(authority).readonly(),
});

/** A yoga or a dosha of a chart. */
export const chartYoga = z
  .object({
    code: z.string().describe('of the rule'),
    name: z.string(),
    name_sa: z.string().nullable(),
    group: z.string().nullable().describe('the family that it belongs to'),
    effects: z.string().nullable().describe('what the text says of it; null: the rule has nothing'),
    cancelled: z.boolean().describe('whether something sets it aside'),
    cancellations: z.array(cancellation).readonly().describe('what may set it aside, and whether it does'),
    authorities: z.array(authority).readonly(),
    observatory: z
      .array(chartCondition)
      .readonly()
      .optional()
      .describe('with observatory=true: each condition, what it asks for and what the chart has'),
  })
  .openapi('ChartYoga');

/** The yogas and doshas of a chart. */
export const chartYogas = z
  .object({
    rules: z.int().describe('how many rules were asked'),
    count: z.int(),
    yogas: z.array(chartYoga).readonly(),
    doshas: z.array(chartYoga).readonly(),
  })
  .nullable()
  .openapi('ChartYogas');
