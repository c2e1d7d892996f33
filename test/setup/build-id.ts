// Tests run as the build that stands beside them, which `build.ts` made of the same sources: packs that it compiled are not
// compiled again.

import { readFileSync } from 'node:fs';

const stamp = new URL('../../dist/.sources', import.meta.url);
(globalThis as { __BUILD_ID__?: string }).__BUILD_ID__ = readFileSync(stamp, 'utf8').trim();
