// The parameters of the search for festivals and of what is disputed.

import { pagingShape } from '../common/paging.ts';
import { z } from '../schema/zod.ts';
import { disputeKinds } from './disputes.ts';
import { contextShape, filterShape, longestText, year } from './festival-query.ts';

const { type, weight, tags } = filterShape;

/** How many are listed where nothing is said. */
export const usualMatches = 20;
export const usualDisputes = 100;

/** `/v1/festivals/search`. */
export const festivalSearchShape = {
  q: z
    .string()
    .min(1, 'must not be empty')
    .max(longestText, `must have at most ${longestText} characters`)
    .optional()
    .describe(
      'A name in Latin letters or any script of India. Without it, all observances that match the other parameters, those of the region first.',
    )
    .openapi({ example: 'deepavali' }),
  year: year.optional().describe('Gregorian year of the dates. Default: the current one at the place.'),
  ...contextShape,
  tag: tags.describe('Only those with one of these tags, separated by commas. Default: all.'),
  type,
  weight,
  ...pagingShape({ usual: usualMatches, most: 100 }),
};

/** `/v1/festivals/disputes`. */
export const disputesShape = {
  year,
  ...contextShape,
  type,
  weight,
  tags,
  kind: z
    .enum(disputeKinds)
    .optional()
    .describe('Only this kind: disputes, differences of place, or sensitivities. Default: all.'),
  ...pagingShape({ usual: usualDisputes, most: 1000 }),
};
