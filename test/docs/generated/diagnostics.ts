// The reference of the diagnostics, made from their catalogue and the examples of the conformance suite.

import { existsSync } from 'node:fs';
import { catalogueEntries } from '../../../dsl/diagnostics/catalogue-entries.ts';

/** The page as Markdown. */
export function diagnosticsPage(): string {
  const entries = [...catalogueEntries()].sort((a, b) => (a.code < b.code ? -1 : 1));
  const sections = entries.map(
    ({ code, severity, sentence, paragraph }) =>
      `## ${code}\n\n${severity}: ${codeSpan(sentence)}\n\n${paragraph}${exampleOf(code)}`,
  );
  return `# Diagnostics

What \`nirnaya check\`, editors and \`POST /v1/rules/evaluate\` report about packs. Every diagnostic has a code, a severity, a file, a line
and a column. Codes are stable. \`nirnaya explain CODE\` prints the text below with an example and its correction. Errors keep a pack from
being compiled; a warning can be silenced by \`ignore:\` with a reason.

${sections.join('\n\n')}
`;
}

// Braces stand for what a message names; backquotes within it would end the span.
const codeSpan = (text: string): string => `\`\`${/^`|`$/.test(text) ? ` ${text} ` : text}\`\``;

function exampleOf(code: string): string {
  const folder = `conformance/bad/${code}`;
  const isThere = existsSync(new URL(`../../../${folder}`, import.meta.url));
  return isThere ? ` [Example](../../${folder}).` : '';
}
