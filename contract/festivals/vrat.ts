// The response shape of vrats.

import { weights } from '@nirnaya/dsl/vocabulary';
import { citeLevel } from '../common/authority.ts';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { z } from '../schema/zod.ts';
import { calledShape, traditionWay, undecidedItem } from './festival.ts';

/** One vrat of a date. */
const vratItem = z
  .object({
    ...calledShape,
    category: z.literal('VRAT').describe('type of the observance'),
    rule_code: z.string().describe('the rule that decided, as of /v1/rules/{code}'),
    confidence: citeLevel
      .nullable()
      .describe(
        'level of the nearest authority of the rule, the first that it cites; null where it cites none',
      ),
    tags: z.array(z.string()),
    weight: z.enum(weights).nullable().describe('how much of a day it is; null where its pack does not say'),
    traditions: z
      .array(traditionWay)
      .optional()
      .describe('whose day is which, where traditions in force keep it by rules of their own'),
  })
  .openapi('Vrat');

/** Answer of `/v1/vrat`. */
export const vratAnswer = z
  .object({
    date: z.string().openapi({ format: 'date' }),
    count: z.int(),
    items: z.array(vratItem),
    undecided: z.array(undecidedItem).optional().describe('what the authorities leave open'),
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('Vrats');
