// The parameters of operations on eclipses.

import { placeShape } from '../common/place-query.ts';
import { integerText, wordText } from '../schema/text.ts';
import { zoneOrOffsetText } from '../schema/zone-or-offset.ts';
import { eclipseFilters } from './eclipse.ts';

const eclipseId = () =>
  integerText({ min: 1, max: 999_999_999 })
    .describe('The id of an eclipse (see /v1/eclipse).')
    .openapi({ example: 74845 });

const tzShape = {
  tz: zoneOrOffsetText()
    .optional()
    .describe(
      'IANA zone, or offset from UTC in hours such as 5.5 or %2B05:30, of the instants. Default: UTC.',
    ),
};

const year = () =>
  integerText({ min: 0, max: 9999 })
    .describe('Gregorian year (UT) of the greatest eclipse.')
    .openapi({ example: 2026 });

const without = 'Without a place, visibility is left out.';

/** `/v1/eclipse`. */
export const eclipsesShape = {
  year: year(),
  type: wordText(eclipseFilters)
    .optional()
    .describe('Only solar or lunar (with penumbral) eclipses, or only one type. Default: all.'),
  location_id: placeShape.location_id.describe(`The id of a place; overrides coordinates. ${without}`),
  lat: placeShape.lat.describe(`Latitude, degrees north; with lon. ${without}`),
  lon: placeShape.lon.describe(`Longitude, degrees east; with lat. ${without}`),
  ...tzShape,
};

/** `/v1/eclipse/{eclipse_id}`. */
export const eclipseParams = { eclipse_id: eclipseId() };
export const eclipseShape = tzShape;

/** `/v1/eclipse/visibility`. */
export const visibilityShape = {
  eclipse_id: eclipseId(),
  location_id: placeShape.location_id.describe(
    'The id of a curated or catalogue place; overrides coordinates. Required without lat and lon.',
  ),
  lat: placeShape.lat.describe('Latitude, degrees north; required without location_id.'),
  lon: placeShape.lon.describe('Longitude, degrees east; required without location_id.'),
  ...tzShape,
};
