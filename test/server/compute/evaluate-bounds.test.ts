// Texts that ask for more than they are given: they are ended, and the service goes on.

import { afterAll, describe, expect, test } from 'vitest';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { openInProcess } from '../../../host/in-process.ts';
import { openThreads, type ThreadsOptions } from '../../../host/threads/open-threads.ts';
import { createApp } from '../../../server/compose/application.ts';
import { computationsOf } from '../../../server/compute/computations.ts';
import { openCompute } from '../../../server/compute/compute.ts';
import { load } from '../../../server/compute/load.ts';
import type { ThreadState } from '../../../server/compute/thread-state.ts';
import { threadOperations } from '../../../server/routes/computed.ts';
import { type Client, posted, type Refused, serve, startClient } from '../harness.ts';
import { slow, sound } from '../texts.ts';

const path = '/v1/rules/evaluate';
const client = await startClient();
const { failures, computing } = client;
const request = { folders: [], file: undefined, before: undefined };
const state: ThreadState = { startedAt: computing.startedAt, ...load(request).state };

/** A service that evaluates texts in one thread within bounds, and computes everything else in this process. */
function servedWithin(bounds: Pick<ThreadsOptions, 'heapMb' | 'deadlineMs'>): Promise<Client['get']> {
  const texts = openThreads({
    worker: new URL('../../../server/compose/compute-worker.ts', import.meta.url),
    state,
    threads: 1,
    youngMb: 16,
    stackMb: 4,
    startMs: 60_000,
    queuePerCaller: 1,
    queueInAll: 1,
    patienceMs: 60_000,
    ...bounds,
  });
  afterAll(() => texts.close());
  const noPages = (): never => {
    throw new Error('no page is asked for');
  };
  const here = openInProcess(() => computationsOf(computing, threadOperations(), noPages), null);
  const compute = openCompute({ quick: here, long: here, texts });
  return serve(createApp({ ...client.parts, service: { ...client.service, compute } }));
}

// So long that a thread which is new evaluates what is sound on a busy machine.
const limit = 4_000;
const get = await servedWithin({ heapMb: 1024, deadlineMs: limit });
const evaluate = async (text: string) => {
  const answer = await get(path, posted({ text }));
  return [answer.status, answer.json<Refused>().error ?? 'ok'];
};

describe('a text that takes too long', () => {
  test('is ended, others are answered meanwhile and after', async () => {
    expect(await evaluate(sound)).toEqual([200, 'ok']);
    const began = performance.now();
    let isOver = false;
    const exited = evaluate(slow).finally(() => {
      isOver = true;
    });
    expect((await get('/v1/health')).status).toBe(200);
    expect(isOver).toBe(false);
    expect(await exited).toEqual([422, 'evaluation_too_long']);
    expect(performance.now() - began).toBeGreaterThan(limit - 50);
    expect((await get('/v1/festivals?date=2026-09-14')).status).toBe(200);
    expect(await evaluate(sound)).toEqual([200, 'ok']);
  });

  test('those beyond the queue are told to come again', async () => {
    const exited = evaluate(slow);
    expect((await get('/v1/health')).status).toBe(200);
    const others = await Promise.all([sound, sound, sound].map(evaluate));
    expect(others.sort()).toEqual([
      [200, 'ok'],
      [503, 'busy'],
      [503, 'busy'],
    ]);
    expect(await exited).toEqual([422, 'evaluation_too_long']);
    expect(failures).toEqual([]);
  });
});

test('after a reload texts are evaluated with the new packs', async () => {
  const { workspace } = computing;
  const inForce = workspace.packs();
  // A file whose rules are those of other packs as well is a document of each.
  const documents = [...inForce.packs.values()].flatMap((pack) => pack.documents);
  const files = new Map(documents.map(({ file }) => [file.path, file]));
  const later = [...files.values()].map(({ path: name, text }) =>
    sourceFile(
      name,
      name === 'base/diwali.yaml'
        ? text.replace(/prefer most of pradosha by government_list\n[^}]*?then first/, 'then last')
        : text,
    ),
  );
  const before = async (): Promise<unknown> => {
    const text = 'extend FESTIVAL_DIWALI:\n  name: Lamps\n';
    const answer = await client.get(path, posted({ text, year: 2024 }));
    return answer.json<{ rules: { before: { date: string }[] }[] }>().rules[0].before[0].date;
  };
  expect(await before()).toBe('2024-10-31');
  const renewed = readPackSet(later, { dataVersion: workspace.sky.ephemerisVersion });
  Object.assign(workspace, { packs: () => renewed });
  expect(await before()).toBe('2024-11-01');
  Object.assign(workspace, { packs: () => inForce });
  expect(await before()).toBe('2024-10-31');
});

test('a text that takes too much memory is ended, and others are answered after it', async () => {
  const poor = await servedWithin({ heapMb: 128, deadlineMs: 180_000 });
  const answer = await poor(path, posted({ text: slow }));
  expect([answer.status, answer.json<Refused>().error]).toEqual([422, 'evaluation_too_large']);
  expect((await poor(path, posted({ text: sound }))).status).toBe(200);
  expect(failures).toEqual([]);
});
