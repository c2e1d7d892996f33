// The receivers of the examples take what the service sends, and nothing else.

import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Webhook } from '../../../server/store/webhooks.ts';
import { newEventId } from '../../../server/webhooks/event.ts';
import { openSender } from '../../../server/webhooks/send.ts';
import { newSecret } from '../../../server/webhooks/signature.ts';
import { atEnd, closeAfterFile } from './setting.ts';

closeAfterFile();

const root = join(import.meta.dirname, '../../..');
const folder = `${root}/examples/webhooks`;
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('the receiver in Python is skipped: there is no python3');

const receivers = [
  [
    'TypeScript',
    process.execPath,
    ['--conditions=@nirnaya/source', '--import', 'tsx', `${folder}/receiver.ts`],
    true,
  ],
  ['Python', 'python3', [`${folder}/receiver.py`], hasPython],
] as const;

const sender = openSender({ allowed: new Set(['127.0.0.1']), version: '0.0.0-test', now: Date.now });
atEnd(() => sender.close());

/** Starts a receiver; gives its port and the lines that it prints. */
async function start(command: string, parameters: readonly string[], secret: string) {
  const child: ChildProcessByStdio<null, Readable, null> = spawn(command, parameters, {
    env: { ...process.env, SIGNING_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(() => child.kill());
  let printed = '';
  child.stdout.on('data', (part: Buffer) => {
    printed += part;
  });
  await expect.poll(() => printed).toMatch(/listening on \d+\n/);
  const port = /listening on (\d+)/.exec(printed)?.[1];
  return { url: `http://127.0.0.1:${port}/`, lines: () => printed.trim().split('\n').slice(1) };
}

describe.each(receivers)('the receiver in %s', (_name, command, parameters, runs) => {
  test.skipIf(!runs)(
    'takes events once, of either secret of a rotation, and refuses forged ones',
    async () => {
      const secret = newSecret();
      const { url, lines } = await start(command, parameters, secret);
      const webhook = { url, secret } as Webhook;
      const event = (kind: string, data: object) => {
        const eventId = newEventId();
        return { eventId, body: JSON.stringify({ id: eventId, kind, data }) };
      };
      const send = async (one: { eventId: string; body: string }, by: Webhook = webhook) =>
        (await sender.send(one, by, new AbortController().signal)).status;

      const festival = event('festival.upcoming', { date: '2026-09-14', festival: { name: 'गणेश चतुर्थी' } });
      expect(await send(festival)).toBe(204);
      expect(await send(festival)).toBe(204);
      const rotated = { url, secret: newSecret(), oldSecret: secret, oldSecretUntil: Date.now() + 60_000 };
      expect(await send(event('rules.updated', {}), rotated as Webhook)).toBe(204);
      expect(await send(event('data.updated', {}), { url, secret: newSecret() } as Webhook)).toBe(401);
      const { body } = event('quota.warning', {});
      for (const signature of ['', 'sha256=', 'sha256=00', 'sha256=zz, md5=1', `sha256=${'0'.repeat(64)}`]) {
        const answer = await fetch(url, {
          method: 'POST',
          body,
          headers: { 'X-Service-Signature': signature },
        });
        expect(answer.status).toBe(401);
      }
      expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
      expect(await send(event('webhook.test', {}))).toBe(204);
      await expect.poll(lines).toEqual(['गणेश चतुर्थी is on 2026-09-14', 'rules.updated', 'webhook.test']);
    },
  );
});

test('the document shows the functions of the receivers as they are', () => {
  const document = readFileSync(`${root}/docs/api/WEBHOOKS.md`, 'utf8');
  const samples = [...document.matchAll(/```(ts|python)\n(.*?)```/gs)].map(([, language, text = '']) => [
    language,
    text,
  ]);
  expect(samples.map(([language]) => language)).toEqual(['ts', 'python']);
  for (const [language, text] of samples) {
    const source = readFileSync(`${folder}/receiver.${language === 'ts' ? 'ts' : 'py'}`, 'utf8');
    expect(source).toContain(text);
  }
});
