// What is asked of the map of a date.

import { integerText, wordText } from '../schema/text.ts';
import { explainShape } from './festival-query.ts';

/** The parts of the Earth that maps show. */
export const mapAreas = ['world', 'india'] as const;

/** The grounds of pictures of maps. */
export const mapThemes = ['light', 'dark'] as const;

/** The width of a picture of a map in pixels. */
export const mapWidth = { min: 320, max: 1600, usual: 960 } as const;

const { date, year, ...festivalShape } = explainShape;

/** `/v1/festivals/map`. */
export const mapShape = {
  ...festivalShape,
  date: date.describe(
    'The civil date, at the place, of the occurrence that is mapped. Default: the next occurrence.',
  ),
  year: year.describe(
    'The Gregorian year whose first occurrence is mapped, instead of date. Default: the next occurrence.',
  ),
  area: wordText(mapAreas)
    .optional()
    .describe(
      'The part of the Earth: world (60 degrees south to 80 north, cells of 1.25 degrees) or india (66 to 98 degrees east, 6 to 38 north, cells of 0.5 degrees). Default: world.',
    )
    .openapi({ default: 'world' }),
};

/** `/v1/festivals/map.svg`, `/v1/festivals/map.png`. */
export const mapPictureShape = {
  ...mapShape,
  theme: wordText(mapThemes)
    .optional()
    .describe('Colours for a light or a dark background. Default: light.')
    .openapi({ default: 'light' }),
  width: integerText({ min: mapWidth.min, max: mapWidth.max })
    .optional()
    .describe(`Width in pixels. Default: ${mapWidth.usual}.`)
    .openapi({ default: mapWidth.usual }),
};
