// Why a chain has no pack. Apart from the compiler, which those who tell of it need not load.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import { lineColumn } from '@nirnaya/dsl/source';

/** Whether a diagnostic is an error. */
export const isError = (d: Diagnostic): boolean => d.severity === 'error';

/** Why a chain has no pack: the file, line and sentence of its first error, and how many more there are. */
export function failureOf({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): string {
  const errors = diagnostics.filter(isError);
  const [first] = errors;
  if (first === undefined) return 'it has no errors';
  const { line, column } = lineColumn(first.range.file, first.range.start);
  const others = errors.length - 1;
  const more = others === 0 ? '' : ` (and ${others} more error${others === 1 ? '' : 's'})`;
  return `${first.range.file.path}:${line}:${column}: ${first.message}${more}`;
}
