// The HTTP application, made of its parts; it opens nothing and listens to nothing.

import { civilDayAt } from '@nirnaya/app/requests';
import express, { type Express, type RequestHandler } from 'express';
import type { AccessControl } from '../access/access-control.ts';
import { refuseKeyInUrl } from '../access/keys/key-in-url.ts';
import { storeUnavailable } from '../access/store-unavailable.ts';
import { admission } from '../http/admission.ts';
import { noStore, publicPage } from '../http/cache-control.ts';
import { composeMiddleware } from '../http/compose-middleware.ts';
import { compressed } from '../http/compressed.ts';
import { cors } from '../http/cors.ts';
import { errorHandler, type FailureListener, otherMethods, unknownRoute } from '../http/error-handler.ts';
import { etagOf } from '../http/etag.ts';
import { byMethod, exactRoutes } from '../http/exact-routes.ts';
import { defaultLimits, type HttpLimits } from '../http/limits.ts';
import { requestId } from '../http/request-id.ts';
import { cachedAnswers } from '../http/response-cache.ts';
import { securityHeaders } from '../http/security.ts';
import { textSender } from '../http/send-text.ts';
import { shedding } from '../http/shedding.ts';
import { unmeteredHeaders } from '../http/unmetered-headers.ts';
import type { Metrics } from '../observability/metrics/open.ts';
import { metricsPage, metricsPath } from '../observability/metrics/page.ts';
import { type Dashboard, dashboardPages } from '../pages/dashboard.ts';
import type { Docs } from '../pages/docs/open-docs.ts';
import { docsPages } from '../pages/docs/routes.ts';
import { type SiteAssets, siteAssets } from '../pages/site/assets.ts';
import { errorsAsPages } from '../pages/site/error-page.ts';
import { sitePages } from '../pages/site/routes.ts';
import { descriptionText } from '../reference/description-text.ts';
import { examplesPath } from '../reference/documents.ts';
import { emptyReference, type Reference } from '../reference/reference.ts';
import type { AccountOperationId } from '../routes/account-handlers.ts';
import { computedHandlers } from '../routes/computed.ts';
import { type HealthParts, ownStatus } from '../routes/health.ts';
import type { Handlers } from '../routes/operation/handler.ts';
import { mounter } from '../routes/operation/mount.ts';
import type { Operation } from '../routes/operation/operation.ts';
import { operationsWith } from '../routes/operation/operations-with.ts';
import type { Service } from '../routes/service.ts';
import { ownHandlers } from '../routes/service-handlers.ts';

/** How requests are measured, and whether the measures are shown at the address of the service. */
export type Measuring =
  | { readonly kind: 'unmeasured' }
  | { readonly kind: 'measured'; readonly metrics: Metrics }
  /** at `/metrics`, to requests that carry the token */
  | { readonly kind: 'shown'; readonly metrics: Metrics; readonly token: string };

/** What an application is made of; `openApp` has one for every part but the service. */
export interface AppParts {
  readonly service: Service;
  /** asks for keys, holds to plans and quotas; `open`: every operation is open, as on one's own machine */
  readonly accessControl: AccessControl | 'open';
  /** what answers the operations that need an account; undefined where there are no accounts */
  readonly accountHandlers: Handlers<AccountOperationId> | undefined;
  /** logs requests */
  readonly requestLog: RequestHandler;
  readonly measuring: Measuring;
  /** by how many milliseconds the event loop lags; load is shed by it */
  readonly lag: () => number;
  readonly limits: HttpLimits;
  /** the header in which a trusted proxy names the country of the client; undefined: none is trusted */
  readonly countryHeader: string | undefined;
  /** bytes of answers that are cached; 0 caches none */
  readonly responseCacheBytes: number;
  /** undefined where it was not built */
  readonly dashboard: Dashboard | undefined;
  /** the pages for developers; undefined where none are served */
  readonly docs: Docs | undefined;
  /** the files that pages load; undefined where no pages are served */
  readonly assets: SiteAssets | undefined;
  /** where the source of the service is offered; undefined where its operator names no address */
  readonly sourceUrl: string | undefined;
  /** scheme and host by which readers reach the service; undefined where its operator does not say */
  readonly publicOrigin: string | undefined;
  /** the history of the API and the documents that describe it */
  readonly reference: Reference;
  readonly health: HealthParts;
  /** is called with failures of our own */
  readonly onFailure: FailureListener;
}

/** The parts of an application that is open to everybody, that nobody observes and that has no pages. */
export const openApp = (service: Service): AppParts => ({
  service,
  accessControl: 'open',
  accountHandlers: undefined,
  requestLog: (_request, _response, next) => next(),
  measuring: { kind: 'unmeasured' },
  lag: () => 0,
  limits: defaultLimits,
  countryHeader: undefined,
  responseCacheBytes: 32_000_000,
  dashboard: undefined,
  docs: undefined,
  assets: undefined,
  sourceUrl: undefined,
  publicOrigin: undefined,
  reference: emptyReference,
  health: {},
  onFailure: () => {},
});

/** The share of the cache that is for pages. */
const shareOfPages = 1 / 4;

const watchedPaths: readonly string[] = ['/v1/health', metricsPath];

