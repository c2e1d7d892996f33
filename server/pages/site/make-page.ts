// Makes a page in a thread: what it asks of the API, and its HTML.

import { Refusal } from '@nirnaya/app/requests';
import { renderPage, type Site, type SiteFiles } from '@nirnaya/web/pages';
import { wordsOf } from '@nirnaya/web/words';
import type { PageMaker } from '../../compute/computations.ts';
import type { ComputeService } from '../../compute/compute-service.ts';
import type { PageOutput } from '../../compute/tasks.ts';
import type { ThreadOperation } from '../../compute/thread-operation.ts';
import { etagOf } from '../../http/etag.ts';
import { pngOfDrawing } from '../../pictures/index.ts';
import { readAddress } from './address.ts';
import { askOf } from './ask.ts';
import { chartPage, matchPage } from './births.ts';
import { calendarPage } from './calendar.ts';
import { dayPage } from './day.ts';
import { disputesPage } from './disputes.ts';
import { feedOfPlace } from './feed.ts';
import { festivalPage } from './festival.ts';
import type { Made, Making } from './making.ts';
import { mapPage } from './map.ts';
import { muhuratPage } from './muhurat.ts';
import { nearestPlace, placesPage } from './place-pages.ts';
import { missingPage, refusedPage } from './refused.ts';
import { shortRules } from './short-rules.ts';
import { tithiPage } from './tithi.ts';

/** Makes the pages of a service over its operations. */
export function pageMaker(
  service: ComputeService,
  operations: readonly ThreadOperation[],
  files: SiteFiles,
): PageMaker {
  const ask = askOf(service, operations);
  return ({ path, query, form, now, preferred, sourceUrl, publicOrigin }) => {
    const address = readAddress(path, query, preferred);
    if (address === undefined) throw new Error(`${path} is no address of the site`);
    const site: Site = {
      words: wordsOf(address.language),
      files,
      origin: publicOrigin,
      version: service.version,
      rules: shortRules(service),
    };
    const making: Making = { service, ask, site, now };
    const made = (): PageOutput | Promise<PageOutput> => {
      switch (address.page) {
        case 'day':
          return sent(dayPage(making, address));
        case 'festival':
          return sent(festivalPage(making, address));
        case 'calendar':
          return sent(calendarPage(making, address));
        case 'tithi':
          return sent(tithiPage(making, address));
        case 'feed':
          return sent(feedOfPlace(making, address));
        case 'disputes':
          return sent(disputesPage(making, address));
        case 'map':
          return sent(mapPage(making, address));
        case 'muhurat':
          return sent(muhuratPage(making, address));
        case 'chart':
          return sent(chartPage(making, form));
        case 'match':
          return sent(matchPage(making, form));
        case 'places':
          return sent(placesPage(making, address));
        case 'at':
          return sent(nearestPlace(making, address));
        case 'source':
          return sent({ kind: 'html', status: 200, html: renderPage.source(site, { offeredAt: sourceUrl }) });
        case 'design':
          return sent({ kind: 'html', status: 200, html: renderPage.design(site, {}) });
        case 'playground':
          return sent({ kind: 'html', status: 200, html: renderPage.playground(site, {}) });
        case 'missing':
          return sent(missingPage(site));
      }
    };
    const refused = (error: unknown): PageOutput | Promise<PageOutput> => {
      if (!(error instanceof Refusal)) throw error;
      return sent(refusedPage(making, address, error));
    };
    try {
      const page = made();
      return page instanceof Promise ? page.catch(refused) : page;
    } catch (error) {
      return refused(error);
    }
  };
}

const utf8 = new TextEncoder();

const htmlType = 'text/html; charset=utf-8';
const svgType = 'image/svg+xml';
const pngType = 'image/png';
const calendarType = 'text/calendar; charset=utf-8';

function sent(made: Made): PageOutput | Promise<PageOutput> {
  switch (made.kind) {
    case 'moved':
      return output({ status: 302, type: htmlType, location: made.location }, '');
    case 'svg':
      return output({ status: 200, type: svgType, location: undefined }, made.svg);
    case 'png':
      return made.png.then(pngOutput);
    case 'drawing':
      return pngOfDrawing(made).then(pngOutput);
    case 'calendar':
      return output({ status: 200, type: calendarType, location: undefined }, made.text);
    case 'html':
      return output({ status: made.status, type: htmlType, location: undefined }, made.html);
  }
}

const pngOutput = (body: Uint8Array<ArrayBuffer>): PageOutput => ({
  status: 200,
  type: pngType,
  location: undefined,
  body,
  tag: etagOf(body),
});

function output(head: Omit<PageOutput, 'body' | 'tag'>, text: string): PageOutput {
  const body = utf8.encode(text);
  return { ...head, body, tag: etagOf(body) };
}
