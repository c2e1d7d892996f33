// The parameters of the festival endpoints.

import { weights } from '@nirnaya/dsl/vocabulary';
import { listingShape } from '../common/paging.ts';
import { languageShape, placeShape, traditionShape } from '../common/place-query.ts';
import { skyShape } from '../common/sky-query.ts';
import {
  booleanText,
  dateText,
  integerText,
  listText,
  monthText,
  nameText,
  wordListText,
  wordText,
} from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { festivalItem } from './festival.ts';

/** The most dates of a range of festivals. */
export const longestFestivalRange = 366;

/** How much is said: a line, or all that there is. */
export type WordsExtent = 'short' | 'full';

/** The most characters of a text that are looked at. */
export const longestText = 100;

/** What every endpoint that gives festivals takes. */
export const contextShape = {
  ...placeShape,
  ...traditionShape,
  ...languageShape,
  festival_mode: wordText(['standard', 'drik'])
    .optional()
    .describe(
      'How dates are decided: by the kalas of the authority (standard, default) or as drik calendars publish them.',
    )
    .openapi({ default: 'standard' }),
};

/** The same where the sky may be chosen. */
export const skyContextShape = { ...contextShape, ...skyShape };

/** Which of the festivals are wanted. */
export const filterShape = {
  type: wordText(['VRAT', 'FESTIVAL', 'SANKRANTI']).optional().describe('Only this type. Default: all.'),
  weight: wordListText(weights)
    .optional()
    .describe(
      'Only these weights, separated by commas: major (nearly everywhere), regional (a region or community), minor (few). Default: all.',
    )
    .openapi({ example: 'major,regional' }),
  tags: listText()
    .optional()
    .describe('Only those with one of these tags, separated by commas. Default: all.')
    .openapi({ example: 'FASTING,SHAIVA' }),
  observatory: booleanText()
    .optional()
    .describe('Adds the trace of the decision to each festival. Default: false.')
    .openapi({ default: false }),
};

const words = (usual: WordsExtent) => ({
  words: wordText(['short', 'full'])
    .optional()
    .describe(
      `Texts of each festival: names, deity and summary (short), or also about and kept (full). Default: ${usual}.`,
    )
    .openapi({ default: usual }),
});

/** `/v1/festivals`. */
export const festivalsShape = {
  date: dateText().describe('The civil date at the place.'),
  ...skyContextShape,
  ...filterShape,
  ...words('full'),
};

/** Months, years and ranges are listed date by date, and may be long. */
const listing = listingShape(Object.keys(festivalItem.shape), {
  entries: 'dates with festivals',
  slimmed: 'each festival',
});

/** Years are numbers of up to four digits; those without a sky are a 404. */
export const year = integerText({ min: 0, max: 9999 }).describe('Gregorian year.').openapi({ example: 2026 });

/** `/v1/festivals/year`. */
export const yearShape = { year, ...skyContextShape, ...filterShape, ...words('short'), ...listing };

/** `/v1/festivals/month`. */
export const monthShape = {
  year,
  month: monthText().describe('Gregorian month.'),
  ...skyContextShape,
  ...filterShape,
  ...words('short'),
  ...listing,
};

/** `/v1/festivals/range`. */
export const rangeShape = {
  start: dateText().describe('First date.'),
  end: dateText().describe('Last date; at most 366 dates in all.'),
  ...skyContextShape,
  ...filterShape,
  ...words('short'),
  ...listing,
};

/** A festival by its code or a name of it. */
export const festivalText = () =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(longestText, `must have at most ${longestText} characters`);

/** `/v1/festivals/explain`. */
export const explainShape = {
  festival: festivalText()
    .describe('The festival by code, name or alias, in Latin letters or any script of India.')
    .openapi({ example: 'diwali' }),
  date: dateText()
    .optional()
    .describe('The civil date to explain. Default: the next occurrence.')
    .openapi({ example: '2026-11-08' }),
  year: year
    .optional()
    .describe(
      'The Gregorian year whose occurrences are explained, instead of date. The first is at the top level. Default: the next occurrence.',
    ),
  variant: nameText()
    .optional()
    .describe(
      'Key of a variant of the festival, such as KAMADA of the Ekadashis (see /v1/rules/{code}). Default: those that the name refers to.',
    )
    .openapi({ example: 'KAMADA' }),
  ...skyContextShape,
};
