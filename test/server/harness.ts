// A service in this process, on a free port, with a clock that stands still.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { afterAll } from 'vitest';
import { bundledCatalogue } from '../../app/places/catalogue/bundled.ts';
import { geoZones } from '../../app/places/zones.ts';
import { openWorkspace } from '../../app/workspace.ts';
import { type AppParts, createApp } from '../../server/http/application.ts';
import { answerClientError } from '../../server/http/client-error.ts';
import { memoryCache } from '../../server/http/ttl-cache.ts';
import type { Dashboard } from '../../server/pages/dashboard.ts';
import { readReference } from '../../server/reference/reference.ts';
import { type RequestService, serviceFor } from '../../server/request-service.ts';
import { openSandbox, type SandboxLimits } from '../../server/sandbox/pool.ts';
import type { Service } from '../../server/service.ts';
import { openStore } from '../../server/store/open.ts';
import { openTurns } from '../../server/turns.ts';

// A page in place of the dashboard, which need not be built for these tests.
const unbuilt: Dashboard = {
  index: {
    type: 'text/html; charset=utf-8',
    text: '<!doctype html><title>Dashboard</title>',
    tag: 'W/"page"',
  },
  assets: new Map(),
};

/** An answer taken in. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** the body as JSON */
  json<T = Record<string, unknown>>(): T;
}

/** A client of a service under test. */
export interface Client {
  /** as a request of the tests sees it */
  readonly service: RequestService;
  /** what its application is made of */
  readonly parts: AppParts;
  readonly failures: unknown[];
  /** where it listens */
  readonly url: string;
  get(path: string, init?: RequestInit): Promise<Answer>;
}

/** How the service under test differs from the usual one. */
interface ClientOptions {
  /** what the evaluation of texts may take */
  readonly sandbox?: Partial<SandboxLimits>;
}

/** 21 November 2026, noon in India. */
const standingClock = Date.UTC(2026, 10, 21, 6, 30);

/** Memory of a process that takes neither more nor less, bytes. */
const standingMemory = { rss: 180 * 2 ** 20, heapUsed: 90 * 2 ** 20 };

/** Starts an application for the tests of a file and closes it after them. */
export async function startClient({ sandbox: limits }: ClientOptions = {}): Promise<Client> {
  const workspace = openWorkspace();
  const failures: unknown[] = [];
  const sandbox = openSandbox(limits);
  const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-service-'));
  const store = await openStore({ dataDir, now: () => standingClock });
  const usual: Service = {
    workspace,
    zones: geoZones(),
    catalogue: bundledCatalogue(),
    now: () => standingClock,
    version: '0.0.0-test',
    startedAt: standingClock - 90_000,
    dayContexts: memoryCache({ maxAge: 6 * 3_600_000, maxSize: 1_000_000, now: () => standingClock }),
    sandbox,
    turns: openTurns(),
    store,
    failed: (error) => failures.push(error),
    lastReload: () => undefined,
  };
  afterAll(async () => {
    await sandbox.close();
    workspace.close();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const parts: AppParts = {
    service: usual,
    reference: readReference(),
    dashboard: unbuilt,
    health: { memory: () => standingMemory },
    onFailure: (error) => failures.push(error),
  };
  const url = await urlOf(createApp(parts));
  return {
    service: serviceFor(usual, 'tests'),
    parts,
    failures,
    url,
    get: (path, init) => ask(`${url}${path}`, init),
  };
}

/** Serves an application for the tests of a file; gives what asks it. */
export async function serve(app: Express): Promise<Client['get']> {
  const url = await urlOf(app);
  return (path, init) => ask(`${url}${path}`, init);
}

async function urlOf(app: Express): Promise<string> {
  const { server, url } = await listen(createServer(app).on('clientError', answerClientError));
  afterAll(() => {
    server.closeIdleConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return url;
}

/** A request that posts a body as JSON. */
export const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Asks an address. */
export async function ask(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, json: <T>() => JSON.parse(text) as T };
}

async function listen(server: Server): Promise<{ server: Server; url: string }> {
  // A test that computes for long would find its idle connection closed just as it asks again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, url: `http://127.0.0.1:${address.port}` };
}

/** The parts of festival answers that tests look at. */
export interface Festivals {
  readonly date: string;
  readonly count: number;
  readonly festivals: readonly {
    readonly code: string;
    readonly variant: string | null;
    readonly name: string;
    readonly name_sa: string | null;
    readonly within: readonly { readonly code: string; readonly type: string }[];
    readonly type: string;
    readonly tags: readonly string[];
    readonly date: string;
    readonly pack: string;
    readonly reason: string;
    readonly windows: readonly {
      readonly key: string;
      readonly start_at: string;
      readonly end_at: string;
    }[];
    readonly authorities: readonly { readonly work: string; readonly level: string }[];
    readonly observatory?: Record<string, unknown>;
  }[];
  readonly location: Readonly<Record<string, unknown>>;
  readonly _engine: Readonly<Record<string, unknown>> & {
    readonly region_resolution: Readonly<Record<string, unknown>>;
    readonly rule_pack_chain: readonly string[];
  };
}

/** The parts of error bodies that tests look at. */
export interface Refused {
  readonly error: string;
  readonly message: string;
  readonly request_id: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}
