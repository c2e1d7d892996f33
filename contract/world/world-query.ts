// The parameters of the festivals of the world.

import { languageShape } from '../common/place-query.ts';
import { booleanText, dateText, integerText, monthText, nameText, wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { zoneText } from '../schema/zone-text.ts';
import { religions } from './world.ts';

/** Names longer than this are not looked for. */
const longestSearch = 100;

const religion = wordText(religions).optional().describe('Only those of this religion; default all of them.');

const observatory = booleanText()
  .optional()
  .describe('Adds to each festival the trace of its decision; needs date or year; default false.')
  .openapi({ default: false });

/** `/v1/festivals/world`. */
export const worldShape = {
  date: dateText().optional().describe('Only those that begin on this date; without it those of year.'),
  year: integerText({ min: 0, max: 9999 })
    .optional()
    .describe('Only those of this Gregorian year; without it and without date all years.')
    .openapi({ example: 2026 }),
  month: monthText()
    .optional()
    .describe('Only those of this Gregorian month; requires year; default all months.'),
  religion,
  festival_id: nameText()
    .optional()
    .describe('Only the festival of this id, in any case; default all of them.')
    .openapi({ example: 'JEWISH_HANUKKAH' }),
  search: z
    .string()
    .min(1, 'must not be empty')
    .max(longestSearch, `must have at most ${longestSearch} characters`)
    .optional()
    .describe(
      'Only those with this in their name or another name of theirs, in any case; default all of them.',
    )
    .openapi({ example: 'easter' }),
  limit: integerText({ min: 1, max: 1000 })
    .optional()
    .describe('At most so many festivals; default 100.')
    .openapi({ default: 100 }),
  offset: integerText({ min: 0, max: 999_999_999 })
    .optional()
    .describe('How many are left out before the first; default 0.')
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
    .describe('At most so many festivals; default 20.')
    .openapi({ default: 20 }),
  tz: zoneText()
    .optional()
    .describe('IANA zone whose today is the first day; default UTC.')
    .openapi({ default: 'UTC' }),
  ...languageShape,
};
