// The response shape of what is disputed.

import { weights } from '@nirnaya/dsl/vocabulary';
import { authority } from '../common/authority.ts';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { nextCursor } from '../common/listing.ts';
import { skyDifference } from '../common/observatory.ts';
import { z } from '../schema/zod.ts';
import { calledShape } from './festival.ts';

const dateOut = () => z.string().openapi({ format: 'date' });

/** What an observance may fall on another day by. */
const disputeCauses = ['tradition', 'sky', 'region', 'mode', 'place', 'clause'] as const;

/** What kinds of rows there are. */
export const disputeKinds = ['dispute', 'place', 'sensitivity'] as const;

/** Another day of an observance. */
const otherDay = z
  .object({
    by: z
      .enum(disputeCauses)
      .describe(
        'another tradition, the same rule on the sky of another almanac of this region, the rules of another region, the other mode, another place, or another clause of the rule',
      ),
    who: z
      .array(z.string())
      .describe(
        'who observes the date: traditions (for a sky, those that follow it, or the land itself), packs of regions (a state is left out if its region is listed), mode or places; for a clause, the clause that decided otherwise',
      ),
    date: dateOut(),
    code: z.string().describe('the deciding rule'),
    pack: z.string().describe('the pack of the deciding rule'),
    authority: authority
      .nullable()
      .describe(
        'authority of the deciding clause, else the first authority of the rule; null if it cites none',
      ),
    sky: skyDifference
      .nullable()
      .describe('the end of the target that decides, if the dates differ only by sky; else null'),
  })
  .openapi('OtherDay');

/** An observance whose day is not everybody's. */
export const dispute = z
  .object({
    ...calledShape,
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']),
    weight: z.enum(weights).nullable().describe('importance; null if not stated'),
    tags: z.array(z.string()),
    date: dateOut().describe('the date by the requested chain and mode, at the place'),
    pack: z.string().describe('the pack of the deciding rule'),
    authority: authority
      .nullable()
      .describe(
        'authority of the deciding clause, else the first authority of the rule; null if it cites none',
      ),
    kind: z
      .enum(disputeKinds)
      .describe(
        'dispute: a tradition, an almanac on another sky, region or mode observes another date; place: the same rules give another date elsewhere; sensitivity: only another clause of the rule would give another date',
      ),
    follows: z
      .string()
      .nullable()
      .describe('the disputed rule that these dates are counted from; null if none'),
    others: z.array(otherDay).min(1),
  })
  .openapi('Dispute');

/** Answer of `/v1/festivals/disputes`. */
export const disputesAnswer = z
  .object({
    year: z.int(),
    count: z.int().describe('disputed observances of the year, on all pages'),
    compared: z
      .object({
        traditions: z.array(z.string()),
        regions: z.array(z.string()).describe('packs of regions'),
        places: z.array(z.string()),
      })
      .describe('what was compared, besides mode and clauses'),
    disputes: z.array(dispute),
    next_cursor: nextCursor,
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('Disputes');
