// What the language says to an author about a text: a code, a sentence, and the places it speaks of.
// Made by `report` of the catalogue; shown by the code frame, or as JSON.
import type { SourceRange } from '../source/source-file.ts';

/** `error` stops a pack from being used; `warning` and `info` do not. */
export type Severity = 'error' | 'warning' | 'info';

/** A second place that helps to understand the first. */
export interface DiagnosticLabel {
  readonly range: SourceRange;
  readonly message: string;
}

/** A change of text that would settle the matter. */
export interface DiagnosticFix {
  readonly title: string;
  readonly range: SourceRange;
  readonly text: string;
}

export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly range: SourceRange;
  readonly labels: readonly DiagnosticLabel[];
  readonly help?: string;
  readonly url?: string;
  readonly fix?: DiagnosticFix;
}
