// Runs one command line of some commands. In: the arguments after the name of the program. Out: the exit code.

import { productVersion } from '@nirnaya/app/workspace';
import { Command, CommanderError } from 'commander';
import { NegativeAnswer, UsageError } from '../options/failure.ts';
import type { Io } from '../options/io.ts';
import type { AddCommand, Load } from './command.ts';
import { isLeftOut } from './left-out.ts';

/** Runs a command of some; errors of the input are reported on `err` and return 1. */
export async function runOf(
  commands: ReadonlyMap<string, Load>,
  args: readonly string[],
  io: Io,
): Promise<number> {
  const program = programFor(io, await neededBy(args, commands));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, io);
  }
}

// The command that a command line calls; none for the version; otherwise all, for the help.
async function neededBy(
  args: readonly string[],
  commands: ReadonlyMap<string, Load>,
): Promise<readonly AddCommand[]> {
  const [first] = args;
  if (args.length === 1 && (first === '--version' || first === '-V')) return [];
  const called = first === undefined ? undefined : commands.get(first);
  const needed = called === undefined ? [...commands.values()] : [called];
  return Promise.all(needed.map((load) => load()));
}

function programFor(io: Io, commands: readonly AddCommand[]): Command {
  const program = new Command('nirnaya')
    .description(
      'The Hindu calendar as written decisions: festivals, panchang, and why a date is what it is.',
    )
    .version(productVersion())
    .showSuggestionAfterError();
  for (const add of commands) add(program, io);
  for (const command of [program, ...below(program)]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => io.out.write(text),
      writeErr: (text) => io.err.write(text),
      outputError: (text, put) => put(text.replace(/^error: /, 'nirnaya: ')),
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
      getOutHasColors: () => io.color,
      getErrHasColors: () => io.color,
    });
  }
  return program;
}

// The commands of a command, and theirs.
const below = ({ commands }: Command): readonly Command[] =>
  commands.flatMap((command) => [command, ...below(command)]);

function report(error: unknown, io: Io): number {
  if (isLeftOut(error)) throw error;
  if (error instanceof NegativeAnswer) return 1;
  // Commander has reported its own errors.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
  if (error instanceof UsageError) {
    for (const message of error.errors) io.err.write(`nirnaya: ${message}\n`);
    return 1;
  }
  if (isBrokenPipe(error)) return 0;
  io.err.write(`nirnaya: ${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}

const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
