// Yogas and doshas that a chart has, each by the rule that says so.

import { concerns, tones } from '@nirnaya/dsl/vocabulary';
import { authority } from '../common/authority.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { grahaName } from './grahas.ts';

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

/** How strong the grahas are that make a yoga or a dosha. */
const strength = z
  .object({
    score: z
      .number()
      .min(0)
      .max(100)
      .describe(
        'mean of the makers, 0 to 100. Half of the score of a maker is its dignity (exalted, mulatrikona, own 20 of 20, great friend 18, friend 15, neutral 10, enemy 7, great enemy 5, debilitated 0), half its shadbala, which counts in full from 1.5 times the required shadbala',
      ),
    makers: z
      .array(
        z.object({
          graha: grahaName,
          dignity: z.string(),
          shadbala_ratio: z
            .number()
            .nullable()
            .describe(
              'share of the required shadbala; null for Rahu and Ketu and without a sunrise, where dignity alone counts',
            ),
          score: z.number().describe('0 to 100'),
        }),
      )
      .readonly()
      .describe('the grahas that make it'),
  })
  .openapi('YogaStrength');

/** In how many births a yoga or a dosha is found. */
const rarity = z
  .object({
    share: z.number().min(0).max(1).describe('of the births'),
    births: z
      .int()
      .describe('number of random births in India, over a hundred years, in which it was counted'),
    note: z.string().nullable().describe('a remark if it holds for more than a third of births; else null'),
  })
  .openapi('YogaRarity');

const yogaParts = {
  code: z.string().describe('of the rule'),
  name: named('observance', z.string()),
  name_sa: z.string().nullable(),
  summary: z.string().nullable(),
  group: z.string().nullable().describe('its group'),
  tone: z
    .enum(tones)
    .openapi('YogaTone')
    .nullable()
    .describe('how the texts speak of it; null if the rule does not state it'),
  strength: strength.nullable().describe('null if it does not hold, or no graha makes it'),
  rarity: rarity.nullable().describe('null for rules that were not counted'),
  effects: z.string().nullable().describe('effects; null if the rule has none, or they are withheld'),
  qualifier: z
    .string()
    .nullable()
    .describe('what the effects are, and what they are not; null without effects'),
  withheld: z
    .enum(concerns)
    .nullable()
    .optional()
    .describe('what withheld effects concern; include_arishta=true returns them'),
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
    .describe('with observatory=true: each condition with required and actual value'),
};

/** A yoga or a dosha of a chart. */
export const chartYoga = z.object(yogaParts).openapi('ChartYoga');

/** The same with the other forms of its rule. */
const yogaEntry = z
  .object({
    ...yogaParts,
    details: z
      .array(z.object({ what: z.string(), value: named('name', z.string()), rule: z.string() }))
      .readonly()
      .describe('further findings of rules, such as the kind and the direction of a kala sarpa'),
    variants: z
      .array(chartYoga)
      .readonly()
      .describe('other forms of the same name that also hold, by other authorities or from other points'),
  })
  .openapi('YogaEntry');

/** The yogas and doshas of a chart. */
export const chartYogas = z
  .object({
    rule_count: z.int().describe('number of evaluated rules'),
    count: z.int().describe('number of entries; the forms of one name are one'),
    yogas: z.array(yogaEntry).readonly(),
    doshas: z.array(yogaEntry).readonly(),
    withheld: z
      .array(z.object({ concern: z.enum(concerns), count: z.int() }))
      .readonly()
      .describe('number of rules that hold with effects of each concern; include_arishta=true lists them'),
  })
  .openapi('ChartYogas');
