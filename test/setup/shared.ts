// What every run of the tests has in common, and which tests run how.

import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { asBuilt } from './as-built.ts';

/**
 * Tests that `npm run test:quick` leaves out, of some seconds each: properties over many years, fuzzing, whole processes, every
 * page and every pack.
 */
export const slow: string[] = [
  'test/app/{eclipses,tara}/**/*.test.ts',
  'test/app/festivals/search/codes.test.ts',
  'test/app/places/catalogue/**/*.test.ts',
  'test/app/panchang/steps.test.ts',
  'test/app/{chakra,shraddha,world}/**/*.test.ts',
  'test/authoring/diff/{kinds,relaid}.test.ts',
  'test/authoring/lsp/{completion,hostile,process,reread}.test.ts',
  'test/authoring/site/**/*.test.ts',
  'test/authoring/vscode.test.ts',
  'test/browser/**/*.test.ts',
  'test/cli/**/*.test.ts',
  'test/compiler/{fuzz,fuzz-scored,steps}.test.ts',
  'test/compiler/artifact/{every-chain,pack-bundle}.test.ts',
  'test/compiler/compile/{isolation,set-with}.test.ts',
  'test/compiler/front/check/environment.test.ts',
  'test/compiler/front/link/layer.test.ts',
  'test/compiler/runtime/emit/targets.test.ts',
  'test/conformance/**/*.test.ts',
  'test/core/**/*.test.ts',
  'test/contract/**/*.test.ts',
  'test/docs/**/*.test.ts',
  'test/dsl/format/{packs,properties}.test.ts',
  'test/dsl/schema/{agree,files}.test.ts',
  'test/ephemeris/**/*.test.ts',
  'test/engine/{against-swiss-ephemeris,cache,sky}/**/*.test.ts',
  'test/engine/place/eclipse-*.test.ts',
  'test/examples.test.ts',
  'test/host/threads/**/*.test.ts',
  'test/property/**/*.test.ts',
  'test/rulepacks/**/*.test.ts',
  'test/scripts/**/*.test.ts',
  'test/server/**/*.test.ts',
  'test/verify/naming/**/*.test.ts',
];

/**
 * Tests that measure what their process does, fill its memory, or load its modules anew: what others left in it would count, and
 * what they leave. Widths of all names take ten times as long in a process that ran another file.
 */
export const alone: string[] = [
  'test/cli/output/text/width.test.ts',
  'test/compiler/steps.test.ts',
  'test/host/threads/deaths.test.ts',
  'test/property/answers.test.ts',
  'test/server/compute/evaluate-bounds.test.ts',
  'test/server/costs/**/*.test.ts',
];

/**
 * Options of the processes that run the other tests. Two workers on two processors leave none for the collector's own threads,
 * and where more is allocated between two collections they are fewer. These hold for the threads that a test starts too: one
 * that is to end at the bound of its memory may then end the process, so tests of that run without.
 */
export const lessCollection: string[] = ['--max-semi-space-size=128', '--single-threaded-gc'];

/** Files of a run share the modules of their worker: nothing in them opens what another would miss. */
export const shared = {
  plugins: [asBuilt],
  // Rooms are read from their sources.
  ssr: { resolve: { conditions: ['@nirnaya/source', ...defaultServerConditions] } },
  test: {
    globalSetup: 'test/setup/build.ts',
    setupFiles: ['test/setup/loopback.ts', 'test/setup/seed.ts', 'test/setup/build-id.ts'],
    // Projects of a run read what another has transformed, and so does the next run.
    experimental: { fsModuleCache: true },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // No test fails because others keep the machine busy.
    expect: { poll: { timeout: 60_000 } },
    // sweph is a native addon with process-wide state, so files run in processes, never in threads.
    pool: 'forks',
    isolate: false,
    // Every processor has a worker; by default one is left idle.
    maxWorkers: availableParallelism(),
  },
} satisfies ViteUserConfig;
