// All commands, in the order of the help. A new command is one file and one line here. Each is read only when
// it is called, or when the help lists them all: a command line pays for nothing that it does not use.

import type { Load } from './command.ts';

/** Every command by its name. */
export const commands: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['day', async () => (await import('./day.ts')).addDay],
  ['year', async () => (await import('./year.ts')).addYear],
  ['month', async () => (await import('./month.ts')).addMonth],
  ['disputes', async () => (await import('./disputes.ts')).addDisputes],
  ['world', async () => (await import('./world.ts')).addWorld],
  ['eclipses', async () => (await import('./eclipses.ts')).addEclipses],
  ['explain', async () => (await import('./explain.ts')).addExplain],
  ['eval', async () => (await import('./eval.ts')).addEval],
  ['days', async () => (await import('./days.ts')).addDays],
  ['sky', async () => (await import('./sky.ts')).addSky],
  ['date', async () => (await import('./date.ts')).addDate],
  ['muhurat', async () => (await import('./muhurat.ts')).addMuhurat],
  ['shraddha', async () => (await import('./shraddha.ts')).addShraddha],
  ['chakra', async () => (await import('./chakra.ts')).addChakra],
  ['chart', async () => (await import('./chart.ts')).addChart],
  ['match', async () => (await import('./match.ts')).addMatch],
  ['check', async () => (await import('./check.ts')).addCheck],
  ['compile', async () => (await import('./compile.ts')).addCompile],
  ['fmt', async () => (await import('./fmt.ts')).addFmt],
  ['test', async () => (await import('./test.ts')).addTest],
  ['diff', async () => (await import('./diff.ts')).addDiff],
  ['snapshot', async () => (await import('./snapshot.ts')).addSnapshot],
  ['coverage', async () => (await import('./coverage.ts')).addCoverage],
  ['docs', async () => (await import('./docs.ts')).addDocs],
  ['schema', async () => (await import('./schema.ts')).addSchema],
  ['serve', async () => (await import('./serve.ts')).addServe],
  ['config', async () => (await import('./config.ts')).addConfig],
  ['keys', async () => (await import('./keys.ts')).addKeys],
  ['migrate', async () => (await import('./migrate.ts')).addMigrate],
  ['backup', async () => (await import('./backup.ts')).addBackup],
  ['restore', async () => (await import('./restore.ts')).addRestore],
  ['lsp', async () => (await import('./lsp.ts')).addLsp],
]);
