import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // sweph is a native addon with process-wide state: one process per file, never threads.
    pool: 'forks',
  },
});
