// The sky that a request asks for.

import { skyNames } from '@nirnaya/dsl/vocabulary';
import { planOfSky } from '../plans/section-plans.ts';
import { wordText } from '../schema/text.ts';

/** On whose sky. */
export const skyShape = {
  sky: wordText(skyNames)
    .optional()
    .describe(
      `The model of Sun and Moon for all decisions. Default: that of the packs. Requires the plan ${planOfSky}.`,
    ),
};
