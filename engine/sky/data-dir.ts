/**
 * Where the Swiss Ephemeris files lie. They stay in the source tree (`engine/sky/data`), whether the code runs
 * from the sources or from `dist`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The eight files that cover 1200 to 3600: `sepl` the Sun and planets, `semo` the Moon, 600 years each. */
export const EPHEMERIS_FILES: readonly string[] = ['12', '18', '24', '30'].flatMap((century) => [
  `sepl_${century}.se1`,
  `semo_${century}.se1`,
]);

/** The folder of the ephemeris files; the first candidate when none exists, so that the error names it. */
export function defaultDataDir(): string {
  const candidates = ['./data', '../../../engine/sky/data'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return candidates.find((path) => existsSync(path)) ?? candidates[0] ?? './data';
}

/** Names of the ephemeris files that `dir` lacks. */
export function missingEphemerisFiles(dir: string): string[] {
  return EPHEMERIS_FILES.filter((file) => !existsSync(join(dir, file)));
}
