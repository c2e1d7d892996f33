import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultDataDir, EPHEMERIS_FILES } from '../../../engine/sky/data-dir.ts';
import { BODY, EphemerisUnavailable, openEphemeris } from '../../../engine/sky/ephemeris.ts';

describe('ephemeris', () => {
  const broken = mkdtempSync(join(tmpdir(), 'nirnaya-ephemeris-'));
  afterAll(() => rmSync(broken, { recursive: true }));

  test('a folder without the files is refused, naming what is missing', () => {
    expect(() => openEphemeris('/nowhere/at/all')).toThrow(EphemerisUnavailable);
    expect(() => openEphemeris('/nowhere/at/all')).toThrow(/sepl_12\.se1/);
  });

  test('a file that cannot be read is refused instead of falling back to Moshier', () => {
    for (const file of EPHEMERIS_FILES) {
      if (file === 'semo_18.se1') writeFileSync(join(broken, file), 'not an ephemeris');
      else copyFileSync(join(defaultDataDir(), file), join(broken, file));
    }
    expect(() => openEphemeris(broken)).toThrow(EphemerisUnavailable);
  });

  test('beyond the files a position is refused as well', () => {
    const ephemeris = openEphemeris();
    expect(() => ephemeris.position(3_500_000, BODY.moon)).toThrow(EphemerisUnavailable);
  });

  test('the files stay open until the last opening is closed', () => {
    const first = openEphemeris();
    const second = openEphemeris();
    first.close();
    first.close();
    expect(second.position(2460000.5, BODY.sun).longitude).toBeCloseTo(311.929, 3);
    second.close();
  });

  test('it reports its version and gives the planets', () => {
    const ephemeris = openEphemeris();
    expect(ephemeris.version).toBe('2.10.03');
    const mars = ephemeris.moving(2460000.5, BODY.mars);
    expect(mars.longitude).toBeGreaterThan(0);
    expect(mars.speed).not.toBe(0);
  });
});
