// One birth matched against many in one request.

import { z } from '../schema/zod.ts';
import { birthShape } from './birth.ts';
import { conventionsBody, personBody } from './birth-body.ts';
import { chartEnvelope } from './chart-envelope.ts';
import { chartLagna } from './grahas.ts';
import { kutaPointsShape, pointsBy } from './match.ts';
import { matchOptionsBody } from './match-options.ts';

/** The most candidates of a request. */
export const mostCandidates = 1000;

const { profile, ayanamsa, node_type } = conventionsBody;

/** A person, and those to be matched with. */
export const matchBatchBody = z
  .object({
    person: personBody,
    person_role: z
      .enum(['bride', 'groom'], 'must be bride or groom')
      .optional()
      .describe('The role of person; candidates have the other. Default: bride.')
      .openapi({ default: 'bride' }),
    candidates: z
      .array(personBody, 'must be a list of persons')
      .min(1, 'must have at least one person')
      .max(mostCandidates, `must have at most ${mostCandidates} persons`)
      .describe('The persons to match with; matches have their order.'),
    least: z
      .number('must be a number from 0 to 36')
      .min(0, 'must be a number from 0 to 36')
      .max(36, 'must be a number from 0 to 36')
      .optional()
      .describe('The minimum total of a result. Default: 0.')
      .openapi({ default: 0 }),
    points_by: z
      .enum(pointsBy, `must be one of ${pointsBy.join(', ')}`)
      .optional()
      .describe('Whether points and total are by table or with exceptions. Default: table.')
      .openapi({ default: 'table' }),
    profile,
    ayanamsa,
    node_type,
    options: matchOptionsBody,
  })
  .openapi('MatchBatchRequest');

const result = z
  .object({
    index: z.int().describe('place in candidates, from 0'),
    name: z.string().nullable(),
    total: z.number(),
    total_by_table: z.number(),
    total_with_exceptions: z.number(),
    points: kutaPointsShape,
    is_manglik: z.boolean().describe('of the candidate from the lagna, without cancellation'),
    is_mangal_shared: z.boolean().describe('whether both have it'),
    moon: chartLagna,
  })
  .openapi('MatchBatchResult');

/** Answer of `POST /v1/compatibility/batch`. */
export const matchBatchAnswer = z
  .object({
    person: z.object({ birth: birthShape, lagna: chartLagna, moon: chartLagna }).openapi('BatchPerson'),
    person_role: z.enum(['bride', 'groom']).openapi('BatchRole'),
    candidate_count: z.int(),
    count: z.int().describe('number of matches'),
    maximum: z.number(),
    points_by: z.enum(pointsBy).openapi('BatchPointsBy'),
    matches: z.array(result).readonly().describe('in the order of candidates'),
    failed: z
      .array(z.object({ index: z.int(), error: z.string(), message: z.string() }))
      .readonly()
      .describe('candidates that have no chart, each with the reason'),
    ...chartEnvelope,
  })
  .openapi('MatchBatch');
