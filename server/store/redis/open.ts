// The counters in Redis: a script for each step, so that a count is read and changed at once, however many ask.

import { Redis } from 'ioredis';
import type { Take, Taken } from '../counters.ts';
import type { CounterBackend } from '../counting/backend.ts';
import { StoreUnavailable } from '../store.ts';

/** Milliseconds: to connect, and for an answer. */
const connectTimeout = 2000;
const answerTimeout = 5000;

/** Most milliseconds between one try to connect and the next. */
const mostPause = 1000;

/** Every name begins so, unless the address says otherwise: `redis://host/0?keyPrefix=other:`. */
const usualPrefix = 'nirnaya:';

/** What stands for no limit. */
const unlimited = -1;

/**
 * Grants as much as the limit leaves. A count is kept until its end, and for a minute at least by the clock of Redis: one
 * that goes ahead of ours must not forget what still counts.
 */
const takeScript = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local granted = tonumber(ARGV[1])
local most = tonumber(ARGV[2])
if most >= 0 then granted = math.min(granted, math.max(0, most - used)) end
if granted > 0 then
  redis.call('INCRBY', KEYS[1], string.format('%.0f', granted))
  local clock = redis.call('TIME')
  local soonest = tonumber(clock[1]) * 1000 + 60000
  redis.call('PEXPIREAT', KEYS[1], string.format('%.0f', math.max(soonest, tonumber(ARGV[3]))))
end
return {granted, used + granted}`;

const giveBackScript = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local back = math.min(used, tonumber(ARGV[1]))
if back > 0 then redis.call('DECRBY', KEYS[1], string.format('%.0f', back)) end
return back`;

/** Counters in Redis. Where it cannot be reached, that is an error. */
export async function openRedis(url: string): Promise<CounterBackend> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout,
    commandTimeout: answerTimeout,
    // What cannot be asked now fails now; what was sent and not answered is not sent twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(100 * times, mostPause),
    connectionName: 'nirnaya',
  });
  redis.options.keyPrefix ??= usualPrefix;
  // Each command that fails says so itself; why there is no connection is only said here.
  let reason: unknown;
  redis.on('error', (error) => {
    reason = error;
  });
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw unavailable(reason ?? error);
  }
  return {
    take: (takes) => taken(redis, takes),
    giveBack: async (name, amount) => {
      await asking(redis.eval(giveBackScript, 1, counterKey(name), amount));
    },
    async used(names) {
      if (names.length === 0) return [];
      const counts = await asking(redis.mget(names.map(counterKey)));
      return counts.map((count) => Number(count ?? 0));
    },
    // Redis forgets by itself.
    forget: async () => {},
    ping: async () => {
      await asking(redis.ping());
    },
    close: async () => redis.disconnect(),
  };
}

const counterKey = (name: string): string => `counter:${name}`;

async function taken(redis: Redis, takes: readonly Take[]): Promise<readonly Taken[]> {
  const pipeline = redis.pipeline();
  for (const { name, amount, limit, expiresAt } of takes) {
    pipeline.eval(takeScript, 1, counterKey(name), amount, limit ?? unlimited, expiresAt);
  }
  const answers = await asking(pipeline.exec());
  return takes.map((_, i) => {
    const [error, answer] = answers?.[i] ?? [new Error('no answer'), undefined];
    if (error !== null) throw unavailable(error);
    const [granted, used] = answer as [number, number];
    return { granted, used };
  });
}

async function asking<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): StoreUnavailable {
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`Redis: ${reason}`, { cause: error });
}
