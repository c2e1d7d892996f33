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
    rule_code: z.string().describe('the deciding rule (see /v1/rules/{code})'),
    confidence: citeLevel
      .nullable()
      .describe('level of the first authority of the rule; null if it cites none'),
    tags: z.array(z.string()),
    weight: z.enum(weights).nullable().describe('importance; null if not stated'),
    traditions: z
      .array(traditionWay)
      .optional()
      .describe('dates by tradition, if active traditions have their own rules'),
  })
  .openapi('Vrat');

/** Answer of `/v1/vrat`. */
export const vratAnswer = z
  .object({
    date: z.string().openapi({ format: 'date' }),
    count: z.int(),
    items: z.array(vratItem),
    undecided: z.array(undecidedItem).optional().describe('undecided by the authorities'),
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('Vrats');
