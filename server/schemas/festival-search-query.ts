// The parameters of the search for festivals and of what is disputed.

import { longestText } from '../../app/festivals/search/keys.ts';
import { z } from '../../app/shapes/zod.ts';
import { contextShape, filterShape, year } from './festival-query.ts';
import { integerText } from './text.ts';

const { type, weight, tags } = filterShape;

const limit = (most: number, usual: number) =>
  integerText({ min: 1, max: most })
    .optional()
    .describe(`At most so many; default ${usual}.`)
    .openapi({ default: usual });

const offset = integerText({ min: 0, max: 9999 })
  .optional()
  .describe('So many are passed over; default 0.')
  .openapi({ default: 0 });

/** How many are listed where nothing is said. */
export const usualFound = 20;
export const usualDisputes = 100;

/** `/v1/festivals/search`. */
export const festivalSearchShape = {
  q: z
    .string()
    .min(1, 'must not be empty')
    .max(longestText, `must have at most ${longestText} characters`)
    .describe('A name as people say it, in Latin letters or any script of India.')
    .openapi({ example: 'deepavali' }),
  year: year.optional().describe('Gregorian year of the dates; default the current one at the place.'),
  ...contextShape,
  type,
  weight,
  tags,
  limit: limit(100, usualFound),
  offset,
};

/** `/v1/festivals/disputes`. */
export const disputesShape = {
  year,
  ...contextShape,
  type,
  weight,
  tags,
  limit: limit(1000, usualDisputes),
  offset,
};
