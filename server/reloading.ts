// Reading the packs again while the service runs. Whatever goes wrong, the last good chains stay in force.

import type { Reloaded, Workspace } from '../app/workspace.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { lineColumn } from '../dsl/source/source-file.ts';
import type { Reload } from './service.ts';

/** Hears of what a reload found. */
export interface ReloadListener {
  replaced(diagnostics: readonly Diagnostic[]): void;
  /** some packs have errors and the others are replaced, or the new packs lack what serving needs */
  refused(diagnostics: readonly Diagnostic[], why: Pick<Reloaded, 'failing' | 'lacking'>): void;
  /** the files could not be read */
  failed(error: unknown): void;
}

/** Reloads, and remembers how it went. */
export interface Reloader {
  reload(): Reload;
  last(): Reload | undefined;
}

/** A reloader of a workspace. */
export function reloader(
  workspace: Pick<Workspace, 'reload'>,
  now: () => number,
  listener: ReloadListener,
): Reloader {
  let last: Reload | undefined;
  const attempt = (): Omit<Reload, 'at'> => {
    try {
      const reloaded = workspace.reload();
      const { replaced, diagnostics, lacking } = reloaded;
      if (replaced) listener.replaced(diagnostics);
      else listener.refused(diagnostics, reloaded);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      return {
        replaced,
        errors: errors.length + lacking.length,
        reason: reasonOf(replaced, errors, lacking),
      };
    } catch (error) {
      listener.failed(error);
      return { replaced: false, errors: 1, reason: `The packs could not be read${codeOf(error)}.` };
    }
  };
  return {
    reload: () => {
      last = { at: now(), ...attempt() };
      return last;
    },
    last: () => last,
  };
}

// Health is public: it names the first of what is wrong, and the log has the rest.
function reasonOf(
  replaced: boolean,
  [first, ...others]: readonly Diagnostic[],
  [lack]: readonly string[],
): string | null {
  if (replaced) return null;
  if (first === undefined) return lack ?? null;
  const { file, start } = first.range;
  const { line, column } = lineColumn(file, start);
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return `${file.path}:${line}:${column}: ${first.message}${more}`;
}

// The message of the file system names paths, which are nobody's business.
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
