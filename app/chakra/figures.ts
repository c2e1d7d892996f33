// The chakras: which parameters each takes, the rule that answers, and the inputs of that rule. What a figure means stands
// in the rules.

import type { Inputs } from '@nirnaya/compiler/runtime';
import type { Given, ParameterKey } from '@nirnaya/contract/chakra';
import type { SkyGraha } from './sky.ts';

/** The parameters of a request as read, by their names. */
export type GivenValues = Readonly<Record<string, Given | undefined>>;

/** A figure. */
export interface Figure {
  /** the parameters by their names: which reader, and whether they must be given */
  readonly parameters: Readonly<Record<string, { readonly read: ParameterKey; readonly needed?: boolean }>>;
  /** the parameter that a date may stand for; the others that are needed always are */
  readonly orDate?: string;
  /** the code of the rule */
  readonly rule: (given: GivenValues) => string;
  /** parameter -> input of the rule */
  readonly inputs: Readonly<Record<string, string>>;
  /** whether the figure can be computed of what was given */
  readonly complete: (inputs: Inputs) => boolean;
  /** inputs that the sky gives for the answer itself */
  readonly ofSky?: (sky: readonly SkyGraha[]) => Inputs;
  /** the inputs of a graha where the sky is asked; undefined for one that the figure does not consider */
  readonly transit: (graha: SkyGraha) => Inputs | undefined;
  /** the input that goes round all stars where the parts of the figure are wanted */
  readonly part?: string;
}

/** The names of the figures. */
export type FigureName = 'kota' | 'saptashalaka' | 'sarvatobhadra' | 'shula';

const always = (): boolean => true;

/** The figures by name. */
export const figures: Readonly<Record<FigureName, Figure>> = {
  kota: {
    parameters: {
      janma_nakshatra: { read: 'janma_nakshatra', needed: true },
      transit_nakshatra: { read: 'transit_nakshatra' },
      planet: { read: 'planet' },
      transit_motion: { read: 'transit_motion' },
      moon_rashi: { read: 'moon_rashi' },
      janma_pada: { read: 'janma_pada' },
      pala_variant: { read: 'pala_variant' },
    },
    orDate: 'transit_nakshatra',
    rule: () => 'CHAKRA_KOTA',
    inputs: {
      janma_nakshatra: 'janma_nakshatra',
      transit_nakshatra: 'transit_nakshatra',
      planet: 'planet',
      transit_motion: 'transit_motion',
      moon_rashi: 'moon_rashi',
      janma_pada: 'janma_pada',
    },
    complete: (inputs) => inputs.transit_nakshatra !== undefined,
    transit: ({ label, star, retrograde }) => ({
      planet: label,
      transit_nakshatra: star,
      transit_motion: retrograde ? 'RETROGRADE' : 'DIRECT',
    }),
  },
  saptashalaka: {
    parameters: {
      nakshatra: { read: 'nakshatra', needed: true },
      sun_nakshatra: { read: 'sun_nakshatra' },
    },
    rule: () => 'CHAKRA_SAPTASHALAKA',
    inputs: { nakshatra: 'star', sun_nakshatra: 'sun_nakshatra' },
    complete: always,
    ofSky: ([sun]) => ({ sun_nakshatra: sun.star }),
    transit: ({ graha, star }) => (graha === 'Sun' ? { sun_nakshatra: star } : undefined),
  },
  sarvatobhadra: {
    parameters: {
      nakshatra: { read: 'nakshatra', needed: true },
      planet: { read: 'planet' },
      motion: { read: 'motion' },
      speed: { read: 'speed' },
      dignity: { read: 'dignity' },
      variant: { read: 'sarvatobhadra_variant' },
    },
    rule: () => 'CHAKRA_SARVATOBHADRA',
    inputs: {
      nakshatra: 'star',
      planet: 'planet',
      motion: 'motion',
      speed: 'speed',
      dignity: 'dignity',
      variant: 'variant',
    },
    complete: always,
    transit: ({ label, star, speed }) => ({ star, planet: label, speed }),
  },
  shula: {
    parameters: {
      reference_nakshatra: { read: 'reference_nakshatra', needed: true },
      transit_nakshatra: { read: 'transit_nakshatra' },
      variant: { read: 'shula_variant' },
      include_trident_parts: { read: 'include_trident_parts' },
    },
    rule: ({ variant }) => (variant === 'SUN_4POINT' ? 'CHAKRA_SHULA_SUN' : 'CHAKRA_SHULA'),
    inputs: { reference_nakshatra: 'reference_nakshatra', transit_nakshatra: 'transit_nakshatra' },
    complete: always,
    transit: ({ star }) => ({ transit_nakshatra: star }),
    part: 'transit_nakshatra',
  },
};
