// One attempt to deliver an event: signed, sent, the answer read within bounds.

import { request } from 'undici';
import type { Delivery, Webhook } from '../store/webhooks.ts';
import { guardedAgent } from './guarded-agent.ts';
import { checkedResolve, type ResolveOptions } from './resolve.ts';
import { signatureHeader } from './signature.ts';
import { targetOf } from './target.ts';

/** What came of an attempt. */
export interface Sent {
  /** whether a 2xx came */
  readonly acknowledged: boolean;
  /** HTTP status; undefined where there was no answer */
  readonly status: number | undefined;
  /** why there was no answer, or the beginning of one that refused */
  readonly note: string;
  readonly durationMs: number;
}

/** Makes attempts. */
export interface Sender {
  /** Never fails: what went wrong is in the result. An aborted attempt is one that got no answer. */
  send(delivery: Pick<Delivery, 'eventId' | 'body'>, webhook: Webhook, signal: AbortSignal): Promise<Sent>;
  close(): Promise<void>;
}

/** How attempts are made. */
export interface SenderOptions extends ResolveOptions {
  /** version of the product, for `User-Agent` */
  readonly version: string;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** milliseconds that an attempt may take in all; default 10,000 */
  readonly timeout?: number;
}

/** Milliseconds that an attempt may take in all. */
export const attemptTimeout = 10_000;

/** Bytes of an answer that are read, and characters of it that are noted. */
const mostRead = 64_000;
const longestNote = 500;

/** Opens a sender. */
export function openSender(options: SenderOptions): Sender {
  const { allowed, version, now, timeout = attemptTimeout } = options;
  const agent = guardedAgent(checkedResolve(options), allowed);

  const attempt = async (
    { eventId, body }: Pick<Delivery, 'eventId' | 'body'>,
    webhook: Webhook,
    signal: AbortSignal,
  ): Promise<Omit<Sent, 'durationMs'>> => {
    // What may be a target may have changed since the webhook was registered.
    const { url, problem } = targetOf(webhook.url, allowed);
    if (url === undefined) return { acknowledged: false, status: undefined, note: `The URL ${problem}.` };
    const bytes = Buffer.from(body, 'utf8');
    const response = await request(url, {
      method: 'POST',
      dispatcher: agent,
      signal,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': `Nirnaya/${version}`,
        'X-Service-Event-Id': eventId,
        'X-Service-Timestamp': String(Math.floor(now() / 1000)),
        'X-Service-Signature': signatureHeader(webhook, bytes, now()),
      },
      body: bytes,
    });
    const { statusCode: status } = response;
    const acknowledged = status >= 200 && status < 300;
    const text = await beginningOf(response.body).catch((error: unknown) => {
      // The status has been answered; what follows it matters only where it says why.
      if (acknowledged || !signal.aborted) return '';
      throw error;
    });
    if (acknowledged) return { acknowledged, status, note: '' };
    const isRedirect = status >= 300 && status < 400;
    return { acknowledged, status, note: isRedirect ? 'Redirects are not followed.' : noteOf(text) };
  };

  return {
    send: async (delivery, webhook, signal) => {
      const began = performance.now();
      const stop = new AbortController();
      const abort = (): void => stop.abort();
      const timer = setTimeout(abort, timeout);
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) abort();
      const sent = await attempt(delivery, webhook, stop.signal).catch((error: unknown) => ({
        acknowledged: false,
        status: undefined,
        note: stop.signal.aborted ? `No answer within ${timeout / 1000} s.` : reasonOf(error),
      }));
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      return { ...sent, durationMs: Math.round(performance.now() - began) };
    },
    close: () => agent.destroy(),
  };
}

// The first bytes of an answer; what follows is not waited for.
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of body) {
    parts.push(part.subarray(0, mostRead - read));
    read += part.length;
    if (read >= mostRead) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

const noteOf = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestNote);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The attempt failed.';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return noteOf(`${error.message}${code}`) || 'The attempt failed.';
}
