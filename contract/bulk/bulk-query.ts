// The parameters and the body of bulk operations, and their bounds.

import { placeBody, traditionBody } from '../common/place-body.ts';
import { languageShape, traditionShape } from '../common/place-query.ts';
import { festivalsShape } from '../festivals/festival-query.ts';
import { dayShape, panchangShape } from '../panchang/panchang-query.ts';
import { dateText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** The most dates of `/v1/bulk/panchang`, of `/v1/bulk/festivals` and of `/v1/bulk/day-context`. */
export const mostDates = 366;
export const mostFestivalDates = 366;
export const mostContextDates = 62;

/** `/v1/bulk/panchang`. */
export const bulkPanchangBody = z
  .object({
    dates: z
      .array(dateText(), 'must be a list of dates')
      .min(1, 'must list at least one date')
      .max(mostDates, `must have at most ${mostDates} dates`)
      .superRefine((dates, issues) => {
        const seen = new Set<number>();
        for (const [i, date] of dates.entries()) {
          if (seen.has(date))
            issues.addIssue({ code: 'custom', path: [i], message: 'is given more than once' });
          seen.add(date);
        }
      })
      .describe('Civil dates at the place, each once, in any order. The response keeps the order.')
      .openapi({ example: ['2026-09-14', '2026-11-08'] }),
    ...placeBody,
    region: traditionBody.region,
    tradition: traditionShape.tradition,
    ...languageShape,
    include: panchangShape.include,
    measure: panchangShape.measure,
  })
  .openapi('BulkPanchangRequest');

const { date: _date, ...festivalFilters } = festivalsShape;

/** `/v1/bulk/festivals`. */
export const bulkFestivalsShape = {
  start_date: dateText().describe('First date.'),
  end_date: dateText().describe(`Last date; at most ${mostFestivalDates} dates in all.`),
  ...festivalFilters,
};

const { date: _day, ...where } = dayShape;

/** `/v1/bulk/day-context`. */
export const bulkDayContextShape = {
  from: dateText().describe('First date.'),
  to: dateText().describe(`Last date; at most ${mostContextDates} dates in all.`),
  ...where,
  lat: where.lat.describe('Latitude, degrees north; required without region.'),
  lon: where.lon.describe('Longitude, degrees east; required without region.'),
};
