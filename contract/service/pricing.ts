// What the plans cost, and what they allow.

import { planIds } from '../plans/plan-id.ts';
import { currencies } from '../plans/plans.ts';
import { wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** Parameters of `/v1/pricing`. */
export const pricingShape = {
  currency: wordText(currencies)
    .optional()
    .describe('The currency; default that of the country of the visitor where it is known, else INR.'),
};

/** Answer of `/v1/pricing`. */
export const pricingAnswer = z
  .object({
    currency: z.enum(currencies).openapi('Currency'),
    per: z.enum(['month']),
    note: z.string(),
    counted: z
      .array(
        z.object({
          operation: z.string().describe('method and path').openapi({ example: 'POST /v1/bulk/panchang' }),
          counts_as: z.string().describe('what a request counts as, of the month and of the minute'),
        }),
      )
      .describe(
        'the operations whose requests count as what they contain; every other request counts as one',
      ),
    plans: z.array(
      z.object({
        plan: z.enum(planIds),
        name: z.string(),
        price: z.number().nullable().describe('of a month, without tax; null: by agreement'),
        requests_per_month: z.int().nullable().describe('of each key; null: any number'),
        requests_per_minute: z.int().nullable().describe('of each key; null: by agreement'),
        keys: z.int().nullable().describe('keys of an account; null: any number'),
        access: z.string(),
      }),
    ),
  })
  .openapi('Pricing');
