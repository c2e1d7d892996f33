// Requests as metrics: how long each took by operation and class of status, how many are under way, what was refused.
// Labels are ids of operations, classes, codes of errors and plans, never anything that a client sends.

import { planIds } from '@nirnaya/contract/plans';
import type { RequestHandler, Response } from 'express';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { HttpError } from '../../http/http-error.ts';

/** Measures requests. */
export interface RequestMetrics {
  /** begins to measure; stands before everything that may refuse */
  readonly begin: RequestHandler;
  /** says which operation a request has come to */
  name(response: Response, operation: string): void;
  /** counts an error that is about to be answered */
  refused(error: HttpError, response: Response): void;
}

/** Upper bounds in seconds; what is kept takes one millisecond, a year of a new place some hundred. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is counted under no operation: pages, preflights, addresses that are not there, refusals before a route. */
const noOperation = 'none';

/** Codes that say that a plan or quota does not reach. */
const quotaCodes: ReadonlySet<string> = new Set([
  'plan_upgrade_required',
  'key_restricted',
  'quota_exceeded',
  'rate_limited',
  'account_rate_limited',
  'too_many_new_keys',
]);

/** Adds the metrics of requests to a registry. */
export function requestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const duration = new Histogram({
    name: 'nirnaya_http_request_duration_seconds',
    help: 'Duration of requests, by operation id and class of status; aborted: the client disconnected',
    labelNames: ['operation', 'status'],
    buckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'nirnaya_http_requests_in_flight',
    help: 'Requests being answered',
    registers,
  });
  const errors = new Counter({
    name: 'nirnaya_http_errors_total',
    help: 'Error responses, by code and status',
    labelNames: ['error', 'status'],
    registers,
  });
  const quota = new Counter({
    name: 'nirnaya_quota_refusals_total',
    help: 'Requests refused by plan, quota or burst',
    labelNames: ['error', 'plan'],
    registers,
  });

  return {
    begin: (_request, response, next) => {
      const began = performance.now();
      inFlight.inc();
      response.on('close', () => {
        inFlight.dec();
        const operation: string = response.locals.operation ?? noOperation;
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
        duration.observe({ operation, status }, (performance.now() - began) / 1000);
      });
      next();
    },
    name: (response, operation) => {
      response.locals.operation = operation;
    },
    refused: ({ code, status }, response) => {
      errors.inc({ error: code, status: String(status) });
      if (!quotaCodes.has(code)) return;
      const plan = response.getHeader('X-RateLimit-Plan');
      quota.inc({ error: code, plan: planIds.find((id) => id === plan) ?? noOperation });
    },
  };
}
