// The parameters of a calendar file of festivals.

import { booleanText, integerText } from '../schema/text.ts';
import { contextShape, filterShape, year } from './festival-query.ts';

/** The most minutes before an event that its alarm rings: four weeks. */
export const earliestAlarm = 40_320;

const { observatory: _, ...filter } = filterShape;

/** `/v1/festivals/calendar.ics`. */
export const feedShape = {
  year: year.optional().describe('Gregorian year. Default: this year and the next at the place.'),
  ...contextShape,
  ...filter,
  windows: booleanText()
    .optional()
    .describe('Adds an event for each named time of an observance, such as that of its puja. Default: false.')
    .openapi({ default: false }),
  alarm: integerText({ min: 0, max: earliestAlarm })
    .optional()
    .describe(
      'Minutes before the start of an event at which the calendar shows a reminder; a day begins at midnight, so 360 is six in the evening before. Default: no reminder.',
    )
    .openapi({ example: 360 }),
};
