// The HTTP application, made of its parts; it opens nothing and listens to nothing.

import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { describeApi } from '../openapi.ts';
import { homePage } from '../pages/home.ts';
import { pageStyle } from '../pages/style.ts';
import { angaOperations } from '../routes/angas.ts';
import { calendarOperations } from '../routes/calendar.ts';
import { conditionOperations } from '../routes/conditions.ts';
import { dayContextOperations } from '../routes/day-context.ts';
import { evaluateOperations } from '../routes/evaluate.ts';
import { explainOperations } from '../routes/explain.ts';
import { festivalOperations } from '../routes/festivals.ts';
import { healthOperations } from '../routes/health.ts';
import { locationOperations } from '../routes/locations.ts';
import { monthOperations } from '../routes/months.ts';
import { packOperations } from '../routes/packs.ts';
import { panchangOperations } from '../routes/panchang.ts';
import { ruleOperations } from '../routes/rules.ts';
import { skyOperations } from '../routes/sky.ts';
import { timingOperations } from '../routes/timings.ts';
import type { Service } from '../service.ts';
import { admission } from './admission.ts';
import { callerOf } from './caller.ts';
import { cors } from './cors.ts';
import { errorHandler, type FailureListener, onlyJson, otherMethods, unknownRoute } from './error-handler.ts';
import { defaultLimits, type HttpLimits } from './limits.ts';
import type { Operation } from './operation.ts';
import { requestId } from './request-id.ts';
import { type AnswerText, responseCache } from './response-cache.ts';
import { securityHeaders } from './security.ts';
import { type SendText, textSender } from './send-text.ts';

/** What an application is made of. */
export interface AppParts {
  readonly service: Service;
  /** logs requests */
  readonly requestLog?: RequestHandler;
  /** stand before every operation that is not public: keys, plans, quotas */
  readonly gates?: readonly RequestHandler[];
  /** bytes of answers kept; default 32 million, 0 keeps none */
  readonly responseCacheBytes?: number;
  readonly limits?: HttpLimits;
  /** hears of failures that are our own fault */
  readonly onFailure?: FailureListener;
}

/** Every operation of the API. */
function operationsOf(service: Service): Operation[] {
  return [
    ...healthOperations(service),
    ...panchangOperations(service),
    ...dayContextOperations(service),
    ...angaOperations(service),
    ...timingOperations(service),
    ...skyOperations(service),
    ...monthOperations(service),
    ...conditionOperations(service),
    ...calendarOperations(service),
    ...festivalOperations(service),
    ...explainOperations(service),
    ...ruleOperations(service),
    ...evaluateOperations(service),
    ...packOperations(service),
    ...locationOperations(service),
  ];
}

const healthPath = '/v1/health';

/** The longest text that is evaluated fits, every character of it escaped. */
const largestBody = '150kb';

/** An application that has no routes yet: what every request passes before one is found. */
export function bareApp({
  requestLog,
  limits = defaultLimits,
}: Pick<AppParts, 'requestLog' | 'limits'>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  const before: readonly RequestHandler[] = [
    requestId,
    ...(requestLog === undefined ? [] : [requestLog]),
    cors,
    securityHeaders(pageStyle),
    compression(),
  ];
  for (const handler of before) app.use(handler);
  const admit = admission(limits);
  app.use((request, response, next) => {
    // Whether the service runs is answered however much there is to do.
    if (request.path === healthPath) next();
    else admit(request, response, next);
  });
  // `null` is JSON, if no body: what it may be is for the operation to say.
  app.use(express.json({ limit: largestBody, strict: false }));
  return app;
}

/** Bytes of answers kept where nothing else is said. */
const defaultAnswerBytes = 32_000_000;

/** Makes the application. */
export function createApp(parts: AppParts): Express {
  const { service, gates = [], onFailure = () => {}, limits = defaultLimits } = parts;
  const app = bareApp(parts);
  const operations = operationsOf(service);
  const textOf = responseCache(service, parts.responseCacheBytes ?? defaultAnswerBytes);
  const send = textSender(limits.sending);
  const description = JSON.stringify(describeApi(operations));
  app.get('/', homePage(service));
  app.get('/openapi.json', (request, response) => send(request, response, description));
  app.all('/openapi.json', otherMethods(['get']));
  for (const [path, ofPath] of byPath(operations)) {
    for (const operation of ofPath) {
      const before = [...(operation.public ? [] : gates), ...(operation.takesBody ? [onlyJson] : [])];
      app[operation.method](expressPath(path), ...before, handlerOf(operation, service, textOf, send));
    }
    app.all(expressPath(path), otherMethods(ofPath.map(({ method }) => method)));
  }
  app.use(unknownRoute);
  app.use(errorHandler(onFailure));
  return app;
}

// A path in so many words is found before one that a parameter of another would take in.
function byPath(operations: readonly Operation[]): readonly (readonly [string, readonly Operation[]])[] {
  const paths = [...new Set(operations.map(({ path }) => path))];
  const general = (path: string): number => (path.includes('{') ? 1 : 0);
  return paths
    .sort((a, b) => general(a) - general(b))
    .map((path) => [path, operations.filter((operation) => operation.path === path)]);
}

const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const handlerOf =
  (operation: Operation, { turns }: Service, textOf: AnswerText, send: SendText): RequestHandler =>
  async (request, response) => {
    const caller = callerOf(request);
    const prepared = operation.prepare(request.query, request.params, request.body, caller);
    const compute = (): Promise<string> => textOf(prepared);
    const shared = operation.inTurns ? turns : undefined;
    const text = await (shared === undefined ? compute() : shared.run(caller, compute));
    await send(request, response, text);
  };
