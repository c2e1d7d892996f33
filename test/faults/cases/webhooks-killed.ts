// A process that delivers webhooks is killed again and again: every event arrives, a repeat keeps its id.

import { createServer } from 'node:http';
import { openStore } from '../../../server/store/open.ts';
import type { OutboxEvent } from '../../../server/store/webhooks.ts';
import { newEventId } from '../../../server/webhooks/event.ts';
import { newSecret } from '../../../server/webhooks/signature.ts';
import type { FaultCase, FaultContext } from '../fault-case.ts';

const events = 2000;
const webhooks = 10;
const kills = 6;

/** Milliseconds in which a receiver answers, so that attempts are under way whenever a process is killed. */
const answerTime = 20;

/** Until when all is to have arrived after the last kill: a lease, retries and somewhat more, in milliseconds. */
const patience = 240_000;

export const faultCase: FaultCase = {
  name: `${events} events for ${webhooks} webhooks, the process that delivers them killed ${kills} times`,
  timeLimit: 600_000,
  run: async (context) => {
    const receiver = await startReceiver();
    try {
      return await delivered(context, receiver);
    } finally {
      await receiver.close();
    }
  },
};

async function delivered({ startServer, folder, random, signal }: FaultContext, receiver: Receiver) {
  const options = { dataDir: folder, env: { WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' } };
  const sent = await fillOutbox(folder, receiver.url);
  let running = await startServer(options);
  let killed = 0;
  while (killed < kills && receiver.counts.size < events) {
    await new Promise((resolve) => setTimeout(resolve, 500 + 1000 * random()));
    await running.kill();
    killed += 1;
    running = await startServer(options);
  }
  const beforeLast = receiver.counts.size;
  const began = performance.now();
  while (receiver.counts.size < events && performance.now() - began < patience && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const took = (performance.now() - began) / 1000;
  const lost = sent.filter((id) => !receiver.counts.has(id));
  const strange = [...receiver.counts.keys()].filter((id) => !sent.includes(id));
  const repeats = [...receiver.counts.values()].reduce((sum, count) => sum + count - 1, 0);
  return {
    tried: events,
    failed: [
      ...(lost.length > 0 ? [`${lost.length} of ${events} events never arrived`] : []),
      ...(strange.length > 0 ? [`${strange.length} came with an id that no event has`] : []),
      ...(beforeLast >= events ? ['all had arrived before the last kill, which proves nothing'] : []),
    ],
    figures: {
      kills: killed,
      'arrived before the last start': beforeLast,
      'arrived more than once': repeats,
      lost: lost.length,
      'from the last start to the last event, s': took.toFixed(1),
    },
  };
}

// The events are in the outbox before anything delivers.
async function fillOutbox(dataDir: string, url: string): Promise<string[]> {
  const store = await openStore({ dataDir, now: Date.now });
  const ids: string[] = [];
  try {
    for (let i = 0; i < webhooks; i++) {
      const createdAt = Date.now();
      const account = await store.createAccount({ name: `receiver ${i}`, plan: 'pro', createdAt });
      const webhook = await store.createWebhook(
        {
          accountId: account.id,
          url: `${url}/${i}`,
          kinds: ['data.updated'],
          filter: undefined,
          description: '',
          secret: newSecret(),
          createdAt,
        },
        10,
      );
      if (webhook === undefined) throw new Error('no room for a webhook');
      const due = Array.from({ length: events / webhooks }, (): OutboxEvent => {
        const eventId = newEventId();
        ids.push(eventId);
        const body = JSON.stringify({ id: eventId, kind: 'data.updated' });
        return { webhookId: webhook.id, eventId, kind: 'data.updated', body, createdAt, dueAt: createdAt };
      });
      await store.publishOnce({ name: `case/${i}`, value: '1' }, due);
    }
  } finally {
    await store.close();
  }
  return ids;
}

interface Receiver {
  readonly url: string;
  /** how often each event was received and acknowledged */
  readonly counts: Map<string, number>;
  close(): Promise<void>;
}

function startReceiver(): Promise<Receiver> {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers['x-service-event-id']);
    request.resume();
    request.once('end', () => {
      setTimeout(() => {
        // Received is what is acknowledged: a connection that is gone by now was not.
        if (!response.destroyed && response.socket?.destroyed === false)
          counts.set(id, (counts.get(id) ?? 0) + 1);
        response.writeHead(204).end();
      }, answerTime);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        counts,
        close: async () => {
          server.closeAllConnections();
          await new Promise((closed) => server.close(closed));
        },
      });
    });
  });
}
