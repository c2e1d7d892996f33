// Texts that ask for more than they are given: they are ended, and the service goes on.

import { describe, expect, test } from 'vitest';
import { readPackSet } from '../../compiler/compile.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';
import { posted, type Refused, startClient } from './harness.ts';
import { slow, sound } from './texts.ts';

const path = '/v1/rules/evaluate';
const limits = { milliseconds: 1500, threads: 1, queue: 1 };
const { get, failures, service } = await startClient({ sandbox: limits });
const evaluate = async (text: string) => {
  const answer = await get(path, posted({ text }));
  return [answer.status, answer.json<Refused>().error ?? 'ok'];
};

describe('a text that takes too long', () => {
  test('is ended, others are answered meanwhile and after', async () => {
    expect(await evaluate(sound)).toEqual([200, 'ok']);
    const began = performance.now();
    let isOver = false;
    const ended = evaluate(slow).finally(() => {
      isOver = true;
    });
    expect((await get('/v1/health')).status).toBe(200);
    expect(isOver).toBe(false);
    expect(await ended).toEqual([422, 'evaluation_too_long']);
    expect(performance.now() - began).toBeGreaterThan(limits.milliseconds - 50);
    expect((await get('/v1/festivals?date=2026-09-14')).status).toBe(200);
    expect(await evaluate(sound)).toEqual([200, 'ok']);
  });

  test('those beyond the queue are told to come again', async () => {
    const ended = evaluate(slow);
    expect((await get('/v1/health')).status).toBe(200);
    const others = await Promise.all([sound, sound, sound].map(evaluate));
    expect(others.sort()).toEqual([
      [200, 'ok'],
      [503, 'busy'],
      [503, 'busy'],
    ]);
    expect(await ended).toEqual([422, 'evaluation_too_long']);
    expect(failures).toEqual([]);
  });
});

test('after a reload texts are evaluated with the new packs', async () => {
  const { workspace } = service;
  const inForce = workspace.packs();
  const files = [...inForce.packs.values()].flatMap(({ documents }) => documents.map(({ file }) => file));
  const later = files.map(({ path: name, text }) =>
    sourceFile(
      name,
      name === 'base/diwali.yaml'
        ? text.replace('prefer most of pradosha by government_list\n      then first', 'then last')
        : text,
    ),
  );
  const before = async (): Promise<unknown> => {
    const text = 'extend FESTIVAL_DIWALI:\n  name: Lamps\n';
    const answer = await get(path, posted({ text, year: 2024 }));
    return answer.json<{ rules: { before: { date: string }[] }[] }>().rules[0].before[0].date;
  };
  expect(await before()).toBe('2024-10-31');
  const renewed = readPackSet(later, { dataVersion: workspace.sky.ephemerisVersion });
  Object.assign(workspace, { packs: () => renewed });
  expect(await before()).toBe('2024-11-01');
  Object.assign(workspace, { packs: () => inForce });
  expect(await before()).toBe('2024-10-31');
});

test('a text that takes too much memory is ended, again and again', async () => {
  const poor = await startClient({ sandbox: { megabytes: 12, milliseconds: 20_000 } });
  for (let i = 0; i < 2; i++) {
    const answer = await poor.get(path, posted({ text: sound }));
    expect([answer.status, answer.json<Refused>().error]).toEqual([422, 'evaluation_too_large']);
    expect((await poor.get('/v1/festivals?date=2026-09-14')).status).toBe(200);
  }
  expect(poor.failures).toEqual([]);
});
