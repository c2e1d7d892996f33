// The response shapes of asta and udaya.

import { authority } from '../common/authority.ts';
import { rulesEngine } from '../common/engine.ts';
import { skyPlace } from '../common/sky-place.ts';
import { unavailable } from '../common/unavailable.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { planets } from './planets.ts';

const instant = () => z.iso.datetime({ offset: true });
const date = () => z.string().openapi({ format: 'date' });

const needed = (side: string) =>
  z
    .object({
      udaya: z.number().describe('degrees at which it becomes visible (udaya)'),
      asta: z.number().describe('degrees at which it becomes invisible (asta)'),
    })
    .describe(side)
    .openapi('ArcNeeded');

/** A set of kalamsa as it applies to a planet. */
export const kalamsa = z
  .object({
    set: z.string().describe('name for kalamsa_set').openapi({ example: 'kalamsha' }),
    title: z.string(),
    measure: z
      .enum(['longitude', 'time', 'depression'])
      .describe(
        'longitude: difference of longitudes; time: degrees of time between the risings or the settings; depression: depression of the Sun',
      ),
    degrees: z.object({
      east: needed('before sunrise, the planet rising ahead of the Sun'),
      west: needed('after sunset, the planet setting behind the Sun'),
    }),
    authority,
  })
  .describe('descriptive: the degrees of the events, with their authority')
  .openapi('Kalamsa');

/** An asta or an udaya. */
export const taraEvent = z
  .object({
    kind: z.enum(['asta', 'udaya']),
    side: z.enum(['east', 'west']).describe('east: in the morning sky; west: in the evening sky'),
    at: instant(),
    astronomical_date: date().describe('the civil date of the instant at the place, regardless of tz'),
    provenance: z.object({
      date_assignment: z
        .literal('local_civil_date_of_instant')
        .describe('the date is that of the instant itself, not of a sunrise or sunset after it'),
      day_zone: z.string().describe('IANA zone of the place, used for the date'),
      kalamsa_set: z.string(),
      pack: z.string(),
    }),
  })
  .openapi('TaraEvent');

const planet = {
  planet: named('graha', z.enum(planets)),
  planet_sa: named({ kind: 'name', keys: null }, z.string().openapi({ example: 'Shukra' })),
};

/** `/v1/tara/events`. */
export const taraEventsAnswer = z
  .object({
    ...planet,
    start_date: date(),
    end_date: date(),
    count: z.int(),
    events: z.array(taraEvent),
    kalamsa,
    location: skyPlace,
    engine: rulesEngine,
  })
  .openapi('TaraEvents');

/** `/v1/tara/status`. */
export const taraStatusAnswer = z
  .object({
    ...planet,
    at: instant(),
    is_asta: z.boolean().nullable().describe('null if the status is indeterminate'),
    status: z
      .enum(['Asta', 'visible', 'indeterminate'])
      .describe('indeterminate if the set does not apply at the place, with the reason under unavailable'),
    governing_event: taraEvent
      .nullable()
      .describe('the event since which the status holds; null with the reason under unavailable'),
    kalamsa,
    unavailable,
    location: skyPlace,
    engine: rulesEngine,
  })
  .openapi('TaraStatus');
