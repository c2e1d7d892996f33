import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BODY, SkyUnavailable } from '../../../engine/sky/sky-source.ts';
import { defaultDataDir } from '../../../ephemeris/swiss/data-dir.ts';
import { EPHEMERIS_FILES, filesAbout, verifyDataFiles } from '../../../ephemeris/swiss/data-files.ts';
import { openSwissSky } from '../../../ephemeris/swiss/swiss-sky.ts';

describe('the Swiss Ephemeris', () => {
  const broken = mkdtempSync(join(tmpdir(), 'nirnaya-ephemeris-'));
  afterAll(() => rmSync(broken, { recursive: true }));

  test('a folder without the files is refused, naming what is missing', () => {
    expect(() => openSwissSky('/nowhere/at/all')).toThrow(SkyUnavailable);
    expect(() => openSwissSky('/nowhere/at/all')).toThrow(/sepl_12\.se1/);
  });

  test('a file that cannot be read is refused instead of falling back to Moshier', () => {
    for (const file of EPHEMERIS_FILES) {
      if (file === 'semo_18.se1') writeFileSync(join(broken, file), 'not an ephemeris');
      else copyFileSync(join(defaultDataDir(), file), join(broken, file));
    }
    expect(() => openSwissSky(broken)).toThrow(SkyUnavailable);
  });

  describe('files that are not what they should be', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirnaya-damaged-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const copyAll = (): void => {
      for (const file of EPHEMERIS_FILES) copyFileSync(join(defaultDataDir(), file), join(folder, file));
    };
    const change = (file: string, edit: (bytes: Buffer) => Buffer): void => {
      copyAll();
      writeFileSync(join(folder, file), edit(readFileSync(join(folder, file))));
    };
    const flipped = (at: number) => (bytes: Buffer) => {
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      return bytes;
    };

    test('one that is cut short is refused when it is opened, whichever it is', () => {
      for (const file of EPHEMERIS_FILES) {
        change(file, (bytes) => bytes.subarray(0, bytes.length - 1));
        expect(() => openSwissSky(folder), file).toThrow(`${file} is damaged: it has`);
      }
    });

    test('a flipped bit is found before anything is read from the file', () => {
      for (const at of [0, 700, 400_000]) {
        change('semo_18.se1', flipped(at));
        expect(() => openSwissSky(folder), String(at)).toThrow(/semo_18\.se1 is damaged: its checksum/);
      }
      change('semo_24.se1', flipped(400_000));
      // The years of the other files are sound.
      const ephemeris = openSwissSky(folder);
      expect(ephemeris.position(2460000.5, BODY.sun).longitude).toBeCloseTo(311.929, 3);
      const in2500 = 2_634_166.5;
      expect(() => ephemeris.position(in2500, BODY.moon)).toThrow(SkyUnavailable);
      expect(() => ephemeris.position(in2500, BODY.moon)).toThrow(/semo_24\.se1 is damaged/);
      ephemeris.close();
    });

    test('all of a folder can be held against their checksums', () => {
      change('sepl_30.se1', flipped(1000));
      expect(() => verifyDataFiles(folder)).toThrow(/sepl_30\.se1 is damaged/);
      copyAll();
      expect(() => verifyDataFiles(folder)).not.toThrow();
    });

    test('every instant has its files, and both about the change from one to the next', () => {
      const new2400 = Date.UTC(2400, 0, 1) / 86_400_000 + 2_440_587.5;
      expect(filesAbout(2460000.5).files).toEqual(['sepl_18.se1', 'semo_18.se1']);
      expect(filesAbout(new2400 - 500).files).toEqual(['sepl_18.se1', 'semo_18.se1']);
      const seam = ['sepl_18.se1', 'semo_18.se1', 'sepl_24.se1', 'semo_24.se1'];
      for (const days of [-400, 0, 399]) expect(filesAbout(new2400 + days).files, String(days)).toEqual(seam);
      expect(filesAbout(new2400 + 400).files).toEqual(['sepl_24.se1', 'semo_24.se1']);
      for (let jd = 2_000_000; jd < 3_400_000; jd += 97) {
        const { from, to } = filesAbout(jd);
        if (!(from <= jd && jd < to)) throw new Error(`${jd} is not within ${from}..${to}`);
      }
    });
  });

  test('beyond the files a position is refused as well', () => {
    const ephemeris = openSwissSky();
    expect(() => ephemeris.position(3_500_000, BODY.moon)).toThrow(SkyUnavailable);
  });

  test('the files stay open until the last opening is closed', () => {
    const first = openSwissSky();
    const second = openSwissSky();
    first.close();
    first.close();
    expect(second.position(2460000.5, BODY.sun).longitude).toBeCloseTo(311.929, 3);
    second.close();
  });

  test('it reports its version and gives the planets', () => {
    const ephemeris = openSwissSky();
    expect(ephemeris.version).toBe('2.10.03');
    const mars = ephemeris.moving(2460000.5, BODY.mars);
    expect(mars.longitude).toBeGreaterThan(0);
    expect(mars.speed).not.toBe(0);
  });
});
