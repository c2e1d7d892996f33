// Other forms of a yoga that are on record of a program, apart from its rows: what its authors say that it asks for.

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

const emptyBut = (houses: string): string => `all of planets in [${houses}]`;

/** Forms as the notes of the rules state them. */
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
  {
    program: 'PyJHora',
    code: 'YOGA_YUPA',
    says: 'that all four houses are occupied is not tested',
    holds: emptyBut('1, 2, 3, 4'),
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
    code: 'YOGA_KEMADRUMA',
    says: 'no planet but the Sun is with the Moon, and none but the Moon in a kendra',
    holds:
      'not any of tara_grahas in [2, 12] from Moon and not any of tara_grahas with Moon and not any of [Sun, Mars, Mercury, Jupiter, Venus, Saturn] in kendra',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_GAJA_KESARI',
    says: 'a benefic joins or aspects Jupiter, which is not debilitated, combust or in the sign of an enemy',
    holds:
      'Jupiter in kendra from Moon and any of benefics with or aspects Jupiter and not Jupiter is debilitated and not Jupiter is combust and not Jupiter in enemy sign',
  },
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
    code: 'YOGA_LAGNADHI',
    says: 'no malefic is in the 6th, 7th and 8th or aspects them',
    holds:
      'any of benefics in 6 and any of benefics in 7 and any of benefics in 8 and not any of malefics in [6, 7, 8] and not any of malefics aspects [6, 7, 8]',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_HARA',
    says: 'natural benefics are in the 4th, 8th and 9th from the lord of the 7th',
    holds: 'all of [Mercury, Jupiter, Venus] in [4, 8, 9] from lord of 7',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_CHAMARA',
    says: 'two benefics are together in 7, 9 or 10',
    holds:
      'lord of 1 is exalted and lord of 1 in kendra and Jupiter aspects lord of 1 or at least 2 of benefics in 7 or at least 2 of benefics in 9 or at least 2 of benefics in 10',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_BHAGA_CHUMBANA',
    says: 'or the lord of the lagna is debilitated, in the signs or the navamsas',
    holds: 'lord of 7 in 4 and lord of 7 with Venus or lord of 1 is debilitated',
  },
  {
    program: 'PyJHora',
    code: 'YOGA_KALA_NIRDESHA_PUTRANASHA',
    says: 'its charts are of no. 230 too, malefics in the 5th from Jupiter and from the lagna',
    holds:
      'Rahu in 5 and lord of 5 with any of malefics and Jupiter is debilitated or any of malefics in 5 and any of malefics in 5 from Jupiter',
  },
];
