// Diagnostics as the workflow commands of GitHub Actions, which show them beside the lines of a change.

import { lineColumn } from '../source/source-file.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** One line a diagnostic: `::error file=...,line=...::message`. */
export function githubAnnotation({ code, severity, message, range, help }: Diagnostic): string {
  const from = lineColumn(range.file, range.start);
  const to = lineColumn(range.file, Math.max(range.start, range.end));
  const properties = {
    file: range.file.path,
    line: from.line,
    col: from.column,
    endLine: to.line,
    endColumn: to.column,
    title: code,
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${levels[severity]} ${written.join(',')}::${data(help === undefined ? message : `${message} (${help})`)}`;
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
