// What texts and programs differ in where they match two births: by which table each kuta has its points.

import { z } from '../schema/zod.ts';
import { chartOptions } from './chart-options.ts';
import { onlyOptions, optionField } from './option-fields.ts';

/**
 * The readings of the kutas by the names of the kutas, each value with its authority. The first value is the kuta of the pack; each
 * other one has a rule of its own there, called after it: `gana` read as `pyjhora` is `KUTA_GANA_PYJHORA`.
 */
export const matchOptions = {
  varna: {
    about: 'The classes of the signs.',
    values: {
      muhurta_chintamani: 'Muhurta Chintamani 6.21-22, as three programs have it',
      raman: 'B. V. Raman, Muhurtha, as a program has it that follows him',
    },
  },
  tara: {
    about: 'How taras are counted.',
    values: {
      both_directions:
        'Muhurta Chintamani 6.25: counted both ways, 1.5 for each that is not the third, fifth or seventh',
      from_bride: 'from the star of the bride to that of the groom alone, 3 or 0, as two programs count',
      first_bad: 'both ways, and the first tara is bad too, as a program counts',
      raman:
        'B. V. Raman, Muhurtha, as a program quotes it: from the star of the bride alone, 3 or 0, and the first tara is bad too',
    },
  },
  yoni: {
    about: 'The scale of the animals of the stars.',
    values: {
      graded: 'from 0 to 4, as two programs have it that differ in 2 of 196 cells',
      three_grades: '4 for the same animal, 0 for enemies, 2 otherwise, as a program has it',
    },
  },
  graha_maitri: {
    about: 'The points of how the lords of the two signs regard each other.',
    values: {
      daivajnamanohara: 'Daivajnamanohara, as Muhurtaraja p. 28 quotes it',
      maitreya:
        '2 for neutrals and for a friend and an enemy, 1 for a neutral and an enemy: the program Maitreya',
    },
  },
  gana: {
    about: 'The points of two ganas that differ.',
    values: {
      handbooks:
        'gods and men 6, or 5 where the groom is of men; demons with either 0: two cells as Hindi handbooks print them, the rest as a program has it',
      pyjhora: 'the same, and 1 for a groom of demons with a bride of gods: the program PyJHora',
      maitreya:
        'gods and men 6, or 5 where the groom is of gods; 1 for a groom of gods with a bride of demons: the program Maitreya',
      alike: 'gods and men 6, gods and demons 1, men and demons 0, either way: a program',
      halves: 'gods and men 3, demons with either 0: a page, by the verse that calls gods and men middling',
    },
  },
  bhakoot: {
    about: 'Which pairs of signs have the points.',
    values: {
      distance: 'Muhurta Chintamani 6.31-32: none for six and eight, nine and five, two and twelve',
      muhurtaraja:
        'Muhurtaraja p. 32 and 34: the good pairs of six and eight and of nine and five have them too',
      jyotihprakasha:
        'Jyotihprakasha, as Muhurtaraja p. 32 quotes it: a bride in the ninth or twelfth sign from the groom has them too',
    },
  },
} as const;

/** The name of an option of matches: that of its kuta. */
export type MatchOptionName = keyof typeof matchOptions;

/** A value of every option of matches. */
export type ChosenMatchOptions = {
  readonly [N in MatchOptionName]: keyof (typeof matchOptions)[N]['values'] & string;
};

/** The names of the options of matches. */
export const matchOptionNames = Object.keys(matchOptions) as readonly MatchOptionName[];

/** The options of a request that matches births; one that is not known is refused by name. */
export const matchOptionsBody = z
  .strictObject(
    {
      varna: optionField(matchOptions.varna),
      tara: optionField(matchOptions.tara),
      yoni: optionField(matchOptions.yoni),
      graha_maitri: optionField(matchOptions.graha_maitri),
      gana: optionField(matchOptions.gana),
      bhakoot: optionField(matchOptions.bhakoot),
      positions: optionField(chartOptions.positions),
    },
    onlyOptions([...matchOptionNames, 'positions']),
  )
  .optional()
  .describe(
    'The table of each kuta, and where grahas are taken. conventions.options of the response has every option with its authority; other_readings of a kuta has what the other tables give.',
  )
  .openapi('MatchOptions');
