// A service in this process, on a free port, with a clock that stands still.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { afterAll } from 'vitest';
import { sentenceWordsIn } from '../../app/names/sentence-words.ts';
import { sourcesOf } from '../../app/names/sources.ts';
import { bundledCatalogue } from '../../app/places/catalogue/bundled.ts';
import { geoZones } from '../../app/places/zones.ts';
import { openInProcess } from '../../host/in-process.ts';
import { type AppParts, createApp, openApp } from '../../server/compose/application.ts';
import { computationsOf } from '../../server/compute/computations.ts';
import { type Compute, openCompute } from '../../server/compute/compute.ts';
import type { ComputeService } from '../../server/compute/compute-service.ts';
import { openDayContexts } from '../../server/compute/day-contexts.ts';
import type { PacksInForce } from '../../server/compute/packs-in-force.ts';
import type { PacksReport } from '../../server/compute/tasks.ts';
import { answerClientError } from '../../server/http/client-error.ts';
import { makeDocuments } from '../../server/openapi/make-documents.ts';
import type { Dashboard } from '../../server/pages/dashboard.ts';
import { docsDir, openDocs } from '../../server/pages/docs/open-docs.ts';
import { readSiteFiles, siteDir } from '../../server/pages/site/assets.ts';
import { pageMaker } from '../../server/pages/site/make-page.ts';
import type { ApiDocuments } from '../../server/reference/documents.ts';
import { readExamples } from '../../server/reference/examples.ts';
import { type Reference, readChangelog } from '../../server/reference/reference.ts';
import { threadOperations } from '../../server/routes/computed.ts';
import type { Operation } from '../../server/routes/operation/operation.ts';
import type { Service } from '../../server/routes/service.ts';
import { openStore } from '../../server/store/open.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

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
  /** the body as it was sent */
  readonly bytes: Uint8Array;
  /** the body as JSON */
  json<T = Record<string, unknown>>(): T;
}

/** A client of a service under test. */
export interface Client {
  /** the main thread's */
  readonly service: Service;
  /** what computations see, in the process of the test */
  readonly computing: ComputeService;
  /** what its application is made of */
  readonly parts: AppParts;
  readonly failures: unknown[];
  /** where it listens */
  readonly url: string;
  get(path: string, init?: RequestInit): Promise<Answer>;
}

// The documents are made when the first request needs them, of the examples as they were when the tests began.
const examples = readExamples();
let documents: ApiDocuments | undefined;
const reference: Reference = {
  changelog: readChangelog(),
  get documents() {
    documents ??= makeDocuments(examples);
    return documents;
  },
};

/** 21 November 2026, noon in India. */
const statusClock = Date.UTC(2026, 10, 21, 6, 30);

/** Memory of a process that takes neither more nor less, bytes. */
const statusMemory = { rss: 180 * 2 ** 20, heapUsed: 90 * 2 ** 20 };

/** Computes in this process what threads compute for a service. */
export function computeInProcess(
  computing: ComputeService,
  operations: readonly Operation[] = threadOperations(),
): Compute {
  const pages = pageMaker(computing, operations, readSiteFiles(siteDir()));
  const host = openInProcess(() => computationsOf(computing, operations, pages), null);
  return openCompute({ quick: host, long: host, texts: host });
}

/** What a main thread knows of the packs of a workspace in this process. */
function packsOf({ workspace, catalogue }: ComputeService): PacksInForce {
  const { packs } = workspace.packs();
  const codes = [...packs.values()].flatMap(({ documents }) =>
    documents.flatMap(({ rules }) => rules.map(({ code }) => code)),
  );
  let report: PacksReport | undefined;
  const read = (): PacksReport => ({
    version: 'tests',
    ephemeris: workspace.sky.ephemerisVersion,
    catalogue: catalogue().version,
    count: packs.size,
    rules: new Set(codes).size,
    locations: catalogue().size,
    texts: null,
    fingerprints: {},
    failing: [],
    missing: [],
    diagnostics: [],
  });
  return {
    report: () => {
      report ??= read();
      return report;
    },
    lastReload: () => undefined,
  };
}

/** A service that computes in this process with other parts than its own, such as another clock. */
export function serviceWith(
  { service, computing }: Pick<Client, 'service' | 'computing'>,
  others: Partial<ComputeService>,
): Service {
  const own: ComputeService = { ...computing, ...others };
  return {
    ...service,
    now: own.now,
    version: own.version,
    startedAt: own.startedAt,
    failed: own.failed,
    compute: computeInProcess(own),
    packs: packsOf(own),
  };
}

/** Starts an application for the tests of a file and closes it after them. */
export async function startClient(): Promise<Client> {
  const failures: unknown[] = [];
  const now = (): number => statusClock;
  const computing: ComputeService = {
    // A test may put other packs in the place of these.
    workspace: { ...sharedWorkspace() },
    zones: geoZones(),
    catalogue: bundledCatalogue(),
    now,
    version: '0.0.0-test',
    startedAt: statusClock - 90_000,
    sentenceWords: (language) =>
      sentenceWordsIn(language, sourcesOf(computing.workspace.packs(), computing.workspace.words())),
    dayContexts: openDayContexts(now),
    failed: (error) => failures.push(error),
  };
  const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-service-'));
  const store = await openStore({ dataDir, now });
  const { startedAt, version, failed } = computing;
  const service: Service = {
    startedAt,
    now,
    version,
    failed,
    compute: computeInProcess(computing),
    packs: packsOf(computing),
    store,
  };
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const parts: AppParts = {
    ...openApp(service),
    reference,
    dashboard: unbuilt,
    docs: openDocs(docsDir(), readSiteFiles(siteDir())),
    health: { memory: () => statusMemory },
    onFailure: (error) => failures.push(error),
  };
  const url = await urlOf(createApp(parts));
  return {
    service,
    computing,
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
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const { status, headers } = response;
  return { status, headers, text, bytes, json: <T>() => JSON.parse(text) as T };
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
