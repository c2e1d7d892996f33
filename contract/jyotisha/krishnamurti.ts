// What Krishnamurti Paddhati takes from a chart: sub-lords, significators of houses, and the lords of a moment.

import { numberIn } from '../common/place-body.ts';
import { strictly } from '../schema/strictly.ts';
import { instantText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { grahaName, houseNumber, rashiName } from './grahas.ts';

/** The moment and place of a judgment. */
export const judgmentBody = z
  .strictObject(
    {
      at: instantText().describe('The instant, with its offset.'),
      lat: numberIn({ min: -90, max: 90 }).describe('Latitude of the astrologer, degrees north.'),
      lon: numberIn({ min: -180, max: 180 }).describe('Longitude of the astrologer, degrees east.'),
    },
    strictly,
  )
  .openapi('Judgment');

const lords = {
  longitude: z.number().min(0).max(360),
  rashi: rashiName,
  rashi_lord: grahaName,
  nakshatra_lord: grahaName.describe('star lord'),
  sub_lord: grahaName,
  sub_sub_lord: grahaName,
};

const grahaNames = z.array(grahaName);

/** What Krishnamurti Paddhati takes from a chart. */
export const krishnamurtiShape = z
  .object({
    cusps: z.array(z.object({ house: houseNumber, ...lords }).openapi('CuspLords')),
    grahas: z.array(
      z
        .object({ graha: grahaName, house: houseNumber.describe('by house_system'), ...lords })
        .openapi('SubLords'),
    ),
    significators: z
      .array(
        z
          .object({
            house: houseNumber,
            in_stars_of_occupants: grahaNames.describe('first grade'),
            occupants: grahaNames.describe('second grade'),
            in_stars_of_owner: grahaNames.describe('third grade'),
            owner: grahaName.describe('fourth grade: lord of the rashi of the cusp'),
          })
          .openapi('Significators'),
      )
      .describe('of each house, from the strongest grade to the weakest'),
    ruling: z
      .object({
        at: z.string().openapi({ format: 'date-time' }),
        lat: z.number(),
        lon: z.number(),
        lagna_star_lord: grahaName,
        lagna_rashi_lord: grahaName,
        moon_star_lord: grahaName,
        moon_rashi_lord: grahaName,
        day_lord: grahaName
          .nullable()
          .describe('of the weekday from sunrise to sunrise; null where the Sun does not rise and set'),
      })
      .nullable()
      .describe('the ruling planets of judgment, the strongest first; null without judgment'),
    authority: z.string(),
    note: z.string(),
  })
  .openapi('Krishnamurti');
