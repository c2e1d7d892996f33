// The one catalogue of what the language says to authors: code, severity, sentence, and a paragraph on each.
// `report` makes a diagnostic of an entry; the parameters are typed by its code.

import type { SourceRange } from '../source/source-file.ts';
import type { Diagnostic, DiagnosticFix, DiagnosticLabel, Severity } from './diagnostic.ts';
import { expressionEntries } from './entries-expression.ts';
import { lintEntries } from './entries-lint.ts';
import { packEntries } from './entries-pack.ts';
import { ruleEntries } from './entries-rule.ts';
import { scoredEntries } from './entries-scored.ts';
import { testEntries } from './entries-test.ts';
import { yamlEntries } from './entries-yaml.ts';

const catalogue = {
  ...yamlEntries,
  ...packEntries,
  ...expressionEntries,
  ...ruleEntries,
  ...scoredEntries,
  ...lintEntries,
  ...testEntries,
} as const;

/** The codes that are said. They are stable: tools and tests may rely on them. */
export type DiagnosticCode = keyof typeof catalogue;

/** What an entry's sentence needs to know. */
export type DiagnosticParams<C extends DiagnosticCode> = Parameters<(typeof catalogue)[C]['message']>[0];

/** What may stand beside a diagnostic. */
export interface DiagnosticExtra {
  readonly help?: string | undefined;
  readonly labels?: readonly DiagnosticLabel[] | undefined;
  readonly fix?: DiagnosticFix | undefined;
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
  const fix = extra.fix ?? replacement(range, params, extra.help);
  return { code, severity, message, range, ...stripped({ ...extra, fix }), labels: extra.labels ?? [] };
}

// "Did you mean" is a change that can be made: of the very word the message complains of.
function replacement(
  range: SourceRange,
  params: object,
  help: string | undefined,
): DiagnosticFix | undefined {
  const text = help === undefined ? undefined : /^did you mean `([^`]+)`\?$/.exec(help)?.[1];
  const written = range.file.text.slice(range.start, range.end);
  if (text === undefined || !Object.values(params).includes(written)) return undefined;
  return { title: `write ${text}`, range, text };
}

function stripped(extra: DiagnosticExtra): { help?: string; fix?: DiagnosticFix } {
  return {
    ...(extra.help === undefined ? {} : { help: extra.help }),
    ...(extra.fix === undefined ? {} : { fix: extra.fix }),
  };
}

/** Every code with its severity, its sentence with `{name}` for what it tells of a text, and its paragraph. */
export function catalogueEntries(): readonly {
  code: DiagnosticCode;
  severity: Severity;
  sentence: string;
  paragraph: string;
}[] {
  return (Object.keys(catalogue) as DiagnosticCode[]).map((code) => ({
    code,
    severity: catalogue[code].severity,
    sentence: (catalogue[code].message as (p: object) => string)(anything),
    paragraph: catalogue[code].paragraph,
  }));
}

// Has every parameter that a sentence may ask for.
const anything: object = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
