// The one catalogue of diagnostics: code, severity and sentence.
// `report` makes a diagnostic of an entry; the parameters are typed by its code.

import type { SourceRange } from '../source/source-file.ts';
import type { Diagnostic, DiagnosticFix, DiagnosticLabel, Severity, Suggestion } from './diagnostic.ts';
import { expressionEntries } from './entries-expression.ts';
import { lintEntries } from './entries-lint.ts';
import { packEntries } from './entries-pack.ts';
import { ruleEntries } from './entries-rule.ts';
import { scoredEntries } from './entries-scored.ts';
import { testEntries } from './entries-test.ts';
import { wordsEntries } from './entries-words.ts';
import { yamlEntries } from './entries-yaml.ts';

/** Every diagnostic: its severity and its sentence. */
export const catalogue = {
  ...yamlEntries,
  ...packEntries,
  ...expressionEntries,
  ...ruleEntries,
  ...scoredEntries,
  ...lintEntries,
  ...testEntries,
  ...wordsEntries,
} as const;

/** The codes of diagnostics. They are stable: tools and tests may rely on them. */
export type DiagnosticCode = keyof typeof catalogue;

/** What an entry's sentence needs to know. */
export type DiagnosticParams<C extends DiagnosticCode> = Parameters<(typeof catalogue)[C]['message']>[0];

/** What may stand beside a diagnostic. */
export interface DiagnosticExtra {
  readonly help?: string | undefined;
  readonly labels?: readonly DiagnosticLabel[] | undefined;
  /** the nearest known name; it makes the help and the fix where none is given */
  readonly suggestion?: Suggestion | undefined;
  readonly fix?: DiagnosticFix | undefined;
  readonly choices?: readonly DiagnosticFix[] | undefined;
}

/** Makes a diagnostic of a catalogue entry. */
export function report<C extends DiagnosticCode>(
  code: C,
  range: SourceRange,
  params: DiagnosticParams<C>,
  extra: DiagnosticExtra = {},
): Diagnostic {
  const entry = catalogue[code];
  const severity: Severity = entry.severity;
  const message = (entry.message as (p: DiagnosticParams<C>) => string)(params);
  const { suggestion, choices } = extra;
  const help = extra.help ?? (suggestion && `did you mean \`${suggestion.text}\`?`);
  const fix = extra.fix ?? (suggestion && correction(range, suggestion));
  const subject = subjectOf(params);
  return {
    code,
    severity,
    message,
    range,
    labels: extra.labels ?? [],
    ...(subject === undefined ? {} : { subject }),
    ...(help === undefined ? {} : { help }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(fix === undefined ? {} : { fix }),
    ...(choices === undefined ? {} : { choices }),
  };
}

/** The codes of warnings, which an author may let stand. */
export const warningCodes = (): readonly DiagnosticCode[] =>
  (Object.keys(catalogue) as DiagnosticCode[]).filter((code) => catalogue[code].severity === 'warning');

/** Whether a text is the code of a warning. */
export const isWarningCode = (text: string): boolean => warningCodes().some((code) => code === text);

// The parameter that names what a diagnostic is about has one of a few names in all entries.
function subjectOf(params: object): string | undefined {
  const { name, code, work } = params as Record<string, unknown>;
  const subject = name ?? code ?? work;
  return typeof subject === 'string' ? subject : undefined;
}

// The suggested name can be written where the range is exactly that of the name.
function correction(range: SourceRange, { name, text }: Suggestion): DiagnosticFix | undefined {
  const written = range.file.text.slice(range.start, range.end);
  return written === name ? { title: `write ${text}`, range, text } : undefined;
}
