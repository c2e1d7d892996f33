// Languages that call observances by their names in Hindi, where they have no name of their own.

/** Codes of the languages that know observances by what they are called in Hindi, and not by their Sanskrit names. */
export const spokenLanguages: ReadonlySet<string> = new Set(['ur', 'pa', 'si', 'th', 'ks', 'sd']);
