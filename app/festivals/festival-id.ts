// What a festival is called in addresses.

/** The code in small letters, without its first word. */
export const idOf = (code: string): string => code.replace(/^[A-Z]+_/, '').toLowerCase();
