// Signing secrets, and the signature of a body: HMAC-SHA256 over the bytes that are sent.

import { createHmac, randomBytes } from 'node:crypto';
import type { Webhook } from '../store/webhooks.ts';

/** A new signing secret, 32 random bytes. The whole text, with its prefix, is the key of the HMAC. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** `sha256=` and the HMAC of a body in hexadecimal. */
export const signatureOf = (secret: string, body: Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/**
 * The value of `X-Service-Signature`: the signature by the secret, and while the secret before it is still valid a second
 * one by that, after a comma.
 */
export function signatureHeader(
  { secret, oldSecret, oldSecretUntil }: Pick<Webhook, 'secret' | 'oldSecret' | 'oldSecretUntil'>,
  body: Uint8Array,
  now: number,
): string {
  const isOldValid = oldSecret !== undefined && oldSecretUntil !== undefined && now < oldSecretUntil;
  const secrets = isOldValid ? [secret, oldSecret] : [secret];
  return secrets.map((each) => signatureOf(each, body)).join(', ');
}
