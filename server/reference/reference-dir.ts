// Where the data of the reference lies.

import { fileURLToPath } from 'node:url';

/** The folder of the data that comes with the server. */
export const referenceDir = (): string => fileURLToPath(new URL('../data', import.meta.url));
