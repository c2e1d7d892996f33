// The rule browser: the pages about packs, in the frame of the pages for developers.

import { listFiles, type PacksContent, packPages } from '@nirnaya/authoring/site';
import { type DocsSite, type RulesLink, renderDocs } from '@nirnaya/web/pages';

/** The lists that every page leads to. */
const lists: readonly RulesLink[] = [
  { href: listFiles.home, label: 'Packs' },
  { href: listFiles.rules, label: 'Rules' },
  { href: listFiles.months, label: 'By month' },
  { href: listFiles.tags, label: 'By tag' },
  { href: listFiles.lands, label: 'Lands' },
  { href: listFiles.kalas, label: 'Kalas' },
  { href: listFiles.tables, label: 'Tables' },
  { href: listFiles.calendars, label: 'Calendars' },
  { href: listFiles.works, label: 'Works' },
];

/** The pages by the last part of their addresses, such as `rule-FESTIVAL_HOLI.html`; `index.html` is the first. */
export const makeRulePages = (site: DocsSite, content: PacksContent): ReadonlyMap<string, string> =>
  new Map(
    packPages(content).map(({ file, title, body }) => [
      file,
      renderDocs.rules(site, { title, html: body.html, lists, current: file }),
    ]),
  );
