// The response shapes of eclipses: what they are wherever one stands, from a place, and with their sutak.

import { authority } from '../common/authority.ts';
import { panchangEngine } from '../common/engine.ts';
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
    .describe('2 x lunation, plus 1 for the Moon: made of the eclipse itself, so it never changes')
    .openapi({ example: 74845 }),
  kind: z.enum(kinds),
  type: z
    .enum(types)
    .describe('of the Sun: partial, annular, total, hybrid; of the Moon: penumbral, partial, total'),
  greatest_at: instant().describe(
    'of the Sun: the axis of the shadow passes nearest to the centre of the Earth; of the Moon: the Moon passes nearest to the axis',
  ),
};

/** An eclipse in short. */
export const eclipseBrief = z.object(identity).openapi('EclipseBrief');

/** An eclipse wherever one stands. */
export const eclipseRecord = eclipseBrief
  .extend({
    name: named('name', z.string().openapi({ example: 'Total eclipse of the Moon' })),
    date: z
      .string()
      .openapi({ format: 'date' })
      .describe('of the greatest eclipse, in the zone of the instants'),
    lunation: z.int().describe("Goldstine's number"),
    saros: z.int().describe('number of the series, after van den Bergh'),
    gamma: z
      .number()
      .describe(
        "in radii of the Earth: of the Sun, how far the axis of the shadow passes from the Earth's centre; of the Moon, the Moon from the axis; north positive",
      ),
    central: z.boolean().optional().describe('of the Sun only: whether the axis meets the Earth'),
    magnitude: z
      .number()
      .optional()
      .describe(
        'of the Sun only, where it is greatest: covered share of the diameter; the ratio of the diameters unless partial',
      ),
    greatest_place: z
      .object({ lat: z.number(), lon: z.number() })
      .optional()
      .describe('of the Sun only: where it is greatest'),
    umbral_magnitude: z
      .number()
      .optional()
      .describe(
        'of the Moon only: share of its diameter within the umbra; negative where it passes beside it',
      ),
    penumbral_magnitude: z
      .number()
      .optional()
      .describe('of the Moon only: share of its diameter within the penumbra'),
    contacts: z
      .array(z.object({ contact: z.string(), what: z.string(), at: instant() }).openapi('EclipseContact'))
      .describe('of the shadow with the Earth, or of the Moon with the shadow, in order'),
  })
  .openapi('Eclipse');

const sighted = {
  at: instant(),
  altitude: z.number().describe("of the body's centre as seen from the place, degrees, without refraction"),
};

/** An eclipse from a place: what of it can be seen, and when. */
const localFields = {
  visible: z
    .boolean()
    .describe(
      'whether any of the Sun covered, or of the Moon in the umbra (at a penumbral eclipse in the penumbra), stands above the horizon',
    ),
  reason: z.string().optional().describe('why it is not visible; absent where it is'),
  type_here: z
    .enum(types)
    .optional()
    .describe(
      'what it is at the place, above the horizon or below; absent where the Moon passes beside the Sun',
    ),
  local_times: z
    .object({
      seen: z.array(timeSpan).describe('while it can be seen; two where the body sets and rises again'),
      contacts: z
        .array(
          z
            .object({
              contact: z.string(),
              what: z.string(),
              ...sighted,
              is_up: z.boolean().describe('whether the body stands above the horizon'),
            })
            .openapi('LocalContact'),
        )
        .describe(
          'at the place, in order, the maximum among them; none where the Moon passes beside the Sun',
        ),
      maximum: z
        .object({ ...sighted, is_up: z.boolean() })
        .optional()
        .describe('absent where the Moon passes beside the Sun'),
      deepest_seen: z
        .object(sighted)
        .optional()
        .describe('the deepest instant with the body above the horizon; absent where nothing is visible'),
      rises_at: z.array(instant()).describe('when the body rises eclipsed'),
      sets_at: z.array(instant()).describe('when the body sets eclipsed'),
    })
    .openapi('EclipseLocalTimes'),
};

/** The sutak of an eclipse at a place. */
export const sutak = z
  .object({
    observed: z.boolean().describe('whether there is one'),
    reason: z.string().optional().describe('why there is none; absent where there is one'),
    start_at: instant().optional(),
    end_at: instant().optional(),
    children_old_sick: timeSpan.optional().describe('what children, the old and the sick keep of it'),
    rule: z
      .object({
        code: z.string().openapi({ example: 'CONDITION_SUTAK_LUNAR' }),
        name: named('observance', z.string()),
        summary: z.string().nullable(),
        pack: z.string().describe('the pack that the rule stands in'),
      })
      .describe('the rule that decides it'),
    authorities: z.array(authority).describe('whose word the rule follows, and where others differ'),
    other_readings: z
      .array(z.object({ reading: z.string(), authority, ...timeSpan.shape }).openapi('SutakReading'))
      .describe('the sutak by authorities that differ and whose reading the packs can compute'),
  })
  .openapi('Sutak');

const nullableSutak = sutak
  .nullable()
  .describe(
    'null where it could not be computed, with the reason under unavailable; never where there is none',
  );

/** An eclipse from a place, and its sutak there. */
const atPlaceShape = { ...localFields, sutak: nullableSutak, unavailable };
export const eclipseAtPlace = z.object(atPlaceShape).openapi('EclipseAtPlace');

/** The eclipses of a day. */
export const eclipsesOfDay = z
  .object({
    occurs: z
      .boolean()
      .describe('whether an eclipse takes place during the day, from sunrise to sunrise, anywhere on Earth'),
    visible: z.boolean().describe('whether one can be seen from the place during the day'),
    eclipses: z
      .array(
        z
          .object({ ...identity, name: named('name', z.string()), ...localFields, sutak: nullableSutak })
          .openapi('EclipseOfDay'),
      )
      .describe(
        'those that take place during the day, or whose sutak touches it; empty where there are none',
      ),
    next: eclipseBrief
      .nullable()
      .describe('the next that begins after the day; null only where it would lie beyond the years served'),
  })
  .openapi('EclipsesOfDay');

/** `/v1/eclipse`. */
export const eclipsesAnswer = z
  .object({
    year: z.int(),
    type: z
      .enum(eclipseFilters)
      .openapi('EclipseFilter')
      .nullable()
      .describe('the filter; null where none was given'),
    count: z.int(),
    eclipses: z.array(
      eclipseRecord
        .extend({
          at_place: eclipseAtPlace.optional().describe('from the place; absent where none was named'),
        })
        .openapi('EclipseListed'),
    ),
    timezone: z.string().describe('in which instants are written'),
    location: skyPlace.optional().describe('absent where no place was named'),
    engine: panchangEngine,
  })
  .openapi('EclipseList');

/** `/v1/eclipse/{eclipse_id}`. */
export const eclipseAnswer = eclipseRecord
  .extend({ timezone: z.string(), engine: panchangEngine })
  .openapi('EclipseDetail');

/** `/v1/eclipse/visibility`. */
export const eclipseVisibilityAnswer = z
  .object({
    eclipse: eclipseRecord,
    ...atPlaceShape,
    location: skyPlace,
    engine: panchangEngine,
  })
  .openapi('EclipseVisibility');
