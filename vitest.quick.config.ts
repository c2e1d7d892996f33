// `npm run test:quick`: the tests that take little time each.

import { defineConfig } from 'vitest/config';
import { alone, lessCollection, shared, slow } from './test/setup/shared.ts';

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ['test/**/*.test.ts'],
    exclude: [...slow, ...alone],
    execArgv: lessCollection,
  },
});
