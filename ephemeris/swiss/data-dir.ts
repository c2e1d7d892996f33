// Where the Swiss Ephemeris files lie.

import { fileURLToPath } from 'node:url';

/** The folder of the ephemeris files. */
export const defaultDataDir = (): string => fileURLToPath(new URL('./data', import.meta.url));
