// The page of the language reference: its Markdown rendered, with a table of contents.

import { html } from '@nirnaya/explain/markup';
import { Marked, type Token, type Tokens } from 'marked';
import type { Page } from '../frame.ts';
import { pages } from '../paths.ts';

/** The page of a text in Markdown. HTML in it is shown as text. */
export function languagePage(markdown: string): Page {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      html: ({ text }) => html`${text}`.html,
    },
  });
  const headings = marked.lexer(markdown).filter(isSection);
  const contents = html`
<ul class="columns">${headings.map(({ text }) => html`<li><a href="#${slug(text)}">${text}</a></li>`)}</ul>`;
  const [title = '', rest = ''] = split(marked.parse(markdown, { async: false }));
  const body = html`
${{ html: title }}
<p>The grammar is drawn on <a href="${pages.grammar}">a page of its own</a>, and what the compiler says to authors is
under <a href="${pages.diagnostics}">diagnostics</a>.</p>
${contents}
<div class="wide">${{ html: rest }}</div>`;
  return { file: pages.language, title: 'The rule language', body };
}

const isSection = (token: Token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2;

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

// The title, and what follows it.
function split(text: string): readonly [title: string, rest: string] {
  const end = text.indexOf('</h1>');
  return end === -1 ? ['', text] : [text.slice(0, end + 5), text.slice(end + 5)];
}
