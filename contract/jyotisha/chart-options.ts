// What schools differ in besides the zodiac and the node: each option with its values, and what each value is made by.

import { z } from '../schema/zod.ts';
import { onlyOptions, optionField } from './option-fields.ts';
import { vargaOptions } from './varga-options.ts';

/** The options of births by name, each value with its authority. The first value is the default of most profiles. */
export const chartOptions = {
  ashtakavarga_table: {
    about: 'The table of the places of bindus; they differ in four cells.',
    values: {
      varahamihira: 'Brihat Jataka 9, as most almanacs and Raman print it',
      parashara: 'Brihat Parashara Hora Shastra 66, as the e-text and P. V. R. Narasimha Rao have it',
      mixed: 'the Moon of one and the Venus of the other, as a program has them',
      maitreya: 'as the program Maitreya has it',
    },
  },
  ekadhipatya: {
    about: 'The rule of the second reduction.',
    values: {
      parashara:
        'Brihat Parashara Hora Shastra 68 in Santhanam’s edition: an empty rashi loses as many as the occupied one has',
      grahas_alone:
        'an empty rashi is left with as many as the occupied one, only grahas occupy: as a program reduces',
      narasimha_rao: 'P. V. R. Narasimha Rao: the same, and the lagna occupies its rashi',
    },
  },
  rashi_multipliers: {
    about: 'The multiplier of Kanya in the pindas.',
    values: {
      kanya_5: 'Brihat Parashara Hora Shastra 69: Kanya has 5',
      kanya_6: 'editions and programs in which Kanya has 6',
    },
  },
  lagna_in_samudaya: {
    about: 'Whether the bindus of the lagna count in the samudaya.',
    values: { no: 'seven grahas, 337 bindus in all', yes: 'with the lagna, 386 bindus in all' },
  },
  sunrise: {
    about: 'When the Sun counts as risen, for the weekday, upagrahas and strengths of time.',
    values: {
      upper_limb: 'its upper limb with refraction, as almanacs print sunrise',
      centre_no_refraction: 'its centre without refraction, the rising of the siddhantas',
    },
  },
  positions: {
    about: 'Where the grahas are taken.',
    values: {
      apparent: 'where they appear, as ephemerides print them',
      true: 'where they are, without the time that light takes, as some programs have them',
    },
  },
  house_system: {
    about:
      'The houses with bounds: bhavas, and the cusp of each house. House numbers, aspects, yogas and strengths keep their own houses.',
    values: {
      placidus: 'Placidus, as K. S. Krishnamurti takes the houses: each begins at its cusp',
      whole_sign: 'whole rashis from that of the lagna, as the rashi chart has them',
      equal: 'thirty degrees each, the first from the degree of the lagna on, as programs offer it',
      equal_middle: 'thirty degrees each, the lagna in the middle of the first, as programs offer it',
      sripati:
        'Sripati, as B. V. Raman works it (A Manual of Hindu Astrology, art. 90): lagna and midheaven are the middles of the first and the tenth, houses reach half-way to the middles beside them',
      porphyry:
        'Porphyry: the same thirds of the quadrants between lagna and midheaven, each house beginning where Sripati has its middle',
    },
  },
  dasha_seed: {
    about:
      'Where the dashas of nakshatras that begin with the Moon begin instead: vimshottari, ashtottari, yogini and the like.',
    values: {
      moon: 'Brihat Parashara Hora Shastra 46: the star of the Moon',
      kshema: 'the fourth star from the Moon’s, as Sanjay Rath teaches it for the length of life',
      utpanna: 'the fifth star from the Moon’s, as Sanjay Rath teaches it for the length of life',
      adhana: 'the eighth star from the Moon’s, as Sanjay Rath teaches it for the length of life',
      lagna: 'the star of the lagna (Hora Sara 31, in a translation)',
      sun: 'the star of the Sun, as Jagannatha Hora and PyJHora offer it; no text was read',
      mars: 'the star of Mars, as Jagannatha Hora and PyJHora offer it; no text was read',
      mercury: 'the star of Mercury, as Jagannatha Hora and PyJHora offer it; no text was read',
      jupiter: 'the star of Jupiter, as Jagannatha Hora and PyJHora offer it; no text was read',
      venus: 'the star of Venus, as Jagannatha Hora and PyJHora offer it; no text was read',
      saturn: 'the star of Saturn, as Jagannatha Hora and PyJHora offer it; no text was read',
      rahu: 'the star of Rahu, as Jagannatha Hora and PyJHora offer it; no text was read',
      ketu: 'the star of Ketu, as Jagannatha Hora and PyJHora offer it; no text was read',
    },
  },
  ...vargaOptions,
} as const;

/** The name of an option. */
export type ChartOptionName = keyof typeof chartOptions;

/** A value of an option. */
export type ChartOptionValue<N extends ChartOptionName> = keyof (typeof chartOptions)[N]['values'] & string;

/** A value of every option. */
export type ChosenOptions = { readonly [N in ChartOptionName]: ChartOptionValue<N> };

/** The names of the options. */
export const chartOptionNames = Object.keys(chartOptions) as readonly ChartOptionName[];

/** The options of a request; one that is not known is refused by name. */
export const optionsBody = z
  .strictObject(
    {
      ashtakavarga_table: optionField(chartOptions.ashtakavarga_table),
      ekadhipatya: optionField(chartOptions.ekadhipatya),
      rashi_multipliers: optionField(chartOptions.rashi_multipliers),
      lagna_in_samudaya: optionField(chartOptions.lagna_in_samudaya),
      sunrise: optionField(chartOptions.sunrise),
      positions: optionField(chartOptions.positions),
      house_system: optionField(chartOptions.house_system),
      dasha_seed: optionField(chartOptions.dasha_seed),
      varga_d2: optionField(chartOptions.varga_d2),
      varga_d3: optionField(chartOptions.varga_d3),
      varga_d4: optionField(chartOptions.varga_d4),
      varga_d7: optionField(chartOptions.varga_d7),
      varga_d9: optionField(chartOptions.varga_d9),
      varga_d10: optionField(chartOptions.varga_d10),
      varga_d12: optionField(chartOptions.varga_d12),
      varga_d24: optionField(chartOptions.varga_d24),
      varga_d30: optionField(chartOptions.varga_d30),
      varga_d60: optionField(chartOptions.varga_d60),
    },
    onlyOptions(chartOptionNames),
  )
  .optional()
  .describe(
    'Conventions in which schools differ. Methods of vargas apply to vargas, pictures, sensitivity and dashas of a varga; yogas and strengths use the vargas of their texts. conventions.options of the response lists every option with its authority.',
  )
  .openapi('ChartOptions');

/** Every option of an answer. */
export const optionsEcho = z
  .array(
    z.object({
      option: z.string(),
      value: z.string(),
      is_stated: z.boolean().describe('whether the request states it; else it is that of profile'),
      authority: z.string(),
    }),
  )
  .describe('every option with the authority of its value')
  .openapi('ChosenOptions');
