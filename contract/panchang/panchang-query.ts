// The parameters of panchang operations.

import { listingShape } from '../common/paging.ts';
import { languageShape, placeShape, traditionShape } from '../common/place-query.ts';
import { skyShape } from '../common/sky-query.ts';
import { defaultMeasure, horaMeasures } from '../day/timings.ts';
import { type SectionName, sectionPlansText } from '../plans/section-plans.ts';
import {
  dateText,
  integerText,
  latitudeText,
  longitudeText,
  timeText,
  wordListText,
  wordText,
} from '../schema/text.ts';
import { panchangDayBlock } from './panchang.ts';

/** A region whose rules apply; one that is not supported is refused. */
const region = traditionShape.region.describe(
  'A canonical region or the ISO 3166-2 code of a state. It sets the place if no other is given. Default: that of the location, else of New Delhi. An unsupported region returns 422.',
);

/** Where, in which tradition, in which language. */
const whereShape = { ...placeShape, region, tradition: traditionShape.tradition, ...languageShape };

/** A date and where. */
export const dayShape = { date: dateText().describe('The civil date at the place.'), ...whereShape };

/** How horas are measured. */
const measureShape = {
  measure: wordText(horaMeasures)
    .optional()
    .describe(
      'Measure of the horas: 24 equal parts from sunrise to sunrise (equal, default), or twelve of the day and twelve of the night (day_night).',
    )
    .openapi({ default: defaultMeasure }),
};

/** A date, a time of it, and where. */
export const instantShape = {
  ...dayShape,
  time: timeText().optional().describe('A clock time at the place, regardless of tz. Default: sunrise.'),
};

/** What `include` may name. The angas and the timings stand in every panchang and may be named all the same. */
const included = [
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'timings',
  'hora',
  'choghadiya',
  'festivals',
  'muhurat',
  'eclipse',
] as const satisfies readonly SectionName[];

const include = wordListText(included)
  .optional()
  .describe(
    `Sections to add to angas and timings, separated by commas: ${included.slice(5).join(', ')}. Default: none. Sections need the plan of their own operation: ${sectionPlansText(included)}.`,
  )
  .openapi({ example: 'hora,festivals' });

/** `/v1/panchang`. */
export const panchangShape = { ...dayShape, ...skyShape, include, ...measureShape };

/** `/v1/panchang/full`. */
export const fullShape = { ...dayShape, ...measureShape };

/** `/v1/panchang/today` and its neighbours. */
export const todayShape = { ...whereShape, include, ...measureShape };

/** `/v1/panchang/range`; a region that is not supported is ignored. */
export const rangeShape = {
  start: dateText().describe('First date.'),
  end: dateText().describe('Last date; at most 31 dates in all.'),
  ...placeShape,
  region: traditionShape.region,
  tradition: traditionShape.tradition,
  ...languageShape,
  ...listingShape(Object.keys(panchangDayBlock.shape), { entries: 'dates', slimmed: 'each date' }),
};

/** `/v1/day-context`. */
export const dayContextShape = {
  ...dayShape,
  lat: latitudeText().describe('Latitude, degrees north.'),
  lon: longitudeText().describe('Longitude, degrees east.'),
};

/** `/v1/panchang/now`. */
export const nowShape = whereShape;

/** The coordinates that complete a latitude or a longitude alone: those of New Delhi, degrees. */
export const usualPoint = { latitude: 28.6139, longitude: 77.209 };

/** `/v1/today`; a latitude or a longitude alone is completed by that of New Delhi. */
export const nowadaysShape = {
  ...whereShape,
  lat: placeShape.lat.describe(`Latitude, degrees north. Default: ${usualPoint.latitude} if lon is given.`),
  lon: placeShape.lon.describe(`Longitude, degrees east. Default: ${usualPoint.longitude} if lat is given.`),
};

/** `/v1/sankranti`. */
export const sankrantiShape = {
  year: integerText({ min: 0, max: 9999 }).describe('Gregorian year.').openapi({ example: 2026 }),
  ...whereShape,
};

/** The conditions that `/v1/inauspicious-timings` may add. */
const dayConditions = ['panchak', 'bhadra', 'ganda_mool'] as const satisfies readonly SectionName[];

/** `/v1/inauspicious-timings`. */
export const inauspiciousShape = {
  ...dayShape,
  include: wordListText(dayConditions)
    .optional()
    .describe(
      `Conditions to add, separated by commas: ${dayConditions.join(', ')}. Default: none. Each needs the plan of its own operation: ${sectionPlansText(dayConditions)}.`,
    )
    .openapi({ example: 'bhadra' }),
};

/** `/v1/hora`. */
export const horaShape = { ...dayShape, ...measureShape };
