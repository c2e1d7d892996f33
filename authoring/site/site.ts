// The whole site: every page about the packs, the language and the diagnostics.

import { framed, type Page } from './frame.ts';
import { packPages } from './pack-pages.ts';
import { diagnosticPages } from './pages/diagnostics.ts';
import { grammarPage } from './pages/grammar.ts';
import { languagePage } from './pages/language.ts';
import type { SiteContent } from './source.ts';
import { script, style } from './style.ts';

/** The files of the site by their names, all of one folder; they need nothing else, no network and no server. */
export function siteOf(source: SiteContent): ReadonlyMap<string, string> {
  const pages: readonly Page[] = [
    ...packPages(source),
    languagePage(source.language),
    grammarPage(),
    ...diagnosticPages(source),
  ];
  return new Map<string, string>([
    ...pages.map((page) => [page.file, framed(page, `Nirnaya ${source.version}`)] as const),
    ['style.css', style],
    ['narrow.js', script],
  ]);
}
