// The sky that a request asks for.

import { skyNames } from '@nirnaya/dsl/vocabulary';
import { planOfSky } from '../plans/section-plans.ts';
import { wordText } from '../schema/text.ts';

/** On whose sky. */
export const skyShape = {
  sky: wordText(skyNames)
    .optional()
    .describe(
      `On whose Sun and Moon all is decided; default as the packs say. From the plan ${planOfSky} on.`,
    ),
};
