// A page of the rule browser: what is written about packs and rules, with the lists that lead to others.

import { type DocsSite, Frame } from './frame.tsx';

/** A link to a list. */
export interface RulesLink {
  readonly href: string;
  readonly label: string;
}

/** What a page shows. */
export interface RulesData {
  readonly title: string;
  /** HTML that was made of packs */
  readonly html: string;
  readonly lists: readonly RulesLink[];
  /** the address of the page, relative to its folder */
  readonly current: string;
}

/** The page. */
export const RulesPage = ({
  site,
  data: { title, html, lists, current },
}: {
  readonly site: DocsSite;
  readonly data: RulesData;
}) => (
  <Frame
    site={site}
    title={title}
    description={`${title}: how it is written in the rule packs of Nirnaya, and on whose authority.`}
    current="rules"
    more={{ styles: [site.files.docs.rules], scripts: [], modules: [] }}
  >
    <nav class="rules-lists" aria-label="Lists of rules">
      {lists.map(({ href, label }) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
    <div class="rules" dangerouslySetInnerHTML={{ __html: html }} />
  </Frame>
);
