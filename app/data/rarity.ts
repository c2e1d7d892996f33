// In how many births each rule of births was found to hold. In: the text of `data/births/rarity.json`. Out: counts by rule.

import { DataFileError } from '@nirnaya/engine/bytes';

/** The version of the form of the file. */
export const RARITY_VERSION = 1;

/** The content of the file. */
export interface RarityForm {
  readonly version: number;
  /** of the random births */
  readonly seed: number;
  readonly births: number;
  /** by the code of a rule: the digest of its meaning when it was counted, and in how many births it held */
  readonly rules: Readonly<Record<string, readonly [digest: string, fulfilled: number]>>;
}

/** What was counted. */
export interface Rarity {
  readonly births: number;
  /** in how many births a rule of that meaning held; undefined where it was not counted as it is now */
  countOf(code: string, digest: string): number | undefined;
}

/** How a digest is written in the file. */
export const shortDigest = (digest: string): string => digest.slice(0, 16);

/** Reads the file. Throws `DataFileError` where it has another form. */
export function openRarity(text: string): Rarity {
  const form = JSON.parse(text) as RarityForm;
  if (form.version !== RARITY_VERSION) {
    throw new DataFileError(`births/rarity.json has version ${form.version}, not ${RARITY_VERSION}`);
  }
  return {
    births: form.births,
    countOf: (code, digest) => {
      const [counted, fulfilled] = form.rules[code] ?? [];
      return counted === shortDigest(digest) ? fulfilled : undefined;
    },
  };
}
