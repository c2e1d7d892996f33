// An application whose operations a test makes, with everything around them as in the real one.

import type { Express } from 'express';
import type { AccessControl } from '../../server/access/access-control.ts';
import { appWithoutRoutes, openApp } from '../../server/compose/application.ts';
import type { ComputeService } from '../../server/compute/compute-service.ts';
import type { PacksReport } from '../../server/compute/tasks.ts';
import { errorHandler } from '../../server/http/error-handler.ts';
import { defaultLimits, type HttpLimits } from '../../server/http/limits.ts';
import { textSender } from '../../server/http/send-text.ts';
import { mounter } from '../../server/routes/operation/mount.ts';
import type { Operation } from '../../server/routes/operation/operation.ts';
import type { Service } from '../../server/routes/service.ts';
import { type Client, computeInProcess, serve } from './harness.ts';

/** How the application differs from the usual one. */
interface OwnOptions {
  readonly accessControl?: AccessControl | 'open';
  readonly lag?: () => number;
  readonly limits?: Partial<HttpLimits>;
  readonly failures?: unknown[];
  /** of the packs: what answers depend on besides their parameters */
  readonly version?: () => string;
}

/** Serves operations for the tests of a file. */
export const serveOperations = (
  operations: readonly Operation[],
  options: OwnOptions = {},
): Promise<Client['get']> => serve(appOf(operations, options));

/** An application of operations. */
export function appOf(
  operations: readonly Operation[],
  { accessControl = 'open', lag = () => 0, limits = {}, failures = [], version = () => '1' }: OwnOptions,
): Express {
  const service = plainService(operations, version);
  const bounds = { ...defaultLimits, ...limits };
  const app = appWithoutRoutes({ ...openApp(service), lag, limits: bounds });
  const mount = mounter({
    service,
    accessControl,
    countryHeader: undefined,
    limits: bounds,
    answers: { known: () => undefined, to: ({ compute }) => compute() },
    send: textSender(defaultLimits.sending),
  });
  for (const operation of operations) app[operation.method](operation.path, mount(operation));
  app.use(errorHandler({ onFailure: (error) => failures.push(error) }));
  return app;
}

// Operations of a test work with nothing of a service but what computes them and the version of its packs.
function plainService(operations: readonly Operation[], version: () => string): Service {
  const compute = computeInProcess({} as ComputeService, operations);
  const packs = { report: () => ({ version: version() }) as PacksReport, lastReload: () => undefined };
  return { compute, packs } as Partial<Service> as Service;
}
