// What other rooms use of `dsl/diagnostics`.

export { fromTo, wholeFromTo } from './allowed-numbers.ts';
export { type DiagnosticCode, type DiagnosticParams, report } from './catalogue.ts';
export { catalogueEntries } from './catalogue-entries.ts';
export type { Diagnostic, DiagnosticFix, Severity, Suggestion } from './diagnostic.ts';
export { diagnosticToJson, renderDiagnostic, renderDiagnostics } from './frame.ts';
export { githubAnnotation } from './github.ts';
export { closingChoices, ghatiChoices, removed, rewritten } from './repair.ts';
export { suggestionFor } from './suggest.ts';
