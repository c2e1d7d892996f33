// What a chart was computed by, as it is echoed.

import { z } from '../schema/zod.ts';

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
export const conventionProfiles = ['parashara', 'raman', 'krishnamurti'] as const;

/** A set of conventions by name. */
export type ConventionProfile = (typeof conventionProfiles)[number];

/** The conventions of an answer. */
export const conventionsShape = z
  .object({
    profile: z.string().describe('the set of conventions that was asked for'),
    zodiac: z.literal('sidereal'),
    ayanamsa: z.string(),
    ayanamsa_degrees: z.number().describe('at the instant, without nutation'),
    node_type: z.enum(['mean', 'true']).describe('which ascending node of the Moon is Rahu'),
    houses: z.literal('whole_sign').describe('house 1 is the whole rashi of the lagna'),
    cusps: z
      .string()
      .nullable()
      .describe('placidus; null beyond the polar circles, where the method has none'),
    sunrise: z.enum(['upper_limb', 'centre_no_refraction']).describe('when the Sun counts as risen'),
    positions: z.string(),
    node_dignities: z.string().describe('whose rashis of exaltation Rahu and Ketu have'),
    combustion: z.string().describe('whose distances from the Sun'),
    node_aspects: z.string().describe('which houses Rahu and Ketu look at'),
  })
  .openapi('Conventions');
