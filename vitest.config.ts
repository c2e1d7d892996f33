import { defineConfig } from 'vitest/config';
import { alone, shared } from './test/setup/shared.ts';

// One project for all that can share a worker: each project reads every source again, and starts workers of its own.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: [
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      { extends: true, test: { name: 'together', include: ['test/**/*.test.ts'], exclude: alone } },
    ],
  },
});
