// Fifty callers evaluate texts that take all the time they are given, each over ten years that nobody has requested:
// health goes on, another caller is answered, and afterwards everybody is.

import { slow, sound } from '../../server/texts.ts';
import { manyTimes, openClient, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

const connections = 50;
const texts = 150;

const path = '/v1/rules/evaluate';
const queryOf = (text: string, first: number): string =>
  JSON.stringify({ text, years: Array.from({ length: 10 }, (_, i) => first + i) });

const single = JSON.stringify({ text: sound, year: 2026 });

export const faultCase: FaultCase = {
  name: `${texts} texts that take all the time they may, over cold years, on ${connections} connections`,
  timeLimit: 300_000,
  run: async (context) => {
    const server = await context.startServer();
    const attackers = openClient(server, connections);
    const answers: Awaited<ReturnType<typeof attackers.post>>[] = [];
    const health = await healthDuring(context, server, async () => {
      const sent = manyTimes(texts, connections, (i) =>
        attackers.post(path, queryOf(slow, 1700 + ((i * 10) % 1390))),
      );
      answers.push(...(await sent));
    });
    attackers.close();
    const other = openClient(server, 1);
    let after = await other.post(path, single);
    // The thread is new, and the first text finds it cold.
    for (let i = 0; i < 3 && after.status !== 200; i++) after = await other.post(path, single);
    other.close();
    const wrong = answers.filter(({ status }) => status !== 422 && status !== 503);
    return {
      tried: texts,
      failed: [
        ...healthFailures(health, 50),
        ...(wrong.length > 0 ? [`answered other than 422 or 503: ${statuses(wrong)}`] : []),
        ...(answers.some(({ status }) => status === 422) ? [] : ['no text was evaluated at all']),
        ...(after.status === 200
          ? []
          : [`a sound text afterwards: ${after.status} ${after.text.slice(0, 200)}`]),
      ],
      figures: { ...healthFigures(health), answers: statuses(answers), 'peak RSS, MB': server.memory().peak },
    };
  },
};
