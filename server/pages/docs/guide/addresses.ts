// Where the documents of the project are on the site, and what becomes of the links between them.

import { posix } from 'node:path';

/** The folder of the guide on the site. */
const guide = '/docs/guide';

// Documents that lie elsewhere than where a reader looks for them.
const elsewhere: Readonly<Record<string, string>> = {
  'docs/README.md': '/docs',
  'dsl/LANGUAGE.md': `${guide}/rules/language`,
  'CONTRIBUTING.md': `${guide}/contribute/contributing`,
  'CHANGELOG.md': '/docs/releases',
};

/** The address of the page of a document, by its file from the root of the project. */
export const documentAddress = (file: string): string =>
  elsewhere[file] ??
  `${guide}/${file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .toLowerCase()}`;

/** The address of a drawing of the documents. */
export const drawingAddress = (file: string): string => `/docs/images/${posix.basename(file)}`;

/** A link as the page has it. */
export interface PageLink {
  readonly href: string;
  /** what is said beside it */
  readonly title?: string;
}

/** Gives the link of a page for the link of a document; files that have no page are in the source. */
export function linksFrom(file: string, documents: ReadonlySet<string>): (link: string) => PageLink {
  return (link) => {
    if (/^[a-z]+:/.test(link) || link.startsWith('#')) return { href: link };
    const [path = '', anchor] = link.split('#');
    const target = posix.join(posix.dirname(file), decodeURIComponent(path));
    if (!documents.has(target)) return { href: '/source', title: `In the source: ${target}` };
    return { href: `${documentAddress(target)}${anchor === undefined ? '' : `#${anchor}`}` };
  };
}
