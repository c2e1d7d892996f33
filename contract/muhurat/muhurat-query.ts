// The parameters of muhurats and of the suitability of days.

import { languageShape, placeShape } from '../common/place-query.ts';
import { year } from '../festivals/festival-query.ts';
import {
  booleanText,
  dateText,
  integerText,
  latitudeText,
  longitudeText,
  monthText,
  nameText,
} from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** The most dates of a range. */
export const longestRange = 90;

/** The most dates of a range whose times are traced. */
export const longestTraced = 31;

/** The least score of a time where none is requested: where GOOD begins. */
export const usualScore = 60;

const event = nameText().openapi({ example: 'griha_pravesh' });

/** The event that a time is sought for. */
const eventShape = {
  event: event.describe(
    'marriage, griha_pravesh, travel, mundan, vehicle_purchase, land_purchase, business_start or education_start. Another event returns 422 with the list.',
  ),
};

/** Where: coordinates are needed, as the sign rising is that of a place. */
const whereShape = {
  ...placeShape,
  lat: latitudeText().describe('Latitude, degrees north.'),
  lon: longitudeText().describe('Longitude, degrees east.'),
  ...languageShape,
};

const given = (about: string, example: string) =>
  z
    .string('must be a string')
    .min(1, 'must not be empty')
    .max(80, 'must have at most 80 characters')
    .optional()
    .describe(`${about} Used by events whose rules read it; returns 422 for others. Default: not evaluated.`)
    .openapi({ example });

/** What may be said of the people and the purpose: the inputs of the rules. */
export const givenShape = {
  janma_nakshatra: given('The birth star of the person, by name or number (1 to 27).', 'Rohini'),
  janma_rashi: given('The Moon sign at birth of the person, by name or number (1 to 12).', 'Vrishabha'),
  bride_nakshatra: given('The birth star of the bride.', 'Rohini'),
  groom_nakshatra: given('The birth star of the groom.', 'Hasta'),
  bride_rashi: given('The Moon sign at birth of the bride.', 'Vrishabha'),
  groom_rashi: given('The Moon sign at birth of the groom.', 'Kanya'),
  direction: given('The direction of a journey: East, South, West or North.', 'East'),
  year_of_life: given('The year of life of a child, from 1.', '3'),
};

type GivenName = keyof typeof givenShape;

/** The parameters of a request that say something of the people and the purpose; every other one belongs to the operation. */
export const givenIn = (
  query: Readonly<Partial<Record<GivenName, string | undefined>>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries((Object.keys(givenShape) as GivenName[]).map((name) => [name, query[name]]));

const observatory = booleanText()
  .optional()
  .describe('Adds the trace of each score, line by line. Default: false.')
  .openapi({ default: false });

const minScore = integerText({ min: 0, max: 100 })
  .optional()
  .describe(
    `The minimum score. Default: ${usualScore}, the start of GOOD. 0 includes blocked times and what blocks them.`,
  )
  .openapi({ default: usualScore });

/** `/v1/muhurat/find`. */
export const findShape = {
  ...eventShape,
  start_date: dateText().describe('First date.'),
  end_date: dateText().describe(`Last date; at most ${longestRange} dates in all.`),
  min_score: minScore,
  ...givenShape,
  personal: booleanText()
    .optional()
    .describe(
      'Whether to keep only times within which tara bala and chandra bala hold for janma_nakshatra and janma_rashi, which are then required. Default: false.',
    )
    .openapi({ default: false }),
  observatory,
  ...whereShape,
};

/** `/v1/muhurat/best-dates`. */
export const bestDatesShape = {
  ...eventShape,
  year,
  month: monthText().optional().describe('Default: the whole year.'),
  limit: integerText({ min: 1, max: 100 })
    .optional()
    .describe('The maximum number of dates. Default: 10.')
    .openapi({ default: 10 }),
  min_score: minScore,
  ...givenShape,
  ...whereShape,
};

/** `/v1/events/suitability`. */
export const suitabilityShape = {
  date: dateText().describe('The civil date at the place.'),
  event: event.optional().describe('Default: all events.'),
  ...givenShape,
  observatory,
  ...whereShape,
};
