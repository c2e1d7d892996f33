// Names as keys of answers and of conditions.

/** A key of a name: small letters without their marks, words joined by `_`; empty where it has no letter. */
export const slugOf = (english: string): string =>
  english
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
