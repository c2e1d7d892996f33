// Ordinary requests over many places, years and all packs, with default settings and little memory: the server neither
// dies nor grows without end.

import { setTimeout as pause } from 'node:timers/promises';
import type { FaultCase } from '../fault-case.ts';
import type { FaultServer } from '../fault-server.ts';

const requests = 20_000;
const places = 500;

/** Megabytes of old space that the server may use. */
const oldSpace = 512;

/** Megabytes that may be resident: the old space, the young, code, the ephemeris and what the allocator holds back. */
const residentLimit = oldSpace + 350;

/** Requests at the same time. */
const lanes = 6;

export const faultCase: FaultCase = {
  name: `${requests} ordinary requests over ${places} places and all packs with ${oldSpace} MB of old space`,
  timeLimit: 45 * 60_000,
  run: async ({ startServer, random, signal }) => {
    const server = await startServer({ nodeOptions: [`--max-old-space-size=${oldSpace}`] });
    const regions = await regionsOf(server);
    const where = Array.from({ length: places }, () => ({
      lat: (random() * 110 - 45).toFixed(4),
      lon: (random() * 360 - 180).toFixed(4),
    }));
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const pathOf = (): string => {
      const { lat, lon } = pick(where);
      const day = `2026-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
      const at = `lat=${lat}&lon=${lon}&tz=UTC&region=${pick(regions)}`;
      const mode = `festival_mode=${pick(['standard', 'drik'])}`;
      return pick([
        `/v1/festivals?date=${day}&${at}&${mode}`,
        `/v1/panchang?date=${day}&include=festivals&${at}`,
        `/v1/day-context?date=${day}&${at}`,
        `/v1/festivals/month?year=2026&month=${1 + Math.floor(random() * 12)}&${at}&${mode}`,
        `/v1/shastra/conditions?date=${day}&${at}`,
        `/v1/calendar/month?year=2026&month=${1 + Math.floor(random() * 12)}&${at}&${mode}`,
        ...(random() < 0.05 ? [`/v1/festivals/year?year=2026&${at}&${mode}`] : []),
      ]);
    };
    const answers = new Map<number | string, number>();
    const curve: number[] = [];
    let sent = 0;
    const lane = async (): Promise<void> => {
      while (sent < requests && server.running && !signal.aborted) {
        sent += 1;
        if (sent % (requests / 10) === 0) curve.push(server.memory().resident);
        const status = await statusOf(server, pathOf());
        answers.set(status, (answers.get(status) ?? 0) + 1);
        // A server that says it is busy is left alone for a moment.
        if (status === 503) await pause(50);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const { resident, peak } = server.memory();
    const wrong = [...answers].filter(([status]) => status !== 200 && status !== 503);
    return {
      tried: sent,
      failed: [
        ...(server.running ? [] : [`the server ended after ${sent} requests: ${server.log().slice(-500)}`]),
        ...wrong.map(([status, count]) => `${count} answers were ${status}`),
        ...(peak > residentLimit ? [`${peak} MB were resident, more than ${residentLimit}`] : []),
      ],
      figures: {
        packs: regions.length,
        'RSS now/peak, MB': `${resident}/${peak}`,
        'RSS after each tenth, MB': curve.join(' '),
        heap: (await heapOf(server)) ?? '',
        answers: [...answers].map(([status, count]) => `${status}: ${count}`).join(', '),
      },
    };
  },
};

const two = (value: number): string => String(value).padStart(2, '0');

// A kept connection may be closed by the server just as it is used again: such a request is sent once more.
async function statusOf(server: FaultServer, path: string): Promise<number | string> {
  const status = await answerOf(server, path);
  return typeof status === 'number' ? status : answerOf(server, path);
}

async function answerOf({ url, key }: FaultServer, path: string): Promise<number | string> {
  try {
    const response = await fetch(url + path, { headers: { 'X-API-Key': key } });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer';
  }
}

// Every pack that is a region or a state.
async function regionsOf({ url, key }: FaultServer): Promise<readonly string[]> {
  const { packs } = (await (await fetch(`${url}/v1/packs`, { headers: { 'X-API-Key': key } })).json()) as {
    packs: { name: string }[];
  };
  const names = packs.map(({ name }) => name).filter((name) => /^[A-Z]/.test(name));
  if (names.length === 0) throw new Error('the server names no packs of regions');
  return names;
}

async function heapOf({ url, running }: FaultServer): Promise<string | undefined> {
  if (!running) return undefined;
  const { checks } = (await (await fetch(`${url}/v1/health`)).json()) as {
    checks: { memory: { heap_mb: number } };
  };
  return `${checks.memory.heap_mb} MB`;
}
