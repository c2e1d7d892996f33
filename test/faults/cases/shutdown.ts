// A server stops on request: at once with idle, silent and half-sent connections, and after its bound with
// one that never takes in its answer. What is under way is answered first.

import { openClient, openSocket, within } from '../ask.ts';
import type { FaultCase, FaultContext } from '../fault-case.ts';

/** Seconds that requests may go on after the signal. */
const bound = 3;

/** Beyond what is due a slow machine may take so many milliseconds. */
const slack = 4000;

const halves = (key: string): readonly string[] => [
  '',
  'GET /v1/hea',
  'GET / HTTP/1.1\r\nHost: a\r\n',
  `POST /v1/rules/evaluate HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
];

export const faultCase: FaultCase = {
  name: 'stopping with connections that are idle, silent, half-sent, being answered, never read',
  run: async (context) => {
    const quick = await halfSent(context);
    const under = await underWay(context);
    const unread = await neverRead(context);
    return {
      tried: halves('').length + 3,
      failed: [...quick.failed, ...under.failed, ...unread.failed],
      figures: {
        'half-sent, ms': quick.took,
        'being answered, ms': under.took,
        [`never read, of ${bound} s, ms`]: unread.took,
      },
    };
  },
};

interface Stopped {
  readonly took: number;
  readonly failed: readonly string[];
}

async function halfSent(context: FaultContext): Promise<Stopped> {
  const server = await context.startServer({ env: { SHUTDOWN_TIMEOUT: '30' } });
  const idle = openClient(server, 1);
  await idle.get('/v1/health');
  for (const half of halves(server.key)) (await openSocket(server.port)).write(half);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const stopped = await stopping(server, 0);
  idle.close();
  return stopped;
}

async function underWay(context: FaultContext): Promise<Stopped> {
  const server = await context.startServer({ env: { SHUTDOWN_TIMEOUT: '30' } });
  const client = openClient(server, 1);
  const answer = client.get('/v1/festivals/year?year=1987&lat=10&lon=20&observatory=true');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stopped = await stopping(server, 10_000);
  const { status, text } = await answer;
  client.close();
  const whole = status === 200 && text.endsWith('}');
  return {
    ...stopped,
    failed: [...stopped.failed, ...(whole ? [] : ['what was under way was not answered'])],
  };
}

async function neverRead(context: FaultContext): Promise<Stopped> {
  const server = await context.startServer({ env: { SHUTDOWN_TIMEOUT: String(bound) } });
  const socket = await openSocket(server.port);
  socket.pause();
  for (let i = 0; i < 8; i++) {
    socket.write(
      `GET /v1/festivals/year?year=${1990 + i}&observatory=true HTTP/1.1\r\nHost: a\r\nX-API-Key: ${server.key}\r\n\r\n`,
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const stopped = await stopping(server, bound * 1000);
  socket.destroy();
  return stopped;
}

async function stopping(
  server: Awaited<ReturnType<FaultContext['startServer']>>,
  scheduled: number,
): Promise<Stopped> {
  const began = performance.now();
  server.signal('SIGTERM');
  const finished = await within(scheduled + slack, server.exited);
  const took = Math.round(performance.now() - began);
  const exit = finished ? await server.exited : undefined;
  return {
    took,
    failed:
      exit?.code === 0
        ? []
        : [finished ? `ended with ${exit?.code ?? exit?.signal}` : `ran on after ${took} ms`],
  };
}
