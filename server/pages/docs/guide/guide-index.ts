// The index of the guide: the sections and pages that docs/README.md lists.

import { posix } from 'node:path';
import { capitalized } from '@nirnaya/dsl/vocabulary';

/** A page that the index lists. */
export interface ListedDocument {
  /** its file, from the root of the project */
  readonly file: string;
  readonly title: string;
  /** `tutorial`, `how-to`, `reference` or `explanation` */
  readonly kind: string;
  /** what it is about, in a line */
  readonly about: string;
}

/** A section of the index. */
export interface ListedSection {
  readonly title: string;
  readonly documents: readonly ListedDocument[];
}

const item = /^- \[(?<title>[^\]]+)\]\((?<link>[^)#]+)\) \((?<kind>[\w-]+)[^)]*\): (?<about>.+)$/;

/**
 * The sections of an index that lies in a folder, in order. Throws where a line of a list is not
 * `- [title](file.md) (kind): what it is about.`
 */
export function guideIndex(markdown: string, folder: string): readonly ListedSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const documents = lines.filter((line) => line.startsWith('- ')).map((line) => documentOf(line, folder));
      return { title: title.trim(), documents };
    });
}

function documentOf(line: string, folder: string): ListedDocument {
  const { title, link, kind, about } = item.exec(line)?.groups ?? {};
  if (title === undefined || link === undefined || kind === undefined || about === undefined)
    throw new Error(`the index of the guide: expected "- [title](file.md) (kind): about", got "${line}"`);
  return { file: posix.join(folder, link), title, kind, about: capitalized(about) };
}
