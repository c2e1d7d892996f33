// A document as HTML: its Markdown, with anchors at its headings and links to pages of the site.

import { type Html, html } from '@nirnaya/explain/markup';
import type { GuideHeading } from '@nirnaya/web/pages';
import { Marked, type Tokens } from 'marked';
import type { PageLink } from './addresses.ts';
import { highlighted } from './highlighted.ts';

/** A drawing: its address and its size. */
export interface Drawing {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** What a document refers to. */
export interface ArticleContext {
  linkOf(link: string): PageLink;
  /** Throws where there is no such drawing. */
  drawingOf(link: string): Drawing;
  /** the address of the operation that a piece of code such as `/v1/panchang?date=2026-09-14` names; undefined where it names none */
  operationOf(code: string): string | undefined;
}

/** A document as HTML. */
export interface Article {
  /** its heading of the first level, without markup */
  readonly title: string;
  /** its first paragraph, without markup */
  readonly description: string;
  /** its headings of the second level */
  readonly headings: readonly GuideHeading[];
  /** all of it but the title */
  readonly html: string;
}

/** Makes the HTML of a document in Markdown. HTML within it is shown as text. Throws where it has no title. */
export function articleOf(markdown: string, context: ArticleContext): Article {
  const headings: (GuideHeading & { readonly depth: number })[] = [];
  const idOf = uniqueIds();
  let isWithinLink = false;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = idOf(text);
        const plain = plainText(this.parser.parseInline(tokens, this.parser.textRenderer));
        headings.push({ id, text: plain, depth });
        if (depth === 1) return '';
        const name = raw(`h${depth}`);
        const label = `Link to “${plain}”`;
        return html`<${name} id="${id}">${raw(this.parser.parseInline(tokens))} <a class="anchor" href="#${id}" aria-label="${label}">#</a></${name}>
`.html;
      },
      html: ({ text }) => html`${text}`.html,
      code: ({ text, lang = '' }) =>
        html`<pre tabindex="0"><code>${raw(highlighted(text, lang.split(' ')[0] ?? ''))}</code></pre>
`.html,
      codespan({ text }) {
        const code = html`<code>${text}</code>`;
        const href = context.operationOf(text);
        // A link has no other in it.
        return href === undefined || isWithinLink ? code.html : html`<a href="${href}">${code}</a>`.html;
      },
      link({ href, tokens }) {
        const { href: to, title } = context.linkOf(href);
        isWithinLink = true;
        const text = raw(this.parser.parseInline(tokens));
        isWithinLink = false;
        return title === undefined
          ? html`<a href="${to}">${text}</a>`.html
          : html`<a href="${to}" title="${title}">${text}</a>`.html;
      },
      image({ href, text }) {
        const { href: from, width, height } = context.drawingOf(href);
        return html`<span class="drawing" role="group" aria-label="Drawing" tabindex="0"><img src="${from}" alt="${text}" width="${width}" height="${height}" loading="lazy"></span>`
          .html;
      },
      table(token) {
        const under = headings.at(-1)?.text ?? '';
        const head = token.header.map(
          ({ tokens }) => html`<th scope="col">${raw(this.parser.parseInline(tokens))}</th>`,
        );
        const rows = token.rows.map(
          (
            row,
          ) => html`<tr>${row.map(({ tokens }) => html`<td>${raw(this.parser.parseInline(tokens))}</td>`)}</tr>
`,
        );
        return html`<div class="table-box" role="group" aria-label="Table: ${under}" tabindex="0"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows}</tbody></table></div>
`.html;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const body = marked.parser(tokens);
  const [title] = headings;
  if (title?.depth !== 1)
    throw new Error(`a document begins with "# Title", not with "${markdown.slice(0, 40)}"`);
  const first = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph');
  return {
    title: title.text,
    description: first === undefined ? title.text : withoutMarkup(first.text),
    headings: headings.filter(({ depth }) => depth === 2),
    html: body,
  };
}

const raw = (text: string): Html => ({ html: text });

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plainText = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (all) => entities[all] ?? all);

const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ');

// The anchors that GitHub makes of headings, so that links work there and here.
function uniqueIds(): (heading: string) => string {
  const uses = new Map<string, number>();
  return (heading) => {
    const id = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    const before = uses.get(id) ?? 0;
    uses.set(id, before + 1);
    return before === 0 ? id : `${id}-${before}`;
  };
}
