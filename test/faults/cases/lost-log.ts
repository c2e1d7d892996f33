// A log that cannot be written, be it to a full disk or into a pipe that nobody reads, costs lines and nothing else.

import { manyTimes, openClient, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';

const requests = 500;
const targets = ['full disk', 'closed pipe', 'unread pipe'] as const;

export const faultCase: FaultCase = {
  name: `${requests} requests each with the log on a full disk, in a closed pipe, in a pipe that is not read`,
  run: async (context) => {
    const failed: string[] = [];
    const figures: Record<string, number | string> = {};
    for (const log of targets) {
      const server = await context.startServer({ log, env: { LOG_LEVEL: 'debug' } });
      const client = openClient(server, 5);
      // An address that is not there makes a line too, and costs nothing else.
      const answers = await manyTimes(requests, 5, () => client.get(`/nothing/${'a'.repeat(150)}`));
      const health = await client.get('/v1/health');
      client.close();
      figures[log] = statuses(answers);
      if (answers.some(({ status }) => status !== 404)) failed.push(`${log}: ${statuses(answers)}`);
      if (health.status !== 200 || !server.running) failed.push(`${log}: the server is gone`);
      server.signal('SIGTERM');
      const { code } = await server.exited;
      if (code !== 0) failed.push(`${log}: ended with ${code}`);
    }
    return { tried: requests * targets.length, failed, figures };
  },
};
