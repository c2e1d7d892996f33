// The guide: its first page, and the page of each document with a list of all of them.

import { Pager } from '../../design/parts/index.ts';
import { type DocsSite, Frame } from './frame.tsx';

/** A page of the guide in the list of all. */
export interface GuideEntry {
  readonly href: string;
  readonly title: string;
  /** `tutorial`, `how-to`, `reference` or `explanation` */
  readonly kind: string;
  /** what the page is about, in a line */
  readonly about: string;
}

/** What one does with the pages of a section, such as `Use the API`. */
export interface GuideSection {
  readonly title: string;
  readonly entries: readonly GuideEntry[];
}

/** A heading of a document. */
export interface GuideHeading {
  readonly id: string;
  readonly text: string;
}

/** A document as a page. */
export interface ArticleData {
  readonly sections: readonly GuideSection[];
  /** the entry of the list that is marked: the page's own, or that of the page which lists it */
  readonly listedAs: string | undefined;
  readonly title: string;
  readonly description: string;
  /** the section that the page belongs to */
  readonly section: string | undefined;
  /** its headings of the second level */
  readonly headings: readonly GuideHeading[];
  /** the document without its title, as HTML that was made from Markdown */
  readonly html: string;
  readonly before: GuideEntry | undefined;
  readonly after: GuideEntry | undefined;
}

/** Fewer headings need no list. */
const fewest = 3;

/** The page of a document. */
export function ArticlePage({ site, data }: { readonly site: DocsSite; readonly data: ArticleData }) {
  const { sections, listedAs, title, description, section, headings, before, after } = data;
  const hasContents = headings.length >= fewest;
  return (
    <Frame site={site} title={title} description={description} current="guide">
      <div class={hasContents ? 'docs-page' : 'docs-page docs-page-plain'}>
        <article class="docs-article">
          <p class="docs-where">
            {section === undefined ? null : <span class="eyebrow">{section}</span>}
            <a class="docs-to-pages" href="#pages">
              All pages
            </a>
          </p>
          <h1>{title}</h1>
          {hasContents ? (
            <details class="docs-contents-narrow disclosure">
              <summary>On this page</summary>
              <Contents headings={headings} />
            </details>
          ) : null}
          <div class="prose" dangerouslySetInnerHTML={{ __html: data.html }} />
          <Pager
            label="Previous and next page"
            before={before && { href: before.href, label: before.title }}
            after={after && { href: after.href, label: after.title }}
          />
        </article>
        {hasContents ? (
          <nav class="docs-contents" aria-labelledby="contents">
            <h2 id="contents">On this page</h2>
            <Contents headings={headings} />
          </nav>
        ) : null}
        <nav class="docs-side" id="pages" aria-label="Pages of the guide">
          {sections.map((one) => (
            <section key={one.title}>
              <h2>{one.title}</h2>
              <ul>
                {one.entries.map(({ href, title: name }) => (
                  <li key={href}>
                    <a href={href} aria-current={href === listedAs ? 'page' : undefined}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </Frame>
  );
}

const Contents = ({ headings }: { readonly headings: readonly GuideHeading[] }) => (
  <ul>
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ul>
);

/** What the first page shows. */
export interface GuideHomeData {
  readonly sections: readonly GuideSection[];
}

/** The first page: what there is to read, by task. */
export function GuideHomePage({ site, data }: { readonly site: DocsSite; readonly data: GuideHomeData }) {
  return (
    <Frame
      site={site}
      title="Documentation"
      description="How to use the API of Nirnaya, write rules, run the service and understand its dates."
      current="guide"
    >
      <div class="docs-home">
        <header class="docs-lead">
          <h1>Documentation</h1>
          <p class="lead">
            The Hindu calendar as written decisions: an API that gives each date with its reason, a language
            for the rules behind it, and a service that you can run.
          </p>
          <pre tabindex={0}>
            <code>{'curl -H "X-API-Key: $KEY" "http://localhost:8080/v1/panchang?date=2026-09-14"'}</code>
          </pre>
          <ul class="docs-starts">
            <li>
              <a class="action" href="/docs/reference">
                Try an operation
              </a>
            </li>
            <li>
              <a href="/dashboard">Manage your keys</a>
            </li>
            <li>
              <a href="/docs/rules/index.html">Browse the rules</a>
            </li>
            <li>
              <a href="/playground">Write a rule in the browser</a>
            </li>
          </ul>
        </header>
        <div class="docs-sections">
          {data.sections.map(({ title, entries }) => (
            <section key={title} class="panel">
              <h2>{title}</h2>
              <ul class="docs-list">
                {entries.map(({ href, title: name, kind, about }) => (
                  <li key={href}>
                    <a class="docs-link" href={href}>
                      {name}
                    </a>{' '}
                    <span class="docs-kind">{kind}</span>
                    <p class="docs-about">{about}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Frame>
  );
}

/** The page of an address below `/docs` that there is not. */
export const NoDocsPage = ({ site }: { readonly site: DocsSite }) => (
  <Frame
    site={site}
    title="No such page"
    description="There is no page of the documentation at this address."
    unlisted
  >
    <div class="column">
      <h1>No such page</h1>
      <p>
        There is no page of the documentation at this address.{' '}
        <a href="/docs">Everything that there is to read</a>, or the{' '}
        <a href="/docs/reference">reference of the API</a>.
      </p>
    </div>
  </Frame>
);
