// The response shapes of chakras.

import { authority, citeLevel } from '../common/authority.ts';
import { rulesEngine } from '../common/engine.ts';
import { locationEcho } from '../common/envelope.ts';
import { grahaNames } from '../common/grahas.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** A value of a chakra. */
const chakraValue = named(
  'known',
  z.union([z.boolean(), z.number(), z.string(), z.array(z.union([z.number(), z.string()])), z.null()]),
);

const result = z
  .record(z.string(), chakraValue)
  .describe(
    'the fields of the rule (see /v1/rules/{code}); null if a required value is missing or the tables have none',
  );

/** A rule with its level. */
const chakraRule = z
  .object({
    code: z.string(),
    name: named('observance', z.string()),
    name_sa: z.string().nullable(),
    summary: z.string().nullable(),
    verification_level: citeLevel
      .nullable()
      .describe('level of the first authority; each authority has its own'),
    authorities: z.array(authority),
  })
  .openapi('ChakraRule');

const calculation_only = z.literal(true).describe('positions in a figure, without a verdict');

const transit = z.object({
  graha: named('graha', z.enum(grahaNames)),
  nakshatra: named('nakshatra', z.string().describe('among the 28')),
  longitude: z.number().describe('degrees, sidereal (Lahiri)'),
  speed: z.number().describe('degrees a day'),
  retrograde: z.boolean(),
  result,
});

/** A chakra without its envelope. */
export const chakraComputed = z.object({
  chakra: z.enum(['kota', 'saptashalaka', 'sarvatobhadra', 'shula']),
  calculation_only,
  ruleset: z
    .object({
      pack: z.string(),
      rule_pack_chain: z.array(z.string()).describe('the packs, from the root down'),
      rules_snapshot_version: z.string().describe('changes with the meaning of the rules'),
      rules: z.array(chakraRule),
    })
    .openapi('ChakraRuleset'),
  inputs: z
    .record(z.string(), named('known', z.union([z.number(), z.string()])))
    .describe('the inputs of the rule, given or computed'),
  result: result.nullable().describe('null if only transits were requested'),
  transits: z.array(transit).optional().describe('with a date: the result for each graha'),
  parts: z
    .array(z.object({ nakshatra: named('nakshatra', z.string()), result }))
    .optional()
    .describe('if requested: the result for each of the 28 stars'),
});

/** Answer of `/v1/chakra/evaluate`. */
export const ownChakraAnswer = chakraComputed
  .omit({ transits: true, parts: true })
  .extend({
    chakra: z.string().describe('the code of the rule').openapi({ example: 'CHAKRA_SAPTASHALAKA' }),
    engine: rulesEngine,
  })
  .openapi('EvaluatedChakra');

const star = named('nakshatra', z.string().describe('among the 28'));
const rashi = named('rashi', z.string());
const graha = named('graha', z.enum(grahaNames));

interface Figure<N extends string, I extends z.ZodRawShape, R extends z.ZodRawShape> {
  readonly name: N;
  /** the beginning of the names of its components */
  readonly component: string;
  /** the inputs of its rule given or computed */
  readonly inputs: I;
  /** the fields of its rule */
  readonly result: R;
}

// The answer of one figure: the inputs and the fields of its rule, and no others.
function answerOf<N extends string, I extends z.ZodRawShape, R extends z.ZodRawShape>(
  figure: Figure<N, I, R>,
) {
  const { name, component } = figure;
  const exactly = z
    .strictObject(figure.result)
    .describe('the fields of the rule; null if a required value is missing or the tables have none')
    .openapi(`${component}Result`);
  const inputs = z.strictObject(figure.inputs).describe('given or computed');
  return {
    ...chakraComputed.shape,
    chakra: z.literal(name),
    inputs: inputs.openapi(`${component}Inputs`),
    result: exactly,
    transits: z
      .array(transit.extend({ result: exactly }).openapi(`${component}Transit`))
      .optional()
      .describe('with a date: the result for each graha'),
    parts: z
      .array(z.object({ nakshatra: star, result: exactly }).openapi(`${component}Part`))
      .optional()
      .describe('if requested: the result for each of the 28 stars'),
    at: z.iso.datetime({ offset: true }).optional().describe('the instant of the transits, with a date'),
    location: locationEcho.optional().describe('with a date'),
    engine: rulesEngine,
  };
}

