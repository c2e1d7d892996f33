import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BODY, SkyUnavailable } from '../../../engine/sky/sky-source.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';
import type { ByteSource } from '../../../ephemeris/packed/format.ts';
import { openPackedSky } from '../../../ephemeris/packed/packed-sky.ts';

const bytes = readFileSync(fileURLToPath(new URL('../../../data/sky/sky.bin', import.meta.url)));

const source = (content: Uint8Array): ByteSource => ({
  size: content.length,
  read: (offset, length) => content.subarray(offset, offset + length),
});

function flipped(at: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] ^= 0x10;
  return copy;
}

describe('a packed sky', () => {
  test('reads the same from memory as from its file', () => {
    const [memory, file] = [openPackedSky(source(bytes)), openBundledSource()];
    for (const body of Object.values(BODY))
      expect(memory.moving(2460000.5, body)).toEqual(file.moving(2460000.5, body));
    file.close();
  });

  test('that is none is refused, and so is one with a damaged header', () => {
    expect(() => openPackedSky(source(new Uint8Array(100)))).toThrow(SkyUnavailable);
    expect(() => openPackedSky(source(new Uint8Array(0)))).toThrow(/ends at byte 0/);
    expect(() => openPackedSky(source(flipped(500)))).toThrow(/checksum of its header/);
  });

  test('a damaged block is an error where it is needed, and at once where all are verified', () => {
    const damaged = source(flipped(bytes.length - 1000));
    const sky = openPackedSky(damaged);
    expect(sky.position(2460000.5, BODY.moon).longitude).toBeGreaterThan(0);
    const late = 2865000;
    expect(() => sky.position(late, BODY.moon)).toThrow(/checksum of block \d+ differs.*npm run sky/);
    expect(() => openPackedSky(damaged, { verify: true })).toThrow(SkyUnavailable);
  });

  test('that is cut short is an error', () => {
    expect(() => openPackedSky(source(bytes.subarray(0, bytes.length - 1)), { verify: true })).toThrow(
      /ends at byte/,
    );
  });

  test('answers no instant beyond its range', () => {
    const sky = openPackedSky(source(bytes));
    for (const jd of [2300000, 2900000, Number.NaN])
      expect(() => sky.position(jd, BODY.sun)).toThrow(/outside the packed sky/);
  });

  test('a file that is not there is named', () => {
    expect(() => openBundledSource({ file: '/nowhere/sky.bin' })).toThrow(
      /\/nowhere\/sky\.bin cannot be opened/,
    );
  });
});
