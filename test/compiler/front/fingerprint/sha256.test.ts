import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../../compiler/front/fingerprint/sha256.ts';

const judge = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('SHA-256', () => {
  test('of the examples of the standard', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('is that of the platform for every length around the blocks', () => {
    for (let length = 0; length <= 300; length++) {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * 31 + length) % 90))).join(
        '',
      );
      expect(sha256(text), `${length} characters`).toBe(judge(text));
    }
  });

  test('is that of the platform for long texts and for those beyond ASCII, surrogates that stand alone included', () => {
    for (const text of ['एकादशी', '𝛑 and 🌒', 'half \ud83c', 'कृ'.repeat(100_000), 'x'.repeat(1_000_003)])
      expect(sha256(text)).toBe(judge(text));
  });
});
