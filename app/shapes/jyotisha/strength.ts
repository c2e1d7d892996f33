// The strengths of grahas and bhavas.

import { PARTS } from '../../../engine/jyotisha/strength/shadbala/shadbala.ts';
import { VARGA_GROUPS } from '../../../engine/jyotisha/strength/vimshopaka.ts';
import { GRAHAS } from '../../../engine/panchang/planets.ts';
import { named } from '../named.ts';
import { z } from '../zod.ts';
import { grahaName, houseNumber, rashiName } from './grahas.ts';

const virupas = () => z.number().describe('virupas, 60 of which are a rupa');

/** How a shadbala came about. */
const shadbalaTrace = z
  .object({
    parts: z.record(z.string(), z.number()).describe(`virupas by part: ${PARTS.join(', ')}`),
    saptavarga: z
      .array(z.object({ varga: z.string(), rashi: rashiName, standing: z.string(), virupas: z.number() }))
      .describe('what the saptavargaja bala was added up of'),
    dig_arc: z.number().describe('degrees from the middle of its powerless bhava'),
    benefic: z.boolean(),
    declination: z.number().describe('degrees, by the table that was followed'),
    mean_longitude: z.number().nullable().describe('degrees; null of Sun and Moon, whose cheshta has none'),
    seeghrocha: z.number().nullable().describe('degrees; null of Sun and Moon'),
    cheshta_kendra: z.number().nullable().describe('degrees'),
    drishti: z.record(z.string(), z.number()).describe('virupas with which each graha looks at it'),
  })
  .openapi('ShadbalaTrace');

/** The shadbala of a graha. */
const grahaShadbala = z
  .object({
    graha: grahaName,
    rupas: z.number(),
    virupas: virupas(),
    required_virupas: virupas(),
    ratio: z.number().describe('what it has of what is required'),
    sthana: virupas(),
    dig: virupas(),
    kala: virupas(),
    cheshta: virupas().nullable().describe('null where lacking names it'),
    naisargika: virupas(),
    drik: virupas(),
    ishta_phala: z.number().nullable(),
    kashta_phala: z.number().nullable(),
    observatory: shadbalaTrace.optional().describe('with observatory=true'),
  })
  .openapi('GrahaShadbala');

/** The strength of a bhava. */
const bhavaBala = z
  .object({
    bhava: houseNumber.describe('of Sripati'),
    rashi: rashiName.describe('of its middle'),
    lord: grahaName,
    rupas: z.number(),
    virupas: virupas(),
    observatory: z
      .object({
        kind: z.string(),
        parts: z.record(z.string(), z.number().nullable()).describe('null where the set leaves it out'),
        drishti: z.record(z.string(), z.number()),
      })
      .optional()
      .describe('with observatory=true'),
  })
  .openapi('BhavaBala');

/** Shadbala and bhava bala by one set of tables. */
export const shadbalaShape = z
  .object({
    set: z.enum(['bphs', 'raman']),
    options: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('every choice of a table that was made'),
    grahas: z.array(grahaShadbala).describe('Sun to Saturn'),
    bhavas: z.array(bhavaBala),
    lacking: z
      .array(z.string())
      .describe('parts that need a sunrise that there is not; the totals are without them'),
  })
  .openapi('Shadbala');

/** Vimshopaka bala. */
export const vimshopakaShape = z
  .array(
    z.object({
      graha: grahaName,
      ...Object.fromEntries(VARGA_GROUPS.map((group) => [group, z.number().describe('of 20')])),
      observatory: z
        .array(z.object({ varga: z.string(), rashi: rashiName, relation: z.string(), points: z.number() }))
        .optional()
        .describe('with observatory=true: its place in each varga'),
    }),
  )
  .openapi('Vimshopaka');

const twelve = (what: string) => z.array(z.number()).length(12).describe(`${what}, by rashi from Mesha`);

/** The ashtakavarga of one owner. */
const bhinnaShape = z
  .object({
    owner: named('known', z.enum([...GRAHAS, 'Lagna'])),
    bindus: twelve('bindus'),
    total: z.int(),
    after_trikona: twelve('bindus after trikona shodhana'),
    after_ekadhipatya: twelve('bindus after both reductions'),
    pinda: z.object({ rashi: z.number(), graha: z.number(), shodhya: z.number(), plain: z.number() }),
    prastara: z
      .array(
        z.object({
          from: named('known', z.enum([...GRAHAS, 'Lagna'])),
          bindus: twelve('1 where it gives one'),
        }),
      )
      .describe('who gives each bindu'),
  })
  .openapi('Bhinnashtakavarga');

/** The ashtakavargas of a birth. */
export const ashtakavargaShape = z
  .object({
    options: z.object({
      places: z.string().describe('whose table of places'),
      ekadhipatya: z.string().describe('whose rule of the second reduction'),
      multipliers: z.string().describe('whose multipliers of the rashis'),
      lagna_in_samudaya: z.boolean(),
    }),
    rashis: named('rashi', z.array(z.string()).describe('the order of the twelve')),
    bhinna: z.array(bhinnaShape).describe('Sun to Saturn and the lagna'),
    samudaya: z.object({ bindus: twelve('bindus of the seven together'), total: z.int().describe('337') }),
  })
  .openapi('Ashtakavarga');

const state = z.string();

/** The avasthas of a graha. */
export const grahaAvasthas = z
  .object({
    graha: grahaName,
    baladi: z.object({
      state,
      result: z.number().nullable().describe('share of the full result; null where the text gives no figure'),
    }),
    jagradadi: z.object({ state, result: z.enum(['full', 'medium', 'none']) }),
    deeptadi: z.array(state).describe('more than one may hold, or none'),
    lajjitadi: z.array(state).describe('more than one may hold, or none'),
    shayanadi: z
      .object({
        state,
        number: z.int(),
        strength: z.string().nullable().describe('null without name_syllable_number'),
      })
      .nullable()
      .describe('null without a sunrise'),
    observatory: z
      .object({
        rashi: rashiName,
        exalted: z.boolean(),
        mulatrikona: z.boolean(),
        own: z.boolean(),
        debilitated: z.boolean(),
        relation_to_lord: z.string(),
        combust: z.boolean(),
        joined: z.array(grahaName),
        aspected_by: z.array(grahaName),
        shayanadi_factors: z.record(z.string(), z.number()).nullable(),
      })
      .optional()
      .describe('with observatory=true: what the states came of'),
  })
  .openapi('GrahaAvasthas');
