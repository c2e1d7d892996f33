// The pages of the service as HTML: functions from the answers of the API, which need nothing else.

import type { Site } from '../design/parts/index.ts';

import { type ChartData, ChartPage } from './births/chart.tsx';
import { type MatchData, MatchPage } from './births/match.tsx';
import { type MonthData, MonthPage, type YearData, YearPage } from './calendar.tsx';
import { DesignPage } from './design.tsx';
import { type DisputesData, DisputesPage } from './disputes.tsx';
import { type FestivalData, FestivalPage } from './festival.tsx';
import { htmlOf } from './html.ts';
import { type MapData, MapPage } from './map.tsx';
import { type MuhuratData, MuhuratPage } from './muhurat.tsx';
import { type PlacesData, PlacesPage } from './places.tsx';
import { type ErrorData, ErrorPage, type SourceData, SourcePage } from './plain.tsx';
import { PlaygroundPage } from './playground/page.tsx';
import { type TithiData, TithiPage } from './tithi.tsx';
import { type TodayData, TodayPage } from './today.tsx';

/** The data of every page, by its name. */
export interface PageData {
  readonly today: TodayData;
  readonly festival: FestivalData;
  readonly month: MonthData;
  readonly year: YearData;
  readonly places: PlacesData;
  readonly tithi: TithiData;
  readonly disputes: DisputesData;
  readonly map: MapData;
  readonly muhurat: MuhuratData;
  readonly chart: ChartData;
  readonly match: MatchData;
  readonly source: SourceData;
  readonly design: Readonly<Record<string, never>>;
  readonly playground: Readonly<Record<string, never>>;
  readonly error: ErrorData;
}

/** Every page by its name, as HTML. */
export const renderPage: { readonly [N in keyof PageData]: (site: Site, data: PageData[N]) => string } = {
  today: (site, data) => htmlOf(<TodayPage site={site} data={data} />),
  festival: (site, data) => htmlOf(<FestivalPage site={site} data={data} />),
  month: (site, data) => htmlOf(<MonthPage site={site} data={data} />),
  year: (site, data) => htmlOf(<YearPage site={site} data={data} />),
  disputes: (site, data) => htmlOf(<DisputesPage site={site} data={data} />),
  map: (site, data) => htmlOf(<MapPage site={site} data={data} />),
  muhurat: (site, data) => htmlOf(<MuhuratPage site={site} data={data} />),
  chart: (site, data) => htmlOf(<ChartPage site={site} data={data} />),
  match: (site, data) => htmlOf(<MatchPage site={site} data={data} />),
  tithi: (site, data) => htmlOf(<TithiPage site={site} data={data} />),
  places: (site, data) => htmlOf(<PlacesPage site={site} data={data} />),
  source: (site, data) => htmlOf(<SourcePage site={site} data={data} />),
  playground: (site) => htmlOf(<PlaygroundPage site={site} />),
  design: (site) => htmlOf(<DesignPage site={site} />),
  error: (site, data) => htmlOf(<ErrorPage site={site} data={data} />),
};
