// The pages about packs and what is in them: every rule, kala, division, table, calendar and work, and lists of these.

import type { Page } from './frame.ts';
import { holdingsOf } from './holdings.ts';
import { homePage } from './pages/home.ts';
import { landsPage } from './pages/lands.ts';
import { listPages } from './pages/lists.ts';
import { packPage } from './pages/pack.ts';
import { calendarPage, divisionPage, kalaPage, tablePage } from './pages/parts.ts';
import { rulePage } from './pages/rule.ts';
import { citingByWork, workPage } from './pages/work.ts';
import type { PacksContent } from './source.ts';

/** The pages, the first of them first; they link to each other alone. */
export function packPages(content: PacksContent): readonly Page[] {
  const holdings = holdingsOf(content);
  const { packs, rules, kalas, divisions, tables, calendars, works } = holdings;
  const citing = citingByWork(holdings);
  return [
    homePage(holdings),
    ...listPages(holdings),
    landsPage(holdings),
    ...packs.map((name) => packPage(name, holdings)),
    ...[...rules.values()].map((rule) => rulePage(rule, holdings)),
    ...[...kalas].map(([name, versions]) => kalaPage(name, versions, holdings)),
    ...[...divisions].map(([name, versions]) => divisionPage(name, versions, holdings)),
    ...[...tables].map(([name, versions]) => tablePage(name, versions, holdings)),
    ...[...calendars].map(([name, versions]) => calendarPage(name, versions, holdings)),
    ...[...works.keys()].map((key) => workPage(key, citing.get(key) ?? [], holdings)),
  ];
}
