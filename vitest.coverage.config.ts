// `npm run coverage`: how much of the rooms without input and output their own tests reach. It reports; no bound is set yet.

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { asBuilt } from './test/setup/as-built.ts';

const rooms = ['dsl', 'engine', 'compiler'];

export default defineConfig({
  plugins: [asBuilt],
  ssr: { resolve: { conditions: ['@nirnaya/source', ...defaultServerConditions] } },
  test: {
    globalSetup: 'test/setup/build.ts',
    include: rooms.map((room) => `test/${room}/**/*.test.ts`),
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'forks',
    isolate: false,
    setupFiles: ['test/setup/loopback.ts', 'test/setup/seed.ts', 'test/setup/build-id.ts'],
    coverage: {
      enabled: true,
      provider: 'v8',
      include: rooms.map((room) => `${room}/**/*.ts`),
      exclude: ['**/dist/**', '**/*.d.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'node_modules/.cache/coverage',
    },
  },
});
