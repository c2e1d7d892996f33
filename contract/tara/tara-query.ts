// The parameters of operations on asta and udaya.

import { DateTime } from 'luxon';
import { placeShape } from '../common/place-query.ts';
import { dateText, latitudeText, longitudeText, nameText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { isGrahaName, planetNames } from './planets.ts';

/** The most dates of `/v1/tara/events`. */
export const mostTaraDates = 366;

const planet = z
  .string()
  .transform((text, issues) => {
    const name = text.toLowerCase();
    if (isGrahaName(name)) return name;
    issues.addIssue({ code: 'custom', message: `must be one of ${planetNames.join(', ')}` });
    return z.NEVER;
  })
  .describe('One of the five planets, by either name. The Moon, the Sun and the nodes return 422.')
  .openapi({ type: 'string', enum: [...planetNames], example: 'shukra' });

const whereShape = {
  planet,
  lat: latitudeText().describe('Latitude, degrees north.'),
  lon: longitudeText().describe('Longitude, degrees east.'),
  tz: placeShape.tz.describe(
    'IANA zone of the instants. Default: that of the place. Dates are always those of the place.',
  ),
  kalamsa_set: nameText()
    .optional()
    .describe(
      'The set of degrees for visibility: kalamsha (Surya Siddhanta, by longitude), kalamsha_of_time, kalamsha_of_aryabhata, arcus_visionis. Default: kalamsha.',
    )
    .openapi({ default: 'kalamsha', example: 'kalamsha' }),
};

/** `/v1/tara/events`. */
export const taraEventsShape = {
  ...whereShape,
  start_date: dateText().describe('First date at the place.').openapi({ example: '2026-01-01' }),
  end_date: dateText()
    .describe(`Last date at the place; at most ${mostTaraDates} dates in all.`)
    .openapi({ example: '2026-12-31' }),
};

const instantText = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[ +-]\d{2}:\d{2})?)?$/;

/** An instant as written, which a zone may still be needed to read. */
const isoInstant = () =>
  z
    .string()
    .transform((text, issues) => {
      // A + that was not encoded arrives as a blank.
      const iso = text.replace(' ', '+');
      if (instantText.test(text) && DateTime.fromISO(iso, { zone: 'UTC' }).isValid) return iso;
      issues.addIssue({
        code: 'custom',
        message: 'must be an existing instant, such as 2026-11-21T12:00:00+05:30 or 2026-11-21T12:00',
      });
      return z.NEVER;
    })
    .openapi({ type: 'string', example: '2026-11-21T12:00' });

/** `/v1/tara/status`. */
export const taraStatusShape = {
  ...whereShape,
  tz: placeShape.tz.describe(
    'IANA zone of the instants, and of an at without an offset. Default: that of the place.',
  ),
  at: isoInstant()
    .optional()
    .describe('An instant, ISO 8601; without an offset in tz, else in the zone of the place. Default: now.'),
};
