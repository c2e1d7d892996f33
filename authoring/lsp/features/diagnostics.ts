// The diagnostics of a file in the form of the protocol.

import type { Diagnostic as Described, Severity } from '@nirnaya/dsl/diagnostics';
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import { rangeIn } from '../workspace/positions.ts';

/** The capabilities of a client, and its names of files. */
export interface Showing {
  readonly relatedInformation: boolean;
  uri(path: string): string;
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

// What may as well be taken away.
const unnecessary: readonly string[] = ['unused-let', 'unused-input', 'no-effect'];

/** A diagnostic as the client shows it. */
export function clientDiagnostic(diagnostic: Described, showing: Showing): Diagnostic {
  const { code, severity, help, url, labels } = diagnostic;
  const notes = help === undefined ? [] : [help];
  if (!showing.relatedInformation) notes.push(...labels.map(({ message }) => message));
  return {
    range: rangeIn(diagnostic.range),
    severity: severities[severity],
    code,
    ...(url === undefined ? {} : { codeDescription: { href: url } }),
    source: 'nirnaya',
    message: [diagnostic.message, ...notes].join('\n'),
    ...(unnecessary.includes(code) ? { tags: [DiagnosticTag.Unnecessary] } : {}),
    ...(showing.relatedInformation && labels.length > 0
      ? {
          relatedInformation: labels.map((label) => ({
            location: { uri: showing.uri(label.range.file.path), range: rangeIn(label.range) },
            message: label.message,
          })),
        }
      : {}),
  };
}
