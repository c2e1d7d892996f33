/**
 * The ephemeris files and what is in them: a flipped bit moves the Moon by degrees without a word from the library, so
 * each file is held against its checksum before it is used. In: a folder. Out: nothing, or an error that names the file.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SkyUnavailable } from '@nirnaya/engine/sky';

interface DataFile {
  readonly bytes: number;
  /** lower-case hexadecimal */
  readonly sha256: string;
}

/** The eight files that cover 1200 to 3600: `sepl` the Sun and planets, `semo` the Moon, 600 years each. */
const FILES: Readonly<Record<string, DataFile>> = {
  'sepl_12.se1': {
    bytes: 483_757,
    sha256: '75d1b5aa89f5bb1e07aa655e758b69a69eed32e97dd4df5c3b34e227de08ff85',
  },
  'semo_12.se1': {
    bytes: 1_305_931,
    sha256: 'ddf9263fc2bacf47b4d2a275cfa88d1a6c6467a7d4789ab10199f2743611f374',
  },
  'sepl_18.se1': {
    bytes: 484_055,
    sha256: '0b7e416e3c1be9e6a0dd1d711dae7f7685793a0e7df13f76363a493dc27b6ea1',
  },
  'semo_18.se1': {
    bytes: 1_304_771,
    sha256: 'ecfa54dbf5bc0b5a9bc3e04ed28629a821e98625eacae38f4070593bba0e2980',
  },
  'sepl_24.se1': {
    bytes: 483_402,
    sha256: '63e4d1179c27090aff4729fc64daf58a689758de059fa3ee0eaaafaffb630b75',
  },
  'semo_24.se1': {
    bytes: 1_308_123,
    sha256: '4ebb3728e61182e8b23d4fa71cec42ab73bd4df4e647ecf0f93953a07a06a49f',
  },
  'sepl_30.se1': {
    bytes: 484_373,
    sha256: '7dcfc025fb11c8b4b4a5c2a0d10c4a1bcefd15f2f904a56fc5f11104eaf34c05',
  },
  'semo_30.se1': {
    bytes: 1_312_208,
    sha256: '77ad0118b2194c41e14fe2413b27b63b30458ca8a6c2f34a343d4209a9c602fb',
  },
};

/** Names of the ephemeris files. */
export const EPHEMERIS_FILES: readonly string[] = Object.keys(FILES);

/** First centuries of the files, each for 600 years. */
const CENTURIES = [12, 18, 24, 30] as const;

/** Throws `SkyUnavailable` where files are missing in a folder or have another length than they should. */
export function requireDataFiles(folder: string): void {
  const sizes = EPHEMERIS_FILES.map((file) => ({
    file,
    size: statSync(join(folder, file), { throwIfNoEntry: false })?.size,
    expected: FILES[file]?.bytes,
  }));
  const missing = sizes.filter(({ size }) => size === undefined).map(({ file }) => file);
  if (missing.length > 0) {
    throw new SkyUnavailable(`ephemeris files missing in ${folder}: ${missing.join(', ')}`);
  }
  const cut = sizes.find(({ size, expected }) => size !== expected);
  if (cut !== undefined) {
    const what = `it has ${cut.size} bytes instead of ${cut.expected}`;
    throw damaged(folder, cut.file, what);
  }
}

/** Throws `SkyUnavailable` for the first of some files whose content is not what it should be. */
export function verifyDataFiles(folder: string, files: readonly string[] = EPHEMERIS_FILES): void {
  for (const file of files) {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    if (digest !== FILES[file]?.sha256)
      throw damaged(folder, file, 'its checksum is not that of the release');
  }
}

const damaged = (folder: string, file: string, what: string): SkyUnavailable =>
  new SkyUnavailable(`the ephemeris file ${join(folder, file)} is damaged: ${what}; install it again`);

/** A stretch of time (JD UT), and the files that positions within it come from. */
export interface CoveredTime {
  readonly from: number;
  readonly to: number;
  readonly files: readonly string[];
}

/** Days about the change from one file to the next in which either may be read. */
const SEAM = 400;

/** The files read for an instant (JD UT), and how far about it they serve; near a seam both sides' files. */
export function filesAbout(jd: number): CoveredTime {
  const index = CENTURIES.findLastIndex((century) => startOf(century) - SEAM <= jd);
  const century = CENTURIES[Math.max(0, index)];
  const start = startOf(century);
  const inSeam = century !== CENTURIES[0] && jd < start + SEAM;
  const centuries = inSeam ? [century - 6, century] : [century];
  return {
    from: inSeam ? start - SEAM : century === CENTURIES[0] ? Number.NEGATIVE_INFINITY : start + SEAM,
    to: inSeam ? start + SEAM : century === 30 ? Number.POSITIVE_INFINITY : startOf(century + 6) - SEAM,
    files: centuries.flatMap((first) => [`sepl_${first}.se1`, `semo_${first}.se1`]),
  };
}

// JD UT of 1 January of a century's first year, Gregorian; the library's own bounds lie within the seam about it.
const startOf = (century: number): number => Date.UTC(century * 100, 0, 1) / 86_400_000 + 2_440_587.5;
