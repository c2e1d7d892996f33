// `npm run coverage`: how much of the rooms without input and output their own tests reach. It reports; no bound is set yet.

import { defineConfig } from 'vitest/config';
import { shared } from './test/setup/shared.ts';

const rooms = ['dsl', 'engine', 'compiler'];

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: rooms.map((room) => `test/${room}/**/*.test.ts`),
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
