import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashOfKey, isKeyText, newKeyText } from '../../../../server/access/keys/key-format.ts';

describe('the text of a key', () => {
  test('is 32 random bytes behind nir_, known by its beginning and its hash', () => {
    const { text, prefix, hash } = newKeyText();
    expect(text).toMatch(/^nir_[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(text.slice(4), 'base64url')).toHaveLength(32);
    expect(prefix).toBe(text.slice(0, 12));
    expect(hash).toBe(createHash('sha256').update(text).digest('hex'));
    expect(hashOfKey(text)).toBe(hash);
    expect(isKeyText(text)).toBe(true);
    expect(newKeyText().text).not.toBe(text);
  });

  test.each([
    '',
    'nir_',
    `nir_${'a'.repeat(42)}`,
    `nir_${'a'.repeat(44)}`,
    `NIR_${'a'.repeat(43)}`,
    `nir_${'a'.repeat(42)}\n`,
  ])('%j is none', (text) => expect(isKeyText(text)).toBe(false));
});
