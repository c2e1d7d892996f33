// The keys that what is kept is encrypted with: the first seals, all of them open.

import { createHash } from 'node:crypto';

/** A key of AES-256 and the name it goes by in what it sealed. */
export interface SealingKey {
  /** the first 8 hexadecimal digits of the SHA-256 of the key */
  readonly id: string;
  readonly bytes: Buffer;
}

const keyBytes = 32;

/** The keys of a setting, separated by commas, each 32 bytes as base64 or as hexadecimal digits; undefined where one is none. */
export function keyringFrom(text: string): readonly SealingKey[] | undefined {
  const keys = text.split(',').map((part) => keyOf(part.trim()));
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function keyOf(text: string): SealingKey | undefined {
  const bytes = bytesOf(text);
  if (bytes?.length !== keyBytes) return undefined;
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

function bytesOf(text: string): Buffer | undefined {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, 'hex');
  if (/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return Buffer.from(text, 'base64');
  return undefined;
}
