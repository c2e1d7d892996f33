// The parameters of the festivals of the world.

import { languageShape } from '../common/place-query.ts';
import { booleanText, dateText, integerText, monthText, nameText, wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { zoneText } from '../schema/zone-text.ts';
import { religions } from './world.ts';

/** Names longer than this are not looked for. */
const longestSearch = 100;

const religion = wordText(religions).optional().describe('Only this religion. Default: all.');

const observatory = booleanText()
  .optional()
  .describe('Adds the trace of the decision to each festival; requires date or year. Default: false.')
  .openapi({ default: false });

/** `/v1/festivals/world`. */
export const worldShape = {
  date: dateText().optional().describe('Only those that begin on this date. Default: those of year.'),
  year: integerText({ min: 0, max: 9999 })
    .optional()
    .describe('Only those of this Gregorian year. Default: all years.')
    .openapi({ example: 2026 }),
  month: monthText().optional().describe('Only this Gregorian month; requires year. Default: all.'),
  religion,
  festival_id: nameText()
    .optional()
    .describe('Only this festival id, in any case. Default: all.')
    .openapi({ example: 'JEWISH_HANUKKAH' }),
  search: z
    .string()
    .min(1, 'must not be empty')
    .max(longestSearch, `must have at most ${longestSearch} characters`)
    .optional()
    .describe('Only festivals with this text in a name, in any case. Default: all.')
    .openapi({ example: 'easter' }),
  limit: integerText({ min: 1, max: 1000 })
    .optional()
    .describe('Maximum number of festivals. Default: 100.')
    .openapi({ default: 100 }),
  offset: integerText({ min: 0, max: 999_999_999 })
    .optional()
    .describe('Number of festivals to skip. Default: 0.')
    .openapi({ default: 0 }),
  observatory,
  ...languageShape,
};

/** `/v1/festivals/world/religions`. */
export const worldReligionsShape = { ...languageShape };

/** `/v1/festivals/world/upcoming`. */
export const worldUpcomingShape = {
  religion,
  limit: integerText({ min: 1, max: 100 })
    .optional()
    .describe('Maximum number of festivals. Default: 20.')
    .openapi({ default: 20 }),
  tz: zoneText().optional().describe('IANA zone of today. Default: UTC.').openapi({ default: 'UTC' }),
  ...languageShape,
};
