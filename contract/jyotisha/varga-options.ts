// What schools differ in where they give the parts of a rashi to rashis: the methods of each varga that has several.

import type { OptionEntry } from './option-fields.ts';

/** The methods of vargas by the option, each value with its authority. The first value is the method of Brihat Parashara Hora Shastra 6. */
export const vargaOptions = {
  varga_d2: {
    about: 'The method of D2, hora.',
    values: {
      parashara:
        'Brihat Parashara Hora Shastra 6: the horas of the Sun and the Moon, Simha and Karka alone; in odd rashis the Sun’s is first',
      kashinatha:
        'Kashinatha Rath, as Sanjay Rath teaches it: the Sun’s hora is the rashi of the lord that is strong by day, the Moon’s the one strong by night',
      parivritti: 'parivritti-dvaya: the 24 horas of the zodiac run twice through the rashis from Mesha',
      even_reversed:
        'the same with the horas of even rashis in reverse (Uma-Shambhu), as P. V. R. Narasimha Rao reads Parashara',
      somanatha:
        'Somanatha, as PyJHora has it: the horas of odd rashis run forwards from Mesha, those of even ones backwards from Mina',
    },
  },
  varga_d3: {
    about: 'The method of D3, drekkana.',
    values: {
      parashara: 'Brihat Parashara Hora Shastra 6.7-8: the rashi itself, the fifth and the ninth from it',
      jagannatha:
        'Jagannatha, as Sanjay Rath teaches it: the movable rashi among the rashi’s trines, the fixed one, the dual one',
      parivritti:
        'parivritti-traya, as the words of Brihat Parashara Hora Shastra 6.7 may be read: the 36 drekkanas run three times through the rashis from Mesha',
      even_reversed: 'the same with the drekkanas of even rashis in reverse (Uma-Shambhu), as PyJHora has it',
      somanatha:
        'Somanatha, as PyJHora has it: those of odd rashis run forwards from Mesha, those of even ones backwards from Mina, Vrishabha’s first; a page of Sanjay Rath’s school begins with those of Mina itself',
    },
  },
  varga_d4: {
    about: 'The method of D4, chaturthamsha.',
    values: {
      parashara:
        'Brihat Parashara Hora Shastra 6: the rashi itself, the fourth, the seventh and the tenth from it',
      parivritti: 'as PyJHora offers it: the 48 parts of the zodiac run through the rashis from Mesha',
    },
  },
  varga_d7: {
    about: 'The method of D7, saptamsha: how even rashis are counted.',
    values: {
      parashara: 'Brihat Parashara Hora Shastra 6: from the seventh rashi forwards',
      even_backward_from_7th: 'from the seventh rashi backwards, as PyJHora offers it',
      even_backward: 'from the rashi itself backwards, as PyJHora offers it',
    },
  },
  varga_d9: {
    about: 'The method of D9, navamsha.',
    values: {
      parashara:
        'Brihat Parashara Hora Shastra 6: rashis of fire count from Mesha, of earth from Makara, of air from Tula, of water from Karka; the same as parts that run through the rashis',
      krishna_mishra:
        'Krishna Mishra, as Irangati Rangacharya reads him and PyJHora has it: the same, rashis of earth and water backwards',
      even_reversed:
        'uniform Krishna Mishra, as P. V. R. Narasimha Rao reads him: the parts of even rashis in reverse',
      kalachakra:
        'the navamshas of Kalachakra dasha (Brihat Parashara Hora Shastra 46): the padas of three stars run forwards from Mesha, of the next three backwards from Vrishchika; as PyJHora has it',
    },
  },
  varga_d10: {
    about: 'The method of D10, dashamsha: how even rashis are counted.',
    values: {
      parashara: 'Brihat Parashara Hora Shastra 6: from the ninth rashi forwards',
      even_backward_from_9th: 'from the ninth rashi backwards, as PyJHora offers it',
      even_backward_from_reverse_9th:
        'from the ninth rashi counted backwards, backwards, as PyJHora offers it',
    },
  },
  varga_d12: {
    about: 'The method of D12, dvadashamsha: how even rashis are counted.',
    values: {
      parashara: 'Brihat Parashara Hora Shastra 6: from the rashi itself forwards',
      even_backward: 'from the rashi itself backwards, as PyJHora offers it',
    },
  },
  varga_d24: {
    about: 'The method of D24, chaturvimshamsha: how even rashis are counted.',
    values: {
      parashara: 'Brihat Parashara Hora Shastra 6: from Karka forwards, odd ones from Simha',
      even_backward: 'from Karka backwards, as PyJHora offers it',
      from_simha: 'from Simha forwards, as odd ones are; PyJHora computes so unless asked otherwise',
    },
  },
  varga_d30: {
    about: 'The method of D30, trimshamsha.',
    values: {
      parashara:
        'Brihat Parashara Hora Shastra 6: five unequal parts, of Mars, Saturn, Jupiter, Mercury and Venus, in even rashis in reverse',
      parivritti: 'thirty equal parts that run through the rashis from Mesha, as PyJHora offers it',
      from_itself: 'thirty equal parts, counted from the rashi itself, as PyJHora offers it',
    },
  },
  varga_d60: {
    about: 'The method of D60, shashtyamsha: how even rashis are counted.',
    values: {
      parashara: 'Brihat Parashara Hora Shastra 6: from the rashi itself forwards',
      even_backward: 'from the rashi itself backwards, as a reading of the same verse that programs offer',
    },
  },
} as const satisfies Readonly<Record<`varga_d${number}`, OptionEntry>>;

/** The method of a varga that options choose; that of Parashara where there is one method alone. */
export function vargaMethodOf(
  options: { readonly [N in keyof typeof vargaOptions]: string },
  parts: number,
): string {
  const name = `varga_d${parts}`;
  return isVargaOption(name) ? options[name] : 'parashara';
}

const isVargaOption = (name: string): name is keyof typeof vargaOptions => Object.hasOwn(vargaOptions, name);
