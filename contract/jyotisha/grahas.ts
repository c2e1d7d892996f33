// Where the grahas, the lagna and the houses of a chart stand.

import { grahaNames } from '../common/grahas.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { type ChartOptionValue, chartOptions } from './chart-options.ts';

/** The dignities of a graha, from the highest to the lowest. */
export const dignities = [
  'exalted',
  'mulatrikona',
  'own',
  'great friend',
  'friend',
  'neutral',
  'enemy',
  'great enemy',
  'debilitated',
] as const;

/** A graha by name. */
export const grahaName = named('graha', z.enum(grahaNames));

/** A rashi by name. */
export const rashiName = named('rashi', z.string());

/** A nakshatra by name. */
export const nakshatraName = named('nakshatra', z.string());

/** A house from the lagna. */
export const houseNumber = z.int().min(1).max(12);

const bound = z.number().min(0).max(360);

type HouseSystem = ChartOptionValue<'house_system'>;

const houseSystems = Object.keys(chartOptions.house_system.values) as [HouseSystem, ...HouseSystem[]];

/** Where in the zodiac of the chart. */
const chartPlace = {
  longitude: z.number().min(0).max(360).describe('degrees, sidereal, by the ayanamsa'),
  rashi: named('rashi', z.string().openapi({ example: 'Vrishchika' })),
  rashi_number: houseNumber.describe('Mesha is 1'),
  degrees_in_rashi: z.number().min(0).max(30),
  rashi_lord: grahaName,
  nakshatra: nakshatraName,
  nakshatra_number: z.int().min(1).max(27).describe('Ashwini is 1'),
  nakshatra_lord: grahaName.describe('of Vimshottari'),
  pada: z.int().min(1).max(4),
};

/** The lagna. */
export const chartLagna = z.object(chartPlace).openapi('ChartLagna');

/** A graha of a chart. */
export const chartGraha = z
  .object({
    graha: grahaName,
    ...chartPlace,
    house: houseNumber.describe('by whole rashis from the lagna'),
    latitude: z.number().describe('degrees'),
    declination: z.number().describe('degrees'),
    speed: z.number().describe('degrees a day'),
    retrograde: z.boolean(),
    combust: z.boolean(),
    dignity: z.enum(dignities),
    lord_of: z.array(houseNumber).describe('the houses it rules; none for the nodes'),
    aspects: z.array(houseNumber).describe('the houses it aspects fully'),
  })
  .openapi('ChartGraha');

/** A house of a chart. */
export const chartHouse = z
  .object({
    house: houseNumber,
    rashi: rashiName,
    rashi_number: houseNumber,
    lord: grahaName,
    lord_in: houseNumber.describe('the house of its lord'),
    grahas: z.array(grahaName),
    cusp: z
      .number()
      .nullable()
      .describe(
        'degrees, by house_system of options: where the house begins, by sripati and equal_middle its middle; null with the reason under unavailable',
      ),
  })
  .openapi('ChartHouse');

/** A house with bounds. */
const chartBhava = z
  .object({
    bhava: houseNumber,
    start_longitude: bound.describe('degrees'),
    cusp: bound.describe('degrees; the start, by sripati and equal_middle the middle'),
    end_longitude: bound.describe('degrees; the start of the next'),
    rashi: rashiName.describe('of the cusp'),
    rashi_number: houseNumber.describe('Mesha is 1'),
    lord: grahaName.describe('of that rashi'),
    grahas: z.array(grahaName).describe('within the bounds'),
  })
  .openapi('ChartBhava');

/** The houses with bounds. */
export const chartBhavas = z
  .object({ house_system: z.enum(houseSystems), bhavas: z.array(chartBhava) })
  .openapi('ChartBhavas');
