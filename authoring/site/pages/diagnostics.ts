// The pages of the diagnostics: a list of the codes, and one on each with an example.

import { catalogueEntries, renderDiagnostic } from '@nirnaya/dsl/diagnostics';
import type { SourceFile } from '@nirnaya/dsl/source';
import { type Html, html } from '@nirnaya/explain/markup';
import type { Page } from '../frame.ts';
import { nothing, prose } from '../links.ts';
import { fileOf, pages } from '../paths.ts';
import type { Example, SiteContent } from '../source.ts';
import { numberedLines } from '../source-lines.ts';

type Entry = ReturnType<typeof catalogueEntries>[number];

/** The list, and a page for each code. */
export function diagnosticPages({ exampleOf }: Pick<SiteContent, 'exampleOf'>): readonly Page[] {
  const entries = catalogueEntries();
  const item = ({ code, severity, sentence }: Entry): Html => html`
<tr><td><a href="${fileOf('diagnostic', code)}">${code}</a></td><td>${severity}</td><td>${prose(sentence)}</td></tr>`;
  const list = {
    file: pages.diagnostics,
    title: 'Diagnostics',
    body: html`
<h1>Diagnostics</h1>
<p>What <code>nirnaya check</code> and editors say of packs. An error keeps a pack from being used, a warning does not.</p>
<div class="wide"><table>${entries.map(item)}</table></div>`,
  };
  return [list, ...entries.map((entry) => page(entry, exampleOf(entry.code)))];
}

const page = ({ code, severity, sentence, paragraph }: Entry, example: Example | undefined): Page => ({
  file: fileOf('diagnostic', code),
  title: code,
  body: html`
<h1><code>${code}</code></h1>
<p><span class="tag">${severity}</span></p>
<p>${prose(sentence)}</p>
<p>${prose(paragraph)}</p>
${example === undefined ? nothing : exampleHtml(example)}`,
});

const exampleHtml = ({ bad, diagnostics, good }: Example): Html => html`
<h2>Example</h2>
${bad.map(wrongFile)}
<p>The compiler says:</p>
${diagnostics.map((diagnostic) => html`<pre class="diagnostic">${renderDiagnostic(diagnostic)}</pre>`)}
${good.length === 0 ? nothing : html`<h2>Put right</h2>${good.map(rightFile)}`}`;

const wrongFile = ({ path, text }: SourceFile): Html => html`
<p class="small quiet">${path}</p>
${numberedLines({ file: path, line: 1, text: text.trimEnd() })}`;

// Corrected files have the names of the wrong ones, so their lines have no anchors.
const rightFile = ({ path, text }: SourceFile): Html => html`
<p class="small quiet">${path}</p>
<pre>${text.trimEnd()}</pre>`;
