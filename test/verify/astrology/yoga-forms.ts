// Other forms of a yoga that are on record of a program, apart from its rows: what its authors say that it asks for.

import { rashiNames } from '../../../dsl/vocabulary/names.ts';

/** A form of a rule. */
export interface YogaForm {
  readonly program: string;
  readonly code: string;
  readonly says: string;
  readonly holds: string;
}

const threeOf = (planets: string): string =>
  [1, 4, 7, 10]
    .map((left) =>
      [1, 4, 7, 10]
        .map((house) => `${house === left ? 'not ' : ''}any of [${planets}] in ${house}`)
        .join(' and '),
    )
    .map((one) => `(${one})`)
    .join(' or ');

const eachHolds = (some: string, houses: string): string =>
  houses
    .split(' ')
    .map((house) => `any of [${some}] in ${house}`)
    .join(' and ');

const gentle = 'Mercury, Jupiter, Venus';
const harsh = 'Sun, Mars, Saturn, Rahu, Ketu';

// Drishti of signs: those of a movable sign look at the fixed ones but the next, and so round; dual at dual.
const looksBySign = (graha: string, at: string): string =>
  [
    ['movable', '5, 8, 11'],
    ['fixed', '3, 6, 9'],
    ['dual', '4, 7, 10'],
  ]
    .map(([nature, houses]) => `${graha} in ${nature} sign and ${at} in [${houses}] from ${graha}`)
    .join(' or ');

// Jupiter aspects the house, counted from the lagna, that has the number of the sign of the lord of the lagna.
const aspectOfNumber = rashiNames
  .map(([name], i) => `lord of 1 in ${name} and Jupiter aspects ${i + 1}`)
  .join(' or ');

