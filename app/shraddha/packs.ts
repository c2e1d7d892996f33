// The packs and the rules that shraddhas are answered by.

/** The pack of the fathers' fortnight and of the times of a day. */
export const shraddhaPack = 'shraddha';

/** The pack of the shraddhas of all tithis. */
export const tithiPack = 'shraddha_tithi';

/** The rules of `tithiPack`, by half of the lunation: bright, dark. */
export const tithiRules = ['SHRADDHA_SHUKLA', 'SHRADDHA_KRISHNA'] as const;

/** The rule of the fortnight, tithi by tithi. */
export const mahalayaRule = 'VRAT_MAHALAYA_SHRADDHA';

/** The rule of the full moon before it. */
export const purnimaRule = 'SHRADDHA_PROSHTHAPADI';

/** The table of the keys of the names of the fortnight's tithis. */
export const mahalayaDays = 'mahalaya_days';

/** How the names of the kalas begin in which no shraddha is given. */
export const forbiddenKalas = 'shraddha_forbidden_';
