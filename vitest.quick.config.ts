// `npm run test:quick`: the tests that take less than seconds each.

import { defineConfig } from 'vitest/config';
import { alone, shared, slow } from './test/setup/shared.ts';

export default defineConfig({
  ...shared,
  test: { ...shared.test, include: ['test/**/*.test.ts'], exclude: [...slow, ...alone] },
});
