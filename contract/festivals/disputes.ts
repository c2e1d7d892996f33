// The response shape of what is disputed.

import { weights } from '@nirnaya/dsl/vocabulary';
import { authority } from '../common/authority.ts';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { nextCursor } from '../common/listing.ts';
import { z } from '../schema/zod.ts';
import { calledShape } from './festival.ts';

const dateOut = () => z.string().openapi({ format: 'date' });

/** What an observance may fall on another day by. */
const disputeCauses = ['tradition', 'region', 'mode', 'place', 'clause'] as const;

/** What kinds of rows there are. */
export const disputeKinds = ['dispute', 'place', 'sensitivity'] as const;

/** Another day of an observance. */
const otherDay = z
  .object({
    by: z
      .enum(disputeCauses)
      .describe(
        'another tradition over this land; the rules of another land; the other mode; the same rules elsewhere; another clause of the same rule',
      ),
    who: z
      .array(z.string())
      .describe(
        'whose day it is: traditions, packs of lands (a state is left out where its region is there), the mode, places; of a clause the clause that decided against it',
      ),
    date: dateOut(),
    code: z.string().describe('the rule that decides for them'),
    pack: z.string().describe('the pack whose rule decides'),
    authority: authority
      .nullable()
      .describe(
        'whose word the clause is that decided there, or of another clause that clause; the nearest authority of that rule where the clause does not say; null where the rule cites none',
      ),
  })
  .openapi('OtherDay');

/** An observance whose day is not everybody's. */
export const dispute = z
  .object({
    ...calledShape,
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']),
    weight: z.enum(weights).nullable().describe('how much of a day it is; null where its pack does not say'),
    tags: z.array(z.string()),
    date: dateOut().describe('the day by the chain and the mode asked for, at the place'),
    pack: z.string().describe('the pack whose rule decides'),
    authority: authority
      .nullable()
      .describe(
        'whose word the clause is that decided; the nearest authority of the rule where the clause does not say; null where the rule cites none',
      ),
    kind: z
      .enum(disputeKinds)
      .describe(
        'dispute: a tradition, a land or a mode keeps another day; place: the same rules give another day elsewhere; sensitivity: nobody keeps the other day, another clause of the rule would give it',
      ),
    follows: z
      .string()
      .nullable()
      .describe(
        'the rule of this year, disputed too, from whose days these are counted; null for one of its own',
      ),
    others: z.array(otherDay).min(1),
  })
  .openapi('Dispute');

/** Answer of `/v1/festivals/disputes`. */
export const disputesAnswer = z
  .object({
    year: z.int(),
    count: z.int().describe('observances disputed in the year, of the other pages too'),
    compared: z
      .object({
        traditions: z.array(z.string()),
        regions: z.array(z.string()).describe('packs of lands'),
        places: z.array(z.string()),
      })
      .describe('what was compared, besides the other mode and the clauses'),
    disputes: z.array(dispute),
    next_cursor: nextCursor,
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('Disputes');
