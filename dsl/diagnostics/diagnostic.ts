// A diagnostic: a code, a sentence, and the places in the text that it is about.
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

/** A known name that was probably meant by one that is not known. */
export interface Suggestion {
  /** the name as the text has it */
  readonly name: string;
  /** the known name nearest to it */
  readonly text: string;
}

export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly range: SourceRange;
  readonly labels: readonly DiagnosticLabel[];
  /** The name that it is about, where it is about one. */
  readonly subject?: string;
  readonly help?: string;
  readonly url?: string;
  readonly suggestion?: Suggestion;
  readonly fix?: DiagnosticFix;
  /** changes of which the author has to choose one */
  readonly choices?: readonly DiagnosticFix[];
}
