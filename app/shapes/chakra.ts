// The response shapes of chakras.

import { GRAHAS } from '../../engine/panchang/planets.ts';
import { authority, citeLevel } from './authority.ts';
import { locationEcho } from './envelope.ts';
import { named } from './named.ts';
import { panchangEngine } from './panchang/engine.ts';
import { z } from './zod.ts';

/** A value of a chakra. */
const chakraValue = named(
  'known',
  z.union([z.boolean(), z.number(), z.string(), z.array(z.union([z.number(), z.string()])), z.null()]),
);

const result = z
  .record(z.string(), chakraValue)
  .describe(
    'the fields of the rule, as /v1/rules/{code} names them; one is null where a value that it needs was not given, or where the tables have none',
  )
  .openapi({ type: 'object', example: { position: 4, ring: 'Stambha', way: 'ENTRY', swami: null } });

/** A rule with its level. */
const chakraRule = z
  .object({
    code: z.string(),
    name: named('observance', z.string()),
    name_sa: z.string().nullable(),
    summary: z.string().nullable(),
    verification_level: citeLevel
      .nullable()
      .describe('level of its nearest authority; each authority has its own beside what it says'),
    authorities: z.array(authority),
  })
  .openapi('ChakraRule');

const calculation_only = z
  .literal(true)
  .describe('places in a figure, computed from what was given; no verdict and no advice');

const transit = z
  .object({
    graha: named('graha', z.enum(GRAHAS)),
    nakshatra: named('nakshatra', z.string().describe('among the 28')),
    longitude: z.number().describe('degrees, sidereal (Lahiri)'),
    speed: z.number().describe('degrees a day'),
    retrograde: z.boolean(),
    result,
  })
  .openapi('ChakraTransit');

/** A chakra without its envelope. */
export const chakraComputed = z.object({
  chakra: z.enum(['kota', 'saptashalaka', 'sarvatobhadra', 'shula']),
  calculation_only,
  ruleset: z
    .object({
      pack: z.string(),
      chain: z.array(z.string()).describe('the packs, from the root down'),
      rules_snapshot_version: z.string().describe('changes when the meaning of the rules does'),
      rules: z.array(chakraRule),
    })
    .openapi('ChakraRuleset'),
  inputs: z
    .record(z.string(), named('known', z.union([z.number(), z.string()])))
    .describe('the inputs of the rule as read, given or of the sky')
    .openapi({ type: 'object', example: { janma_nakshatra: 'Rohini' } }),
  result: result.nullable().describe('null where only transits of a date were asked for'),
  transits: z
    .array(transit)
    .optional()
    .describe('where a date was given: the rule for each graha that the figure considers'),
  parts: z
    .array(z.object({ nakshatra: named('nakshatra', z.string()), result }).openapi('ChakraPart'))
    .optional()
    .describe('where they were asked for: the rule for each of the 28 stars'),
});

/** Answer of a chakra. */
export const chakraAnswer = z
  .object({
    ...chakraComputed.shape,
    at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('the instant of the transits, where a date was given'),
    location: locationEcho.optional().describe('where a date was given'),
    engine: panchangEngine,
  })
  .openapi('Chakra');

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
            spellings: z.array(z.string()).describe('other spellings that are read'),
            from: z.number().describe('degrees, sidereal'),
            to: z.number().describe('degrees, sidereal'),
          })
          .openapi('ChakraNakshatra'),
      )
      .describe('in the order of the cycle'),
    verification_levels: z.array(citeLevel).describe('the levels that rules may have'),
    engine: panchangEngine,
  })
  .openapi('ChakraNakshatras');
