import { defineConfig } from 'vitest/config';
import { alone, lessCollection, shared, slow } from './test/setup/shared.ts';

// Files of a project share their workers, and what they leave in memory adds up: workers of two projects hold less of it.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    reporters: ['default', './test/setup/slowest.ts'],
    projects: [
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: [...slow, ...alone],
          execArgv: lessCollection,
        },
      },
      { extends: true, test: { name: 'slow', include: slow, exclude: alone, execArgv: lessCollection } },
    ],
  },
});
