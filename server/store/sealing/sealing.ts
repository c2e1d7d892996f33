// Encryption of what is kept, by AES-256-GCM. A sealed text begins with `s1.` and the id of its key, one that is not with
// `p1.`: so what was kept before there was a key stays readable.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealingKey } from './keyring.ts';

/** Seals texts and opens them. `context` is where a text belongs: moved elsewhere, it does not open. */
export interface Sealing {
  seal(text: string, context: string): string;
  /** Throws where the key is not there or the text was changed. */
  open(stored: string, context: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const sealed = /^s1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/;
const plain = 'p1.';

/** Sealing by a ring of keys; with none, texts are kept as they are. */
export function sealingBy(keys: readonly SealingKey[]): Sealing {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const [first] = keys;
  return {
    seal: (text, context) => (first === undefined ? plain + text : sealedBy(first, text, context)),
    open(stored, context) {
      if (stored.startsWith(plain)) return stored.slice(plain.length);
      const [, id = '', body = ''] = sealed.exec(stored) ?? [];
      const key = byId.get(id);
      if (key === undefined) {
        throw new Error(
          `ENCRYPTION_KEY: the stored data is encrypted with the key ${id}, which is not among the keys; add it`,
        );
      }
      return openedBy(key, Buffer.from(body, 'base64url'), context);
    },
  };
}

function sealedBy({ id, bytes }: SealingKey, text: string, context: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `s1.${id}.${body.toString('base64url')}`;
}

function openedBy({ bytes }: SealingKey, body: Buffer, context: string): string {
  const end = body.length - tagBytes;
  if (end < nonceBytes) throw new Error('the stored data is damaged: too short');
  const decipher = createDecipheriv(algorithm, bytes, body.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(body.subarray(end));
  return decipher.update(body.subarray(nonceBytes, end), undefined, 'utf8') + decipher.final('utf8');
}
