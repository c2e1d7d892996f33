// An occasion of a feed: the times that are good for it, from a least score on, some months ahead.

import { integerIn } from '../common/place-body.ts';
import { givenShape, usualScore } from '../muhurat/muhurat-query.ts';
import { strictly } from '../schema/strictly.ts';
import { nameText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** The most occasions of a feed. */
export const mostMuhurats = 4;

/** The most calendar months whose times are listed, and those where none are stated. */
const longestMonths = 6;
const usualMonths = 3;

/** The least score that a feed lists: below it times are rated AVOID. */
const leastScore = 40;

/** An occasion. */
export const muhuratEntry = z
  .strictObject(
    {
      event: nameText()
        .describe('An event of /v1/muhurat/find. Any other value returns 422 with the list.')
        .openapi({ example: 'griha_pravesh' }),
      min_score: integerIn({ min: leastScore, max: 100 })
        .default(usualScore)
        .describe(`The minimum score of a time. Default: ${usualScore}, the start of GOOD.`),
      months: integerIn({ min: 1, max: longestMonths })
        .default(usualMonths)
        .describe(`Number of calendar months, from the current one. Default: ${usualMonths}.`),
      ...givenShape,
    },
    strictly,
  )
  .openapi('FeedMuhurat');

/** An occasion as it is stored. */
export type FeedMuhurat = z.output<typeof muhuratEntry>;
