// The whole site: every page about the packs, the language and the diagnostics.

import { framed, type Page } from './frame.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import { diagnosticPages } from './pages/diagnostics.ts';
import { grammarPage } from './pages/grammar.ts';
import { homePage } from './pages/home.ts';
import { landsPage } from './pages/lands.ts';
import { languagePage } from './pages/language.ts';
import { listPages } from './pages/lists.ts';
import { packPage } from './pages/pack.ts';
import { calendarPage, divisionPage, kalaPage, tablePage } from './pages/parts.ts';
import { rulePage } from './pages/rule.ts';
import { citingByWork, workPage } from './pages/work.ts';
import type { SiteContent } from './source.ts';
import { script, style } from './style.ts';

/** The files of the site by their names, all of one folder; they need nothing else, no network and no server. */
export function siteOf(source: SiteContent): ReadonlyMap<string, string> {
  const holdings = holdingsOf(source);
  const foot = `Nirnaya ${source.version}`;
  return new Map<string, string>([
    ...pagesOf(holdings).map((page) => [page.file, framed(page, foot)] as const),
    ['style.css', style],
    ['narrow.js', script],
  ]);
}

function pagesOf(holdings: Holdings): readonly Page[] {
  const { packs, rules, kalas, divisions, tables, calendars, works, source } = holdings;
  const citing = citingByWork(holdings);
  return [
    homePage(holdings),
    ...listPages(holdings),
    landsPage(holdings),
    languagePage(source.language),
    grammarPage(),
    ...diagnosticPages(source),
    ...packs.map((name) => packPage(name, holdings)),
    ...[...rules.values()].map((rule) => rulePage(rule, holdings)),
    ...[...kalas].map(([name, versions]) => kalaPage(name, versions, holdings)),
    ...[...divisions].map(([name, versions]) => divisionPage(name, versions, holdings)),
    ...[...tables].map(([name, versions]) => tablePage(name, versions, holdings)),
    ...[...calendars].map(([name, versions]) => calendarPage(name, versions, holdings)),
    ...[...works.keys()].map((key) => workPage(key, citing.get(key) ?? [], holdings)),
  ];
}
