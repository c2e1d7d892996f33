// What a chart was computed by, as it is echoed.

import { z } from '../schema/zod.ts';
import { optionsEcho } from './chart-options.ts';

/** The zodiacs that can be asked for: where each begins. */
export const ayanamsas = [
  'lahiri',
  'lahiri_1940',
  'lahiri_vp285',
  'lahiri_icrc',
  'raman',
  'krishnamurti',
  'krishnamurti_vp291',
  'fagan_bradley',
  'ushashashi',
  'yukteshwar',
  'jn_bhasin',
  'suryasiddhanta',
  'suryasiddhanta_mean_sun',
  'aryabhata',
  'aryabhata_mean_sun',
  'aryabhata_522',
  'ss_revati',
  'ss_citra',
  'true_citra',
  'true_revati',
  'true_pushya',
  'true_mula',
] as const;

/** Sets of conventions by the school that keeps them. */
export const conventionProfiles = ['parashara', 'raman', 'krishnamurti', 'jaimini', 'tajika'] as const;

/** A set of conventions by name. */
export type ConventionProfile = (typeof conventionProfiles)[number];

/** The conventions of an answer. */
export const conventionsShape = z
  .object({
    profile: z.string().describe('the requested set of conventions'),
    zodiac: z.literal('sidereal'),
    ayanamsa: z.string(),
    ayanamsa_degrees: z.number().describe('at the instant, without nutation'),
    node_type: z.enum(['mean', 'true']).describe('the ascending node used as Rahu'),
    houses: z.literal('whole_sign').describe('house 1 is the whole rashi of the lagna'),
    cusps: z
      .string()
      .nullable()
      .describe('the house_system of options; null beyond the polar circles if it is not defined there'),
    sunrise: z.enum(['upper_limb', 'centre_no_refraction']).describe('definition of sunrise'),
    positions: z.string(),
    options: optionsEcho,
    node_dignities: z.string().describe('source of the exaltations of Rahu and Ketu'),
    combustion: z.string().describe('source of the distances from the Sun'),
    node_aspects: z.string().describe('houses aspected by Rahu and Ketu'),
  })
  .openapi('Conventions');
