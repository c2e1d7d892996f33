// The response shapes of eclipses: what they are wherever one stands, from a place, and with their sutak.

import { authority } from '../common/authority.ts';
import { rulesEngine } from '../common/engine.ts';
import { skyPlace } from '../common/sky-place.ts';
import { timeSpan } from '../common/times.ts';
import { unavailable } from '../common/unavailable.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

const instant = () => z.iso.datetime({ offset: true });

const kinds = ['solar', 'lunar'] as const;
const types = ['penumbral', 'partial', 'annular', 'total', 'hybrid'] as const;

/** What `type` of a list may name: a kind, or a type of either kind. */
export const eclipseFilters = [...kinds, ...types] as const;

/** A kind or a type of eclipses. */
export type EclipseFilter = (typeof eclipseFilters)[number];

const identity = {
  eclipse_id: z
    .int()
    .describe('2 x lunation, plus 1 for a lunar eclipse; never changes')
    .openapi({ example: 74845 }),
  kind: z.enum(kinds),
  type: z.enum(types).describe('solar: partial, annular, total, hybrid; lunar: penumbral, partial, total'),
  greatest_at: instant().describe(
    'solar: the shadow axis is nearest to the centre of the Earth; lunar: the Moon is nearest to the axis',
  ),
};

/** An eclipse in short. */
export const eclipseBrief = z.object(identity).openapi('EclipseBrief');

/** An eclipse wherever one stands. */
export const eclipseRecord = eclipseBrief
  .extend({
    name: named('name', z.string().openapi({ example: 'Total eclipse of the Moon' })),
    date: z.string().openapi({ format: 'date' }).describe('of the maximum, in the zone of the instants'),
    lunation: z.int().describe('Goldstine lunation number'),
    saros: z.int().describe('saros or lunar series number (van den Bergh)'),
    gamma: z
      .number()
      .describe(
        'least distance in Earth radii: solar, of the shadow axis from the Earth centre; lunar, of the Moon from the axis; north positive',
      ),
    central: z.boolean().optional().describe('solar only: whether the axis meets the Earth'),
    magnitude: z
      .number()
      .optional()
      .describe(
        'solar only, at the place of the maximum: covered share of the diameter, or ratio of diameters if not partial',
      ),
    greatest_place: z
      .object({ lat: z.number(), lon: z.number() })
      .optional()
      .describe('solar only: place of the maximum'),
    umbral_magnitude: z
      .number()
      .optional()
      .describe('lunar only: share of the diameter in the umbra; negative if outside'),
    penumbral_magnitude: z.number().optional().describe('lunar only: share of the diameter in the penumbra'),
    contacts: z
      .array(z.object({ contact: z.string(), what: z.string(), at: instant() }).openapi('EclipseContact'))
      .describe('of shadow and Earth, or of Moon and shadow, in order'),
  })
  .openapi('Eclipse');

const sighted = {
  at: instant(),
  altitude: z.number().describe('of the centre of the body at the place, degrees, without refraction'),
};

/** An eclipse from a place: what of it can be seen, and when. */
const localFields = {
  visible: z
    .boolean()
    .describe('whether any phase of the eclipse (umbral if not penumbral) is above the horizon'),
  reason: z.string().optional().describe('why it is not visible; absent if it is'),
  type_here: z
    .enum(types)
    .optional()
    .describe(
      'type at the place, above or below the horizon; absent if the Moon does not cover the Sun there',
    ),
  local_times: z
    .object({
      seen: z.array(timeSpan).describe('visible spans; two if the body sets and rises again'),
      contacts: z
        .array(
          z
            .object({
              contact: z.string(),
              what: z.string(),
              ...sighted,
              is_up: z.boolean().describe('whether the body is above the horizon'),
            })
            .openapi('LocalContact'),
        )
        .describe('at the place, in order, with the maximum; empty if the Moon does not cover the Sun there'),
      maximum: z
        .object({ ...sighted, is_up: z.boolean() })
        .optional()
        .describe('absent if the Moon does not cover the Sun there'),
      deepest_seen: z
        .object(sighted)
        .optional()
        .describe('the deepest visible instant; absent if nothing is visible'),
      rises_at: z.array(instant()).describe('if the body rises eclipsed'),
      sets_at: z.array(instant()).describe('if the body sets eclipsed'),
    })
    .openapi('EclipseLocalTimes'),
};

/** The sutak of an eclipse at a place. */
export const sutak = z
  .object({
    observed: z.boolean().describe('whether a sutak applies'),
    reason: z.string().optional().describe('why none applies; absent if one does'),
    start_at: instant().optional(),
    end_at: instant().optional(),
    children_old_sick: timeSpan.optional().describe('shorter sutak of children, old and sick people'),
    rule: z
      .object({
        code: z.string().openapi({ example: 'CONDITION_SUTAK_LUNAR' }),
        name: named('observance', z.string()),
        summary: z.string().nullable(),
        pack: z.string().describe('the pack of the rule'),
      })
      .describe('the deciding rule'),
    authorities: z.array(authority).describe('authorities of the rule, and those that differ'),
    other_readings: z
      .array(z.object({ reading: z.string(), authority, ...timeSpan.shape }).openapi('SutakReading'))
      .describe('the sutak by differing authorities that the packs can compute'),
  })
  .openapi('Sutak');

const nullableSutak = sutak
  .nullable()
  .describe('null if it could not be computed, with the reason under unavailable');

/** An eclipse from a place, and its sutak there. */
const atPlaceShape = { ...localFields, sutak: nullableSutak, unavailable };
export const eclipseAtPlace = z.object(atPlaceShape).openapi('EclipseAtPlace');

/** The eclipses of a day. */
export const eclipsesOfDay = z
  .object({
    occurs: z
      .boolean()
      .describe('whether an eclipse occurs during the day, from sunrise to sunrise, anywhere on Earth'),
    visible: z.boolean().describe('whether one is visible at the place during the day'),
    eclipses: z
      .array(
        z
          .object({ ...identity, name: named('name', z.string()), ...localFields, sutak: nullableSutak })
          .openapi('EclipseOfDay'),
      )
      .describe('eclipses during the day, or whose sutak touches it'),
    next: eclipseBrief
      .nullable()
      .describe('the next after the day; null only at the end of the supported years'),
  })
  .openapi('EclipsesOfDay');

/** `/v1/eclipse`. */
export const eclipsesAnswer = z
  .object({
    year: z.int(),
    type: z.enum(eclipseFilters).openapi('EclipseFilter').nullable().describe('the filter; null if none'),
    count: z.int(),
    eclipses: z.array(
      eclipseRecord
        .extend({
          at_place: eclipseAtPlace.optional().describe('at the place; absent without a place'),
        })
        .openapi('EclipseListed'),
    ),
    timezone: z.string().describe('zone of the instants'),
    location: skyPlace.optional().describe('absent without a place'),
    engine: rulesEngine,
  })
  .openapi('EclipseList');

/** `/v1/eclipse/{eclipse_id}`. */
export const eclipseAnswer = eclipseRecord
  .extend({ timezone: z.string(), engine: rulesEngine })
  .openapi('EclipseDetail');

/** `/v1/eclipse/visibility`. */
export const eclipseVisibilityAnswer = z
  .object({
    eclipse: eclipseRecord,
    ...atPlaceShape,
    location: skyPlace,
    engine: rulesEngine,
  })
  .openapi('EclipseVisibility');
