import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSecret, signatureHeader, signatureOf } from '../../../server/webhooks/signature.ts';

// HMAC as RFC 2104 has it, of nothing but a hash.
function hmacByHand(key: Buffer, message: Uint8Array): string {
  const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
  const short = key.length > 64 ? sha256(key) : key;
  const block = Buffer.concat([short, Buffer.alloc(64 - short.length)]);
  const inner = sha256(
    block.map((byte) => byte ^ 0x36),
    message,
  );
  return sha256(
    block.map((byte) => byte ^ 0x5c),
    inner,
  ).toString('hex');
}

test('a signature is the HMAC-SHA256 of the bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 300 }), (secret, body) => {
      expect(signatureOf(secret, body)).toBe(`sha256=${hmacByHand(Buffer.from(secret, 'utf8'), body)}`);
    }),
  );
  // RFC 4231, case 2.
  expect(signatureOf('Jefe', Buffer.from('what do ya want for nothing?'))).toBe(
    'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('the secret before signs as well until its time is over', () => {
  const body = Buffer.from('{}');
  const rotated = { secret: 'new', oldSecret: 'old', oldSecretUntil: 1000 };
  const both = `${signatureOf('new', body)}, ${signatureOf('old', body)}`;
  expect(signatureHeader(rotated, body, 999)).toBe(both);
  expect(signatureHeader(rotated, body, 1000)).toBe(signatureOf('new', body));
  expect(signatureHeader({ ...rotated, oldSecret: undefined }, body, 0)).toBe(signatureOf('new', body));
});

test('no secret is given twice', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/);
});
