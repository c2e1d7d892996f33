// The whole catalogue for readers: each code with its sentence and a paragraph on it. Reporting needs no paragraphs, so that they
// stand apart from `catalogue.ts`.

import { catalogue, type DiagnosticCode } from './catalogue.ts';
import type { Severity } from './diagnostic.ts';
import { expressionParagraphs } from './paragraphs-expression.ts';
import { lintParagraphs } from './paragraphs-lint.ts';
import { packParagraphs } from './paragraphs-pack.ts';
import { ruleParagraphs } from './paragraphs-rule.ts';
import { scoredParagraphs } from './paragraphs-scored.ts';
import { testParagraphs } from './paragraphs-test.ts';
import { wordsParagraphs } from './paragraphs-words.ts';
import { yamlParagraphs } from './paragraphs-yaml.ts';

const paragraphs: Readonly<Record<DiagnosticCode, string>> = {
  ...yamlParagraphs,
  ...packParagraphs,
  ...expressionParagraphs,
  ...ruleParagraphs,
  ...scoredParagraphs,
  ...lintParagraphs,
  ...testParagraphs,
  ...wordsParagraphs,
};

/** Every code with its severity, its sentence with `{name}` for each parameter, and its paragraph. */
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
    paragraph: paragraphs[code],
  }));
}

// Has every parameter that a sentence may need.
const anything: object = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
