// The packs in force, as the main thread knows them, and reading them again while the service runs.

import type { Compute } from './compute.ts';
import type { Loaded, LoadRequest } from './load.ts';
import type { PacksInForce, Reload } from './packs-in-force.ts';
import type { PackDiagnostic, PacksReport } from './tasks.ts';
import type { ThreadState } from './thread-state.ts';

/** Hears of what a reload brought. */
export interface ReloadListener {
  replaced(report: PacksReport): void;
  /** some packs have errors and the others are replaced, or the new packs lack what serving needs */
  refused(report: PacksReport): void;
  /** the files could not be read */
  failed(error: unknown): void;
}

/** Packs that can be read again. */
export interface ActivePacks extends PacksInForce {
  /** Reads the packs again; whatever goes wrong, the last good chains stay in force. One reload follows another. */
  reload(): Promise<Reload>;
}

/** Which packs are loaded, and how. */
export interface PacksOptions extends Pick<LoadRequest, 'folders' | 'file'> {
  readonly load: (request: LoadRequest) => Promise<Loaded>;
  readonly listener: ReloadListener;
}

/** What the threads of a service are opened with, and what is known of it. Packs that cannot serve are thrown. */
export async function loadFirst({ folders, file, load, listener }: PacksOptions): Promise<Loaded> {
  const loaded = await load({ folders, file, before: undefined }).catch(readably);
  const { report } = loaded;
  const errors = errorsOf(report);
  if (errors.length > 0 && Object.keys(report.fingerprints).length === 0)
    throw new Error(`every rule pack has errors\n\n${errors.map(({ frame }) => frame).join('\n')}`);
  if (report.missing.length > 0) throw new Error(report.missing.join(' '));
  if (errors.length > 0) listener.refused(report);
  return loaded;
}

// What the file system says of a folder of packs is reported with the folder.
function readably(error: unknown): never {
  if (!(error instanceof Error && 'code' in error)) throw error;
  throw new Error(`the rule packs cannot be read: ${error.message}`);
}

/** The packs in force of a service whose threads were opened with what was loaded first. */
export function openActivePacks(
  first: Loaded,
  compute: Pick<Compute, 'setState'>,
  { folders, file, load, listener, now, startedAt }: PacksOptions & ActiveOptions,
): ActivePacks {
  let { state, report } = first;
  let last: Reload | undefined;
  let reloading: Promise<unknown> = Promise.resolve();
  const attempt = async (): Promise<Omit<Reload, 'at'>> => {
    try {
      const loaded = await load({ folders, file, before: state });
      const { replaced } = loaded;
      const errors = errorsOf(loaded.report);
      const { missing } = loaded.report;
      if (missing.length === 0) {
        state = loaded.state;
        report = loaded.report;
        compute.setState({ ...state, startedAt } satisfies ThreadState);
      }
      if (replaced) listener.replaced(loaded.report);
      else listener.refused(loaded.report);
      return {
        replaced,
        errors: errors.length + missing.length,
        reason: replaced ? null : reasonOf(errors, missing),
      };
    } catch (error) {
      listener.failed(error);
      return { replaced: false, errors: 1, reason: `The packs could not be read${codeOf(error)}.` };
    }
  };
  return {
    report: () => report,
    lastReload: () => last,
    reload: () => {
      const next = reloading.then(async () => {
        last = { at: now(), ...(await attempt()) };
        return last;
      });
      reloading = next;
      return next;
    },
  };
}

/** What a reload needs besides. */
interface ActiveOptions {
  /** milliseconds since 1970 */
  readonly now: () => number;
  readonly startedAt: number;
}

const errorsOf = ({ diagnostics }: PacksReport): readonly PackDiagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');

// Health is public: it names the first of what is wrong, and the log has the rest.
function reasonOf([first, ...others]: readonly PackDiagnostic[], [lack]: readonly string[]): string | null {
  if (first === undefined) return lack ?? null;
  return `${first.line}${others.length === 0 ? '' : ` (and ${others.length} more)`}`;
}

// The message of the file system names paths, which are nobody's business.
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
