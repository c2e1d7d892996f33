// The parameters of anniversaries by the tithi.

import { languageShape, placeShape } from '../common/place-query.ts';
import { booleanText, dateText, integerText, timeText, wordText } from '../schema/text.ts';

/** What returns each year: the birthday of somebody, or the shraddha of somebody who is remembered. */
export const anniversaryKinds = ['birthday', 'shraddha'] as const;

/** Years that are listed where none are requested, and at most. */
export const usualAnniversaries = 30;
const mostAnniversaries = 60;

/** `/v1/tithi/anniversaries`. */
export const anniversariesShape = {
  kind: wordText(anniversaryKinds).describe(
    'birthday: the birthday by the Hindu calendar; shraddha: the yearly shraddha.',
  ),
  date: dateText()
    .optional()
    .describe(
      'The civil date at the place on which the tithi ran. Required unless month and tithi are given.',
    ),
  time: timeText()
    .optional()
    .describe(
      'The local clock time on date. Default: the tithi at sunrise; possible lists every tithi of the date.',
    ),
  month: integerText({ min: 1, max: 12 })
    .optional()
    .describe('The lunar month, 1 = Chaitra. Required with tithi unless date is given.')
    .openapi({ example: 8 }),
  tithi: integerText({ min: 1, max: 30 })
    .optional()
    .describe(
      'The tithi: 1 to 15 of the bright half, 16 to 30 of the dark half. Required with month unless date is given.',
    )
    .openapi({ example: 12 }),
  adhika: booleanText()
    .optional()
    .describe('Whether month is intercalary. Default: false.')
    .openapi({ default: false }),
  months: wordText(['amanta', 'purnimanta'])
    .optional()
    .describe('How month is counted: until the new moon (amanta, default) or until the full moon.')
    .openapi({ default: 'amanta' }),
  from: dateText().optional().describe('The first date listed. Default: today at the place.'),
  years: integerText({ min: 1, max: mostAnniversaries })
    .optional()
    .describe(`Number of anniversaries. Default: ${usualAnniversaries}.`)
    .openapi({ default: usualAnniversaries }),
  ...placeShape,
  ...languageShape,
};