const { parts: _noParts, ...kotaFields } = answerOf({
  name: 'kota',
  component: 'Kota',
  inputs: {
    janma_nakshatra: star,
    transit_nakshatra: star.optional(),
    planet: graha.optional(),
    transit_motion: z.enum(['DIRECT', 'RETROGRADE']).optional(),
    moon_rashi: rashi.optional(),
    janma_pada: z.int().optional(),
  },
  result: {
    position: z.int().min(1).max(28).nullable().describe('counted from the birth star, 1'),
    ring: named('known', z.string())
      .nullable()
      .describe('ring of the fort: Stambha, Durgantara, Prakara, Bahya'),
    way: z.enum(['ENTRY', 'EXIT']).nullable(),
    nature: z.enum(['BENEFIC', 'MALEFIC']).nullable(),
    swami: graha.nullable().describe('the lord of the fort'),
    is_swami: z.boolean().nullable(),
    pala: graha.nullable().describe('the guard of the fort'),
    is_pala: z.boolean().nullable(),
  },
});

/** Answer of `/v1/chakra/kota`. */
export const kotaAnswer = z
  .object({
    ...kotaFields,
    result: kotaFields.result.nullable().describe('null if only transits were requested'),
  })
  .openapi('KotaChakra');

const { parts: _none, ...saptashalakaFields } = answerOf({
  name: 'saptashalaka',
  component: 'Saptashalaka',
  inputs: { star, sun_nakshatra: star.optional() },
  result: {
    vedha: star.nullable().describe('the star that is pierced'),
    pierced_by_sun: z.boolean().nullable(),
  },
});

/** Answer of `/v1/chakra/saptashalaka`. */
export const saptashalakaAnswer = z.object(saptashalakaFields).openapi('SaptashalakaChakra');

const stars = named('nakshatra', z.array(z.string()));
const looks = z.enum(['OPPOSITE', 'FORWARD', 'BACKWARD']);

const { parts: _noneEither, ...sarvatobhadraFields } = answerOf({
  name: 'sarvatobhadra',
  component: 'Sarvatobhadra',
  inputs: {
    star,
    planet: graha.optional(),
    motion: looks.optional(),
    speed: z.number().optional(),
    dignity: z.enum(['EXALTED', 'ORDINARY', 'DEBILITATED']).optional(),
    variant: z.enum(['BY_MOTION', 'ALL_THREE']).optional(),
  },
  result: {
    crosses: stars.nullable().describe('the stars across and along the diagonals'),
    direction: looks.nullable(),
    vedha: star.nullable().describe('the star in that direction'),
    pierced: stars.nullable().describe('the stars that the graha pierces'),
    strength: z.number().nullable().describe('multiplier of its effect'),
  },
});

/** Answer of `/v1/chakra/sarvatobhadra`. */
export const sarvatobhadraAnswer = z.object(sarvatobhadraFields).openapi('SarvatobhadraChakra');

/** Answer of `/v1/chakra/shula`. */
export const shulaAnswer = z
  .object(
    answerOf({
      name: 'shula',
      component: 'Shula',
      inputs: { reference_nakshatra: star, transit_nakshatra: star.optional() },
      result: {
        position: z.int().min(1).max(28).nullable().describe('counted from the star at the foot, 1'),
        part: z
          .enum([
            'FOOT',
            'STAFF_LEFT',
            'LEFT_PRONG',
            'MIDDLE_PRONG',
            'RIGHT_PRONG',
            'RIGHT_SHOULDER',
            'STAFF_RIGHT',
          ])
          .nullable()
          .describe('of the trident'),
        tip: z
          .enum(['LEFT', 'MIDDLE', 'RIGHT'])
          .nullable()
          .optional()
          .describe('the point; null if the star is on none, absent with SUN_4POINT'),
        on_tip: z.boolean().nullable().optional().describe('absent with SUN_4POINT'),
      },
    }),
  )
  .openapi('ShulaChakra');

/** Answer of `/v1/chakra/nakshatras`. */
export const chakraNakshatrasAnswer = z
  .object({
    calculation_only,
    count: z.int(),
    nakshatras: z
      .array(
        z
          .object({
            number: z.int().min(1).max(28).describe('1 to 27 as everywhere, Abhijit 28'),
            position: z
              .int()
              .min(1)
              .max(28)
              .describe('in the cycle of 28, in which Abhijit follows Uttara Ashadha'),
            name: named('nakshatra', z.string()),
            spellings: z.array(z.string()).describe('other accepted spellings'),
            from: z.number().describe('degrees, sidereal'),
            to: z.number().describe('degrees, sidereal'),
          })
          .openapi('ChakraNakshatra'),
      )
      .describe('in the order of the cycle'),
    verification_levels: z.array(citeLevel).describe('the possible levels'),
    engine: rulesEngine,
  })
  .openapi('ChakraNakshatras');
