// The text of a key: 32 random bytes behind `nir_`. The service keeps only its hash and the prefix by which its owner knows it.

import { hash, randomBytes } from 'node:crypto';

/** A new key, before anything of it is kept. */
export interface KeyText {
  /** `nir_` and 43 characters of base64url: the secret itself, shown once */
  readonly text: string;
  /** the first 12 characters of the text */
  readonly prefix: string;
  /** SHA-256 of the text, 64 hexadecimal digits */
  readonly hash: string;
}

const randomLength = 32;
const prefixLength = 12;
const keyPattern = /^nir_[A-Za-z0-9_-]{43}$/;

/** A key that nobody has had before. */
export function newKeyText(): KeyText {
  const text = `nir_${randomBytes(randomLength).toString('base64url')}`;
  return { text, prefix: text.slice(0, prefixLength), hash: hashOfKey(text) };
}

/** SHA-256 of the text of a key, 64 hexadecimal digits. A key is random enough to need no salt and no slow hash. */
export const hashOfKey = (text: string): string => hash('sha256', text);

/** Whether a text can be a key at all, so that what cannot is refused without asking the store. */
export const isKeyText = (text: string): boolean => keyPattern.test(text);
