// What schools differ in besides the zodiac and the node: each option with its values, and what each value is made by.

import { z } from '../schema/zod.ts';
import { onlyOptions, optionField } from './option-fields.ts';

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
    },
    onlyOptions(chartOptionNames),
  )
  .optional()
  .describe(
    'What schools differ in. conventions.options of the response has every option with its authority.',
  )
  .openapi('ChartOptions');

/** Every option of an answer. */
export const optionsEcho = z
  .array(
    z.object({
      option: z.string(),
      value: z.string(),
      is_stated: z.boolean().describe('whether the request says so; else it is that of profile'),
      authority: z.string(),
    }),
  )
  .describe('every option, with what its value is made by')
  .openapi('ChosenOptions');
