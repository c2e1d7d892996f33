// All commands, in the order of the help. A new command is one file and one line here. Each is read only when
// it is called, or when the help lists them all: a command line pays for nothing that it does not use.

import type { AddCommand } from './command.ts';

/** Reads the file of a command. */
type Load = () => Promise<AddCommand>;

/** Every command by its name. */
export const commands: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['day', async () => (await import('./commands/day.ts')).addDay],
  ['year', async () => (await import('./commands/year.ts')).addYear],
  ['month', async () => (await import('./commands/month.ts')).addMonth],
  ['disputes', async () => (await import('./commands/disputes.ts')).addDisputes],
  ['world', async () => (await import('./commands/world.ts')).addWorld],
  ['eclipses', async () => (await import('./commands/eclipses.ts')).addEclipses],
  ['explain', async () => (await import('./commands/explain.ts')).addExplain],
  ['eval', async () => (await import('./commands/eval.ts')).addEval],
  ['days', async () => (await import('./commands/days.ts')).addDays],
  ['muhurat', async () => (await import('./commands/muhurat.ts')).addMuhurat],
  ['shraddha', async () => (await import('./commands/shraddha.ts')).addShraddha],
  ['chakra', async () => (await import('./commands/chakra.ts')).addChakra],
  ['chart', async () => (await import('./commands/chart.ts')).addChart],
  ['match', async () => (await import('./commands/match.ts')).addMatch],
  ['check', async () => (await import('./commands/check.ts')).addCheck],
  ['compile', async () => (await import('./commands/compile.ts')).addCompile],
  ['fmt', async () => (await import('./commands/fmt.ts')).addFmt],
  ['test', async () => (await import('./commands/test.ts')).addTest],
  ['diff', async () => (await import('./commands/diff.ts')).addDiff],
  ['snapshot', async () => (await import('./commands/snapshot.ts')).addSnapshot],
  ['coverage', async () => (await import('./commands/coverage.ts')).addCoverage],
  ['docs', async () => (await import('./commands/docs.ts')).addDocs],
  ['schema', async () => (await import('./commands/schema.ts')).addSchema],
  ['serve', async () => (await import('./commands/serve.ts')).addServe],
  ['config', async () => (await import('./commands/config.ts')).addConfig],
  ['keys', async () => (await import('./commands/keys.ts')).addKeys],
  ['migrate', async () => (await import('./commands/migrate.ts')).addMigrate],
  ['backup', async () => (await import('./commands/backup.ts')).addBackup],
  ['restore', async () => (await import('./commands/restore.ts')).addRestore],
  ['lsp', async () => (await import('./commands/lsp.ts')).addLsp],
]);

/** The commands that a command line needs: the one that it calls; none for the version; otherwise all, for the help. */
export async function commandsFor(args: readonly string[]): Promise<readonly AddCommand[]> {
  const [first] = args;
  if (args.length === 1 && (first === '--version' || first === '-V')) return [];
  const called = first === undefined ? undefined : commands.get(first);
  const needed = called === undefined ? [...commands.values()] : [called];
  return Promise.all(needed.map((load) => load()));
}
