// Parts of the command that need packages which a server-only installation may omit.

import { UsageError } from './failure.ts';

/** Loads a part; where a package that it needs is not installed, says which and how to install it. */
export async function optionalPart<T>(command: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const name = missingPackage(error);
    if (name === undefined) throw error;
    throw new UsageError(
      `\`nirnaya ${command}\` requires the package ${name}, which is not installed; install it with \`npm install --include=optional\``,
    );
  }
}

// Node says it in words alone: Cannot find package 'marked' imported from ...
function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) return undefined;
  return /Cannot find (?:package|module) '([^'./][^']*)'/.exec(error.message)?.[1];
}
