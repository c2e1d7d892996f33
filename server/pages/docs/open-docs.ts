// What the pages for developers are made with, as a start finds it: the list of the pages that the build wrote, which stay on
// disk until they are asked for.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFiles } from '@nirnaya/web/pages';
import { type BuiltPages, listFile } from './built-pages.ts';
import { type Archive, openArchive } from './rules/archive.ts';
import { openSwaggerUi, type SwaggerUi } from './swagger-ui.ts';

/** The pages for developers. */
export interface Docs {
  /** the folder that the build wrote */
  readonly folder: string;
  readonly pages: ReadonlyMap<string, BuiltPages[string]>;
  /** the rule browser */
  readonly rules: Archive;
  /** the files that pages load */
  readonly files: SiteFiles;
  readonly swaggerUi: SwaggerUi;
}

/** The folder that the build writes the pages to. */
export const docsDir = (): string => fileURLToPath(new URL('../../../dist/web/docs', import.meta.url));

// The folder that the build writes the rule browser to.
const rulesDir = (): string => fileURLToPath(new URL('../../../dist/rule-pages', import.meta.url));

/** Opens the pages, with the rule browser of a folder. Throws where the build did not write them. */
export function openDocs(folder: string, files: SiteFiles, rulesFolder: string = rulesDir()): Docs {
  const list = join(folder, listFile);
  try {
    const pages = JSON.parse(readFileSync(list, 'utf8')) as BuiltPages;
    return {
      folder,
      pages: new Map(Object.entries(pages)),
      rules: openArchive(rulesFolder),
      files,
      swaggerUi: openSwaggerUi(),
    };
  } catch (error) {
    throw new Error(`the pages for developers are not built: run \`npm run build\` (${list})`, {
      cause: error,
    });
  }
}
