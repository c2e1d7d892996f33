// Warnings that an author accepts: `ignore` beside a rule or a kala, with a reason.

import { type Diagnostic, type DiagnosticCode, report } from '@nirnaya/dsl/diagnostics';
import type { IgnoreEntry, PackDocument } from '@nirnaya/dsl/pack';

/** The entries of a set, and which of them have silenced something so far. */
export interface Ignores {
  /** the diagnostics that no entry silences */
  left(diagnostics: readonly Diagnostic[]): readonly Diagnostic[];
  /** a warning for each entry that has silenced nothing, except of codes that are checked elsewhere */
  idle(): readonly Diagnostic[];
}

/** Codes whose warnings come of more than the packs: tests and words beside them. */
const elsewhere: ReadonlySet<string> = new Set([
  'untested',
  'english-name-only',
  'major-without-words',
  'unreachable',
]);

/** Whether an entry silences a diagnostic: a warning of its code within what it stands beside. */
export const silences = ({ code, within }: IgnoreEntry, d: Diagnostic): boolean =>
  d.severity !== 'error' &&
  d.code === code &&
  d.range.file === within.file &&
  d.range.start >= within.start &&
  d.range.start <= within.end;

/** That an entry silences nothing. */
export const idleIgnore = ({ code, range }: IgnoreEntry): Diagnostic =>
  report('ignore-without-effect', range, { code });

/** Warnings of one code that no entry of some documents silences, and a warning for each entry that has silenced none of them. */
export function notIgnored(
  code: DiagnosticCode,
  diagnostics: readonly Diagnostic[],
  documents: readonly Pick<PackDocument, 'ignores'>[],
): readonly Diagnostic[] {
  const entries = documents.flatMap(({ ignores }) => ignores.filter((entry) => entry.code === code));
  return [
    ...diagnostics.filter((d) => !entries.some((entry) => silences(entry, d))),
    ...entries.filter((entry) => !diagnostics.some((d) => silences(entry, d))).map(idleIgnore),
  ];
}

/** Follows which entries are of use. */
export function ignoresOf(entries: readonly IgnoreEntry[]): Ignores {
  const used = new Set<IgnoreEntry>();
  return {
    left: (diagnostics) =>
      entries.length === 0
        ? diagnostics
        : diagnostics.filter((d) => {
            const by = entries.find((entry) => silences(entry, d));
            if (by !== undefined) used.add(by);
            return by === undefined;
          }),
    idle: () => entries.filter((entry) => !used.has(entry) && !elsewhere.has(entry.code)).map(idleIgnore),
  };
}
