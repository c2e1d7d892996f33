// The parameters of panchang operations.

import { languageShape, placeShape, traditionShape } from './place-query.ts';
import { dateText, decimalText, integerText, timeText, wordListText, wordText } from './text.ts';

/** A region whose rules apply; one that is not supported is refused. */
const region = traditionShape.region.describe(
  'A canonical region or the ISO 3166-2 code of a state; gives the place where no other is named. One that is not supported is a 422.',
);

/** Where, in which tradition, in which language. */
const whereShape = { ...placeShape, region, ...languageShape };

/** A date and where. */
export const dayShape = { date: dateText().describe('The civil date at the place.'), ...whereShape };

/** A date, a time of it, and where. */
export const instantShape = {
  ...dayShape,
  time: timeText().optional().describe('A local time of the date; default its sunrise.'),
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
] as const;

const include = wordListText(included)
  .optional()
  .describe(
    `Sections to add, parted by commas: ${included.slice(5).join(', ')}. Angas and timings always stand.`,
  )
  .openapi({ example: 'hora,festivals' });

/** `/v1/panchang`. */
export const panchangShape = { ...dayShape, include };

/** `/v1/panchang/today` and its neighbours. */
export const todayShape = { ...placeShape, ...languageShape, include };

/** `/v1/panchang/lite`. */
export const liteShape = { date: dayShape.date, ...placeShape, ...languageShape };

/** `/v1/panchang/range`; a region that is not supported is ignored. */
export const rangeShape = {
  start: dateText().describe('First date.'),
  end: dateText().describe('Last date; at most 31 dates in all.'),
  ...placeShape,
  region: traditionShape.region,
  ...languageShape,
};

/** `/v1/day-context`. */
export const dayContextShape = {
  ...dayShape,
  lat: decimalText({ min: -90, max: 90 }).describe('Latitude, degrees north.'),
  lon: decimalText({ min: -180, max: 180 }).describe('Longitude, degrees east.'),
};

/** `/v1/today`. */
export const nowadaysShape = { ...placeShape, ...languageShape };

/** `/v1/sankranti`. */
export const sankrantiShape = {
  year: integerText({ min: 0, max: 9999 }).describe('Gregorian year.').openapi({ example: 2026 }),
  ...whereShape,
};

/** `/v1/hora`. */
export const horaShape = {
  ...dayShape,
  measure: wordText(['seasonal', 'equal'])
    .optional()
    .describe('Twelve horas each of day and night (seasonal, default), or 24 of one length (equal).'),
};
