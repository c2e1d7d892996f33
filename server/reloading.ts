// Reading the packs anew while the service runs. Whatever goes wrong, the last good packs stay in force.

import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import type { Reload } from './service.ts';
import type { Workspace } from './workspace.ts';

/** Hears of what a reload found. */
export interface ReloadListener {
  replaced(diagnostics: readonly Diagnostic[]): void;
  /** the packs have errors */
  refused(diagnostics: readonly Diagnostic[]): void;
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
      const { replaced, diagnostics } = workspace.reload();
      if (replaced) listener.replaced(diagnostics);
      else listener.refused(diagnostics);
      return { replaced, errors: diagnostics.filter(({ severity }) => severity === 'error').length };
    } catch (error) {
      listener.failed(error);
      return { replaced: false, errors: 1 };
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