/** An application that has no routes yet: what every request passes before one is found. */
export function appWithoutRoutes({
  requestLog,
  measuring,
  limits,
  lag,
}: Pick<AppParts, 'requestLog' | 'measuring' | 'limits' | 'lag'>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  const before: readonly RequestHandler[] = [
    requestId,
    usualHeaders,
    requestLog,
    ...(measuring.kind === 'unmeasured' ? [] : [measuring.metrics.requests.begin]),
    cors,
    securityHeaders,
    compressed,
    refuseKeyInUrl,
    // Whether the service runs, and what it does, is answered however much there is to do.
    unlessWatched(shedding(lag, limits.maxLag)),
    unlessWatched(admission(limits)),
  ];
  app.use(composeMiddleware(before));
  return app;
}

// What an answer says where nothing else is known of it.
const usual = Object.entries({ ...unmeteredHeaders, 'Cache-Control': noStore });
const usualHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of usual) response.setHeader(name, value);
  next();
};

const unlessWatched =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (watchedPaths.includes(request.path)) next();
    else handler(request, response, next);
  };

/** Every operation of the API that is answered: those that are computed, and those of the main thread. */
const operationsOf = ({
  service,
  reference,
  health,
  accountHandlers,
}: Pick<AppParts, 'service' | 'reference' | 'health' | 'accountHandlers'>): Operation[] =>
  operationsWith({
    ...computedHandlers,
    ...ownHandlers(service, reference.changelog, health),
    ...accountHandlers,
  });

/** Makes the application. */
export function createApp(parts: AppParts): Express {
  const { service, measuring, onFailure, limits, reference } = parts;
  const requests = measuring.kind === 'unmeasured' ? undefined : measuring.metrics.requests;
  const app = appWithoutRoutes(parts);
  const operations = operationsOf(parts);
  const send = textSender(limits.sending);
  const mount = mounter({
    ...parts,
    answers: cachedAnswers(
      () => service.packs.report().version,
      Math.ceil(parts.responseCacheBytes * (1 - shareOfPages)),
    ),
    send,
  });
  const answering = (operation: Operation): RequestHandler => {
    const answer = mount(operation);
    return (request, response, next) => {
      requests?.name(response, operation.id);
      return answer(request, response, next);
    };
  };
  const routeOf = (ofPath: readonly Operation[]): RequestHandler =>
    byMethod(
      new Map(ofPath.map((operation) => [operation.method.toUpperCase(), answering(operation)])),
      otherMethods(ofPath.map(({ method }) => method)),
    );
  // For browsers; others get of `/` what the operation of that path answers.
  const site = sitePages({
    compute: service.compute,
    now: service.now,
    version: () => service.packs.report().version,
    send,
    cacheBytes: Math.floor(parts.responseCacheBytes * shareOfPages),
    pagesPerMinute: limits.pagesPerMinute,
    sourceUrl: parts.sourceUrl,
    publicOrigin: parts.publicOrigin,
  });
  app.use(site);
  const { assets } = parts;
  if (assets !== undefined)
    app.use(siteAssets(assets, () => assets.offline(service.version, service.packs.report().texts)));
  // A path in so many words is found before one that a parameter of another would take in, and before the pages: the
  // router tries what is on its list one after the other.
  const paths = byPath(operations);
  const isExact = ([path]: readonly [string, readonly Operation[]]): boolean => !path.includes('{');
  app.use(exactRoutes(new Map(paths.filter(isExact).map(([path, ofPath]) => [path, routeOf(ofPath)]))));
  for (const [path, ofPath] of paths.filter((route) => !isExact(route))) {
    app.all(expressPath(path), routeOf(ofPath));
  }
  const descriptionOn = descriptionText(reference);
  if (parts.docs !== undefined)
    app.use(
      docsPages({
        docs: parts.docs,
        own: ownStatus(service, parts.health),
        version: service.version,
        now: service.now,
        send,
      }),
    );
  app.get('/openapi.json', (request, response) => {
    response.set('Cache-Control', publicPage);
    const { text, tag } = descriptionOn(civilDayAt(service.now(), 'UTC'));
    return send(request, response, text, tag);
  });
  app.all('/openapi.json', otherMethods(['get']));
  let examplesTag: string | undefined;
  app.get(examplesPath, (request, response) => {
    response.set('Cache-Control', publicPage);
    const { examples } = reference.documents;
    examplesTag ??= etagOf(examples);
    return send(request, response, examples, examplesTag);
  });
  app.all(examplesPath, otherMethods(['get']));
  app.use(dashboardPages(parts.dashboard));
  if (measuring.kind === 'shown') {
    app.get(metricsPath, metricsPage(measuring.metrics, measuring.token));
    app.all(metricsPath, otherMethods(['get']));
  }
  app.use(unknownRoute);
  app.use(
    errorHandler({
      onFailure,
      onRefused: requests?.refused,
      translate: storeUnavailable,
      ...(parts.assets === undefined
        ? {}
        : {
            asPage: errorsAsPages({
              files: parts.assets.files,
              origin: parts.publicOrigin,
              version: service.version,
              rules: () => service.packs.report().fingerprints.base ?? '',
            }),
          }),
    }),
  );
  return app;
}

function byPath(operations: readonly Operation[]): readonly (readonly [string, readonly Operation[]])[] {
  const paths = [...new Set(operations.map(({ path }) => path))];
  return paths.map((path) => [path, operations.filter((operation) => operation.path === path)]);
}

const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
