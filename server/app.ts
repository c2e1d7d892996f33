// The HTTP application, made of its parts; it opens nothing and listens to nothing.

import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { cors } from './http/cors.ts';
import { errorHandler, type FailureListener, onlyGet, unknownRoute } from './http/error-handler.ts';
import type { Operation } from './http/operation.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security.ts';
import { describeApi } from './openapi.ts';
import { homePage } from './pages/home.ts';
import { pageStyle } from './pages/style.ts';
import { explainOperations } from './routes/explain.ts';
import { festivalOperations } from './routes/festivals.ts';
import { healthOperations } from './routes/health.ts';
import { packOperations } from './routes/packs.ts';
import { ruleOperations } from './routes/rules.ts';
import type { Service } from './service.ts';

/** What an application is made of. */
export interface AppParts {
  readonly service: Service;
  /** logs requests */
  readonly requestLog?: RequestHandler;
  /** stand before every operation that is not public: keys, plans, quotas */
  readonly gates?: readonly RequestHandler[];
  /** hears of failures that are our own fault */
  readonly onFailure?: FailureListener;
}

/** Every operation of the API. */
function operationsOf(service: Service): Operation[] {
  return [
    ...healthOperations(service),
    ...festivalOperations(service),
    ...explainOperations(service),
    ...ruleOperations(service),
    ...packOperations(service),
  ];
}

/** Makes the application. */
export function createApp({ service, requestLog, gates = [], onFailure = () => {} }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  const before: readonly RequestHandler[] = [
    requestId,
    ...(requestLog === undefined ? [] : [requestLog]),
    cors,
    securityHeaders(pageStyle),
    compression(),
    express.json({ limit: '100kb' }),
  ];
  for (const handler of before) app.use(handler);

  const operations = operationsOf(service);
  const description = describeApi(operations);
  app.get('/', homePage(service));
  app.get('/openapi.json', (_request, response) => {
    response.json(description);
  });
  for (const operation of operations) {
    app.get(expressPath(operation.path), ...(operation.public ? [] : gates), handlerOf(operation));
  }
  for (const path of ['/openapi.json', ...operations.map((operation) => operation.path)]) {
    app.all(expressPath(path), onlyGet);
  }
  app.use(unknownRoute);
  app.use(errorHandler(onFailure));
  return app;
}

const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const handlerOf =
  (operation: Operation): RequestHandler =>
  async (request, response) => {
    response.json(await operation.answer(request.query, request.params));
  };
