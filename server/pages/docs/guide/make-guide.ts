// The whole guide: every document that the index lists or that one of these leads to, as a page.

import { posix } from 'node:path';
import { type DocsSite, type GuideEntry, type GuideSection, renderDocs } from '@nirnaya/web/pages';
import { documentAddress, drawingAddress, linksFrom } from './addresses.ts';
import { type Article, articleOf, type Drawing } from './article.ts';
import { guideIndex, type ListedDocument } from './guide-index.ts';
import type { OperationAddresses } from './operations.ts';

/** What the guide is made from. */
export interface GuideSources {
  /** the documents in Markdown, by their files from the root of the project; the index is `docs/README.md` */
  readonly documents: ReadonlyMap<string, string>;
  /** the drawings (SVG), by their files */
  readonly drawings: ReadonlyMap<string, string>;
  readonly operations: OperationAddresses;
}

const indexFile = 'docs/README.md';

/** The pages by their addresses, as HTML. Throws where a document shows a drawing that there is not. */
export function makeGuide(site: DocsSite, sources: GuideSources): ReadonlyMap<string, string> {
  const { documents } = sources;
  const index = guideIndex(documents.get(indexFile) ?? '', posix.dirname(indexFile));
  const sections: readonly GuideSection[] = index.map(({ title, documents: listed }) => ({
    title,
    entries: listed.map(entryOf),
  }));
  const entries = sections.flatMap((section) => section.entries);
  const sectionOf = (href: string): GuideSection | undefined =>
    sections.find((section) => section.entries.some((entry) => entry.href === href));
  const articles = new Map(
    [...documents]
      .filter(([file]) => file !== indexFile)
      .map(([file, text]) => [documentAddress(file), articleIn(file, text, sources)] as const),
  );
  const pages = [...articles].map(([href, article]) => {
    const at = entries.findIndex((entry) => entry.href === href);
    // A page that the index does not list is listed as the one that leads to it.
    const listedAs = at >= 0 ? href : entries.find((entry) => leadsTo(articles.get(entry.href), href))?.href;
    const html = renderDocs.article(site, {
      ...article,
      sections,
      listedAs,
      section: listedAs === undefined ? undefined : sectionOf(listedAs)?.title,
      before: at > 0 ? entries[at - 1] : undefined,
      after: at >= 0 ? entries[at + 1] : undefined,
    });
    return [href, html] as const;
  });
  return new Map([[documentAddress(indexFile), renderDocs.home(site, { sections })], ...pages]);
}

const entryOf = ({ file, title, kind, about }: ListedDocument): GuideEntry => ({
  href: documentAddress(file),
  title,
  kind,
  about,
});

const leadsTo = (article: Article | undefined, href: string): boolean =>
  article?.html.includes(`href="${href}"`) ?? false;

function articleIn(file: string, text: string, { documents, drawings, operations }: GuideSources): Article {
  return articleOf(text, {
    linkOf: linksFrom(file, new Set(documents.keys())),
    drawingOf: (link) => {
      const path = posix.join(posix.dirname(file), link);
      const drawing = drawings.get(path);
      if (drawing === undefined) throw new Error(`${file} shows ${path}, which is not there`);
      return drawingOf(path, drawing);
    },
    operationOf: operations.inCode,
  });
}

function drawingOf(file: string, svg: string): Drawing {
  const [, width, height] = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new Error(`${file} has no viewBox that begins at 0 0`);
  return { href: drawingAddress(file), width: Number(width), height: Number(height) };
}
