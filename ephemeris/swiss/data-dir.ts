/**
 * Where the Swiss Ephemeris files lie. They stay in the source tree (`ephemeris/swiss/data`), whether the code runs
 * from the sources or from `dist`.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the ephemeris files; the first candidate when none exists, so that the error names it. */
export function defaultDataDir(): string {
  const candidates = ['./data', '../../../ephemeris/swiss/data'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return candidates.find((path) => existsSync(path)) ?? candidates[0] ?? './data';
}
