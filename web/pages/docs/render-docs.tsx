// The pages for developers as HTML.

import { htmlOf } from '../html.ts';
import { type ApiChangesData, ApiChangesPage } from './changelog.tsx';
import type { DocsSite } from './frame.tsx';
import { type ArticleData, ArticlePage, type GuideHomeData, GuideHomePage, NoDocsPage } from './guide.tsx';
import { type ReferenceData, ReferencePage } from './reference.tsx';
import { type RulesData, RulesPage } from './rules.tsx';
import { type ServiceStatusData, ServiceStatusPage } from './status.tsx';

/** The data of every page for developers, by its name. */
interface DocsPageData {
  readonly home: GuideHomeData;
  readonly article: ArticleData;
  readonly changes: ApiChangesData;
  readonly status: ServiceStatusData;
  readonly reference: ReferenceData;
  readonly rules: RulesData;
  readonly missing: Readonly<Record<string, never>>;
}

/** Every page for developers by its name, as HTML. */
export const renderDocs: {
  readonly [N in keyof DocsPageData]: (site: DocsSite, data: DocsPageData[N]) => string;
} = {
  home: (site, data) => htmlOf(<GuideHomePage site={site} data={data} />),
  article: (site, data) => htmlOf(<ArticlePage site={site} data={data} />),
  changes: (site, data) => htmlOf(<ApiChangesPage site={site} data={data} />),
  status: (site, data) => htmlOf(<ServiceStatusPage site={site} data={data} />),
  reference: (site, data) => htmlOf(<ReferencePage site={site} data={data} />),
  rules: (site, data) => htmlOf(<RulesPage site={site} data={data} />),
  missing: (site) => htmlOf(<NoDocsPage site={site} />),
};
