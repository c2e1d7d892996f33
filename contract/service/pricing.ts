// What the plans cost, and what they allow.

import { planIds } from '../plans/plan-id.ts';
import { currencies } from '../plans/plans.ts';
import { wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** Parameters of `/v1/pricing`. */
export const pricingShape = {
  currency: wordText(currencies)
    .optional()
    .describe('The currency. Default: that of the country of the visitor if known, else INR.'),
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
          counts_as: z.string().describe('what a request counts as, per month and minute'),
        }),
      )
      .describe('operations whose requests count as several; every other request counts as one'),
    plans: z.array(
      z.object({
        plan: z.enum(planIds),
        name: z.string(),
        price: z.number().nullable().describe('per month, without tax; null: by agreement'),
        requests_per_month: z.int().nullable().describe('per key; null: unlimited'),
        requests_per_minute: z.int().nullable().describe('per key; null: by agreement'),
        keys: z.int().nullable().describe('keys per account; null: unlimited'),
        access: z.string(),
      }),
    ),
  })
  .openapi('Pricing');
