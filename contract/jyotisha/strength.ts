// The strengths of grahas and bhavas.

import { grahaNames } from '../common/grahas.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { grahaName, houseNumber, rashiName } from './grahas.ts';

/** The groups of vargas that vimshopaka bala is of, from the smallest. */
export const vargaGroups = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;

/** The grahas that have a shadbala, each with its virupas of drishti. */
const drishtiShape = z
  .object({
    Sun: z.number(),
    Moon: z.number(),
    Mars: z.number(),
    Mercury: z.number(),
    Jupiter: z.number(),
    Venus: z.number(),
    Saturn: z.number(),
  })
  .openapi('SphutaDrishti');

const part = () => z.number().optional();

/** The parts of a shadbala. */
export const partsShape = z
  .object({
    uccha: part(),
    saptavargaja: part(),
    ojayugma: part(),
    kendradi: part(),
    drekkana: part(),
    dig: part(),
    natonnata: part(),
    paksha: part(),
    tribhaga: part(),
    abda: part(),
    masa: part(),
    vara: part(),
    hora: part(),
    ayana: part(),
    yuddha: part(),
    cheshta: part(),
    naisargika: part(),
    drik: part(),
  })
  .openapi('ShadbalaParts');

const virupas = () => z.number().describe('virupas, 60 of which are a rupa');

/** How a shadbala came about. */
const shadbalaTrace = z
  .object({
    parts: partsShape.describe('virupas by part; parts listed in lacking are absent'),
    saptavarga: z
      .array(z.object({ varga: z.string(), rashi: rashiName, standing: z.string(), virupas: z.number() }))
      .describe('parts of the saptavargaja bala'),
    dig_arc: z.number().describe('degrees from the middle of its powerless bhava'),
    benefic: z.boolean(),
    declination: z.number().describe('degrees, by the table used'),
    mean_longitude: z.number().nullable().describe('degrees; null for Sun and Moon'),
    seeghrocha: z.number().nullable().describe('degrees; null for Sun and Moon'),
    cheshta_kendra: z.number().nullable().describe('degrees'),
    drishti: drishtiShape.describe('virupas of the aspect of each graha on it'),
  })
  .openapi('ShadbalaTrace');

/** The shadbala of a graha. */
const grahaShadbala = z
  .object({
    graha: grahaName,
    rupas: z.number(),
    virupas: virupas(),
    required_virupas: virupas(),
    ratio: z.number().describe('share of the required strength'),
    sthana: virupas(),
    dig: virupas(),
    kala: virupas(),
    cheshta: virupas().nullable().describe('null if listed in lacking'),
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
        kind: z.enum(['nara', 'jala', 'keeta', 'chatushpada']),
        parts: z
          .object({
            lord: z.number(),
            dig: z.number(),
            drishti: z.number(),
            occupants: z.number().nullable(),
            rising: z.number().nullable(),
          })
          .openapi('BhavaBalaParts')
          .describe('null if not in the set'),
        drishti: drishtiShape.describe('virupas of the aspect of each graha on its middle'),
      })
      .optional()
      .describe('with observatory=true'),
  })
  .openapi('BhavaBala');

const beneficRule = {
  benefic_moon: z.enum(['waxing', 'bright']).describe('which Moon is a benefic'),
  malefic_mercury: z
    .enum(['with_any', 'with_more', 'with_them_alone'])
    .describe('which Mercury is a malefic'),
};

const shadbalaOptions = z
  .object({
    scale: z.enum(['bphs', 'halves']),
    mulatrikona: z.enum(['every_varga', 'degrees', 'rashi']),
    neuter_drekkana: z.int().min(2).max(3),
    dig_arc: z.enum(['folded', 'plain']),
    ...beneficRule,
    hora: z.enum(['equal', 'of_day_and_night']),
    declination: z.enum(['khanda', 'siddhanta', 'true']),
    luminaries: z.enum(['cheshta', 'kala']),
    means: z.enum(['modern', 'ujjain_1900']),
    ahargana: z.enum(['elapsed', 'current']),
    war: z.enum(['difference', 'discs']),
    drishti: z.enum(['replaced', 'added']),
    drik: z.enum(['quarter', 'whole_of_two', 'two_on_top']),
    required: z.enum(['bphs', 'raman']),
    phala: z.enum(['mean', 'root']),
  })
  .openapi('ShadbalaOptions');

/** What the avasthas follow where lists differ. */
export const avasthaOptions = z
  .object({
    relations: z.enum(['compound', 'natural']),
    khala: z.enum(['great_enemy', 'debilitated_too']),
    combustion: z.string().describe('source of the limits of combustion'),
    node_dignities: z.string().describe('source of the dignities of the nodes'),
    node_aspects: z.string().describe('source of the aspects of the nodes'),
    ...beneficRule,
  })
  .openapi('AvasthaOptions');

/** Shadbala and bhava bala by one set of tables. */
export const shadbalaShape = z
  .object({
    set: z.enum(['bphs', 'raman']),
    options: shadbalaOptions.describe('all choices of tables'),
    grahas: z.array(grahaShadbala).describe('Sun to Saturn'),
    bhavas: z.array(bhavaBala),
    lacking: z
      .array(z.string())
      .describe('parts that need a sunrise on a day without one; not in the totals'),
  })
  .openapi('Shadbala');

/** Vimshopaka bala. */
export const vimshopakaShape = z
  .array(
    z.object({
      graha: grahaName,
      ...Object.fromEntries(vargaGroups.map((group) => [group, z.number().describe('of 20')])),
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
    owner: named('known', z.enum([...grahaNames, 'Lagna'])),
    bindus: twelve('bindus'),
    total: z.int(),
    after_trikona: twelve('bindus after trikona shodhana'),
    after_ekadhipatya: twelve('bindus after both reductions'),
    pinda: z.object({ rashi: z.number(), graha: z.number(), shodhya: z.number(), plain: z.number() }),
    prastara: z
      .array(
        z.object({
          from: named('known', z.enum([...grahaNames, 'Lagna'])),
          bindus: twelve('1 if it gives one'),
        }),
      )
      .describe('giver of each bindu'),
  })
  .openapi('Bhinnashtakavarga');

/** The ashtakavargas of a birth. */
export const ashtakavargaShape = z
  .object({
    options: z.object({
      places: z.string().describe('source of the table of places'),
      ekadhipatya: z.string().describe('source of the rule of the second reduction'),
      multipliers: z.string().describe('source of the multipliers of the rashis'),
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
      result: z.number().nullable().describe('share of the full result; null if the text has no number'),
    }),
    jagradadi: z.object({ state, result: z.enum(['full', 'medium', 'none']) }),
    deeptadi: z.array(state).describe('several may apply, or none'),
    lajjitadi: z.array(state).describe('several may apply, or none'),
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
        is_mulatrikona: z.boolean(),
        is_own: z.boolean(),
        debilitated: z.boolean(),
        relation_to_lord: z.string(),
        combust: z.boolean(),
        joined: z.array(grahaName),
        aspected_by: z.array(grahaName),
        shayanadi_factors: z
          .object({
            nakshatra: z.int(),
            graha: z.int().describe('Sun 1 .. Ketu 9'),
            navamsa: z.int(),
            moon_nakshatra: z.int(),
            ghati: z.int().describe('running, from sunrise'),
            lagna: z.int(),
          })
          .openapi('ShayanadiFactors')
          .nullable()
          .describe('terms of the avastha, each from 1; null without a sunrise'),
      })
      .optional()
      .describe('with observatory=true: reasons of the states'),
  })
  .openapi('GrahaAvasthas');
