import { defineConfig } from 'vitest/config';
import { alone, lessCollection, shared } from './test/setup/shared.ts';

// Files of a project share their workers, with the modules that they import and what these have cached.
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
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: alone,
          execArgv: lessCollection,
        },
      },
    ],
  },
});