/** Forms as the notes of the rules state them, or as they are read in the functions of the programs. */
export const yogaForms: readonly YogaForm[] = [
  {
    program: 'PyJHora',
    code: 'YOGA_SRIK',
    says: 'exactly three kendras hold a benefic',
    holds: threeOf('Mercury, Jupiter, Venus'),
  },
  {
    program: 'PyJHora',
    code: 'YOGA_SARPA',
    says: 'exactly three kendras hold a malefic, nodes included',
    holds: threeOf('Sun, Mars, Saturn, Rahu, Ketu'),
  },
  ...['RAJJU movable', 'MUSALA fixed', 'NALA dual'].map((one): YogaForm => {
    const [name, kind] = one.split(' ');
    return {
      program: 'PyJHora',
      code: `YOGA_${name}`,
      says: 'Rahu and Ketu count',
      holds: `all of planets in ${kind} sign and all of [Rahu, Ketu] in ${kind} sign`,
    };
  }),
  ...['VESI 2', 'VASI 12'].map((one): YogaForm => {
    const [name, house] = one.split(' ');
    return {
      program: 'PyJHora',
      code: `YOGA_${name}`,
      says: 'Rahu and Ketu count, and the Moon there spoils it',
      holds: `any of [Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu] in ${house} from Sun and not Moon in ${house} from Sun`,
    };
  }),
  ...['SUNAPHA 2', 'ANAPHA 12'].map((one): YogaForm => {
    const [name, house] = one.split(' ');
    return {
      program: 'PyJHora',
      code: `YOGA_${name}`,
      says: 'Rahu and Ketu count, and the Sun there spoils it',
      holds: `any of [Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu] in ${house} from Moon and not Sun in ${house} from Moon`,
    };
  }),
  {
    program: 'PyJHora',
    code: 'YOGA_VASUMATI',
    says: 'each benefic is in an upachaya, from the lagna or from the Moon',
    holds: 'all of [Mercury, Jupiter, Venus] in [upachaya, upachaya from Moon]',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_PARVATA',
    says: 'the 7th and the 8th are tested, and the kendras may be empty',
    holds: 'not any of malefics in kendra and not any of malefics in [7, 8]',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_HARA',
    says: 'natural benefics are in the 4th, 8th and 9th from the lord of the 7th',
    holds: 'all of [Mercury, Jupiter, Venus] in [4, 8, 9] from lord of 7',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_VAJRA',
    says: 'it asks for one benefic in the 1st and 7th each and one malefic, nodes included, in the 4th and 10th each',
    holds: `${eachHolds(gentle, '1 7')} and ${eachHolds(harsh, '4 10')}`,
  },
  {
    program: 'PyJHora',
    code: 'YOGA_YAVA',
    says: 'it asks for one malefic, nodes included, in the 1st and 7th each and one benefic in the 4th and 10th each',
    holds: `${eachHolds(harsh, '1 7')} and ${eachHolds(gentle, '4 10')}`,
  },
  {
    program: 'PyJHora',
    code: 'YOGA_CHAMARA',
    says: 'its table has the own sign above exaltation, and it takes the number of a house that Jupiter aspects for the number of a sign',
    holds: `(lord of 1 is exalted or lord of 1 in own sign) and lord of 1 in kendra and (${aspectOfNumber}) or at least 2 of benefics in 7 or at least 2 of benefics in 9 or at least 2 of benefics in 10`,
  },
  {
    program: 'PyJHora',
    code: 'YOGA_KURMA',
    says: 'its table has Kanya among the friendly signs of Jupiter',
    holds: ['5 6 7', '1 3 11']
      .map((houses) =>
        eachHolds(
          'exalted benefics, benefics in own sign, benefics in friendly sign, Jupiter when Jupiter in Kanya',
          houses,
        ),
      )
      .join(' or '),
  },
  {
    program: 'PyJHora',
    code: 'YOGA_KUSUMA',
    says: 'the Moon is in a trine from a benefic, not in one from the lagna with a benefic',
    holds:
      'lagna in fixed sign and Venus in kendra and any of benefics in trikona from Moon and Saturn in 10',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_LAGNADHI',
    says: 'all benefics are in the 6th, 7th and 8th, and of aspects it asks whether the benefics look at malefics, not the reverse',
    holds: `all of [${gentle}] in [6, 7, 8] and not any of malefics in [6, 7, 8] and not any of [${gentle}] aspects malefics`,
  },
  {
    program: 'PyJHora',
    code: 'YOGA_DARIDRA_11',
    says: 'or the lord of the 2nd is there',
    holds: 'any of lord of [2, 11] in dusthana',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_DARIDRA_144',
    says: 'the lord of the 7th may look by signs',
    holds: `lord of 1 in 12 and lord of 12 in 1 and (lord of 7 with or aspects lord of 1 or lord of 7 with or aspects lord of 12 or ${looksBySign('lord of 7', 'lord of 1')} or ${looksBySign('lord of 7', 'lord of 12')})`,
  },
  {
    program: 'PyJHora',
    code: 'YOGA_BHERI',
    says: 'a planet in a neutral sign is strong, and Ketu is lord of Vrishchika beside Mars',
    holds:
      '(not lord of 9 in [debilitated planets, planets in enemy sign] or lagna is Mina and Ketu in [Mithuna, Kanya, Tula, Vrishchika, Dhanu, Makara, Mina]) and ((any of grahas in 1 and any of grahas in 2 and any of grahas in 7 and any of grahas in 12) or (Jupiter in kendra from Venus and Jupiter in kendra from lord of 1 and Venus in kendra from lord of 1))',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_KAHALA',
    says: "it is the 4th lord and Jupiter (Parashara's form), and the lord of the lagna is strong by the sign of the lagna, its own",
    holds: 'lord of 4 in kendra from Jupiter',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_ROGAGRASTHA',
    says: 'the lord of the lagna is weak where it is in no dignity and with no friend, in whatever house',
    holds:
      'lord of 1 in 1 and lord of 1 with any of lord of dusthana or not lord of 1 in dignified_or_friendly',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_BUDDHI_JADA',
    says: 'or the lord of the 5th is with a malefic, and Saturn looks at it or the Moon is in the 5th',
    holds:
      'any of malefics with or aspects lord of 1 and Saturn in 5 and Saturn aspects lord of 1 or lord of 5 with any of malefics and (Saturn aspects lord of 5 or Moon in 5)',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_KALA_NIRDESHA_PUTRANASHA',
    says: 'of no. 230 an aspect of a malefic on either house counts as well',
    holds:
      'Rahu in 5 and lord of 5 with any of malefics and Jupiter is debilitated or (any of malefics in 5 or any of malefics aspects 5) and (any of malefics in 5 from Jupiter or any of malefics aspects 5 from Jupiter)',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_VAMSHA_CHHEDA',
    says: 'the Moon, Venus and malefics fill the 10th, 7th and 4th in whatever order',
    holds: `all of [Moon, Venus] in [4, 7, 10] and ${eachHolds(`Moon, Venus, ${harsh}`, '4 7 10')}`,
  },
  {
    program: 'VedAstro',
    code: 'YOGA_PARVATA',
    says: 'the 6th and the 8th are both empty, or both have a benefic',
    holds:
      'any of benefics in kendra and (not any of grahas in [6, 8] or any of benefics in 6 and any of benefics in 8)',
  },
];
