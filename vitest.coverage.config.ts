// `npm run coverage`: how much of the rooms without input and output is reached by their own tests and by those of other folders
// that are about what these rooms decide. It fails where a room's branches fall below its threshold.

import { defineConfig } from 'vitest/config';
import { alone, shared } from './test/setup/shared.ts';

const rooms = ['dsl', 'engine', 'compiler'];

// Besides a room's own tests: packs with mistakes and their diagnostics, the bundled rules, births, and expressions evaluated
// step by step.
const others = ['conformance', 'rulepacks', 'app/jyotisha', 'authoring/evaluate'];

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: [...rooms, ...others].map((folder) => `test/${folder}/**/*.test.ts`),
    // Among them those that count the steps of a process: V8 gives its counts to one reader, and coverage would lack them.
    exclude: alone,
    coverage: {
      enabled: true,
      provider: 'v8',
      include: rooms.map((room) => `${room}/**/*.ts`),
      // The patterns match anywhere in a path: `test/dsl` is no source of `dsl`, nor are the files of its package.
      exclude: ['test/**', '**/dist/**', '**/*.d.ts', '**/*.json'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'node_modules/.cache/coverage',
      thresholds: {
        'dsl/**': { branches: 95 },
        'engine/**': { branches: 95 },
        'compiler/**': { branches: 95 },
      },
    },
  },
});
