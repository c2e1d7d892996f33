// Puts the service together: the application behind access control, webhooks, metrics, load shedding. In: its parts and
// its settings. Out: the application, and what starts and ends its background work.

import type { Express, RequestHandler } from 'express';
import { openAccessControl } from '../access/access-control.ts';
import type { FailureListener } from '../http/error-handler.ts';
import type { HttpLimits } from '../http/limits.ts';
import { forgetExpired } from '../jobs/forget-expired.ts';
import { eventLoopLag } from '../observability/event-loop-lag.ts';
import { storeChecks } from '../observability/health-checks.ts';
import type { Metrics } from '../observability/metrics/open.ts';
import type { Dashboard } from '../pages/dashboard.ts';
import type { Docs } from '../pages/docs/open-docs.ts';
import type { SiteAssets } from '../pages/site/assets.ts';
import type { Reference } from '../reference/reference.ts';
import { accountOperationHandlers } from '../routes/account-handlers.ts';
import type { Service } from '../routes/service.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { openWebhooks } from '../webhooks/open.ts';
import { createApp, openApp } from './application.ts';

/** What the service is made of. */
export interface ServiceOptions {
  /** its store is the one that is measured */
  readonly service: Service;
  readonly metrics: Metrics;
  readonly requestLog: RequestHandler;
  readonly limits: HttpLimits;
  readonly reference: Reference;
  /** undefined where it was not built */
  readonly dashboard: Dashboard | undefined;
  readonly docs: Docs;
  readonly assets: SiteAssets;
  readonly settings: Pick<
    ServerSettings,
    'responseCacheBytes' | 'metrics' | 'sourceUrl' | 'publicOrigin' | 'webhookAllowPrivate'
  >;
  /** hears of failures of our own */
  readonly onFailure: FailureListener;
}

/** The service, ready to listen. */
export interface CreatedService {
  readonly app: Express;
  /** begins to deliver webhooks */
  start(): void;
  /** lets deliveries under way end and writes what was noted; to be called when no request is left, before the store is closed */
  close(): Promise<void>;
}

/** How long deliveries under way may take when the service stops, in milliseconds. */
const deliveryTime = 5000;

/** Creates the service. */
export function createService(parts: ServiceOptions): CreatedService {
  const { service, metrics, requestLog, limits, reference, dashboard, docs, assets, settings, onFailure } =
    parts;
  const { store, now, failed } = service;
  const allowedHosts = settings.webhookAllowPrivate;
  const webhooks = openWebhooks({ service, store, allowedHosts });
  const accessControl = openAccessControl({ store, now, failed, onQuota: webhooks.onQuota });
  const { lag, close: stopLag } = eventLoopLag();
  metrics.about(service);
  const stopForgetting = forgetExpired({ store, now, failed });
  const { responseCacheBytes } = settings;
  const app = createApp({
    ...openApp(service),
    accessControl,
    measuring:
      settings.metrics.kind === 'token'
        ? { kind: 'shown', metrics, token: settings.metrics.token }
        : { kind: 'measured', metrics },
    lag,
    limits,
    reference,
    dashboard,
    docs,
    assets,
    sourceUrl: settings.sourceUrl,
    publicOrigin: settings.publicOrigin,
    health: { store: storeChecks(store, now) },
    requestLog,
    onFailure,
    accountHandlers: accountOperationHandlers(service, webhooks),
    responseCacheBytes,
  });
  return {
    app,
    start: webhooks.start,
    close: async () => {
      stopLag();
      stopForgetting();
      metrics.close();
      await webhooks.close(deliveryTime);
      await accessControl.close();
    },
  };
}
