// Everything at once, sound and unsound, over many connections: no answer is a 500, and health is answered in time.

import { type Answer, manyTimes, openClient, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

const connections = 40;
const requests = 1000;

export const faultCase: FaultCase = {
  name: `${requests} requests of every kind, sound and unsound, on ${connections} connections`,
  timeLimit: 400_000,
  run: async (context) => {
    const server = await context.startServer();
    const client = openClient(server, connections, 0);
    const { random } = context;
    const answers: Answer[] = [];
    const health = await healthDuring(context, server, async () => {
      const sent = manyTimes(requests, connections, () => {
        const kind = Math.floor(random() * 12);
        return kind === 0
          ? client.post('/v1/rules/evaluate', anyBody(random))
          : client.get(anyPath(random, kind));
      });
      answers.push(...(await sent));
    });
    client.close();
    const wrong = answers.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
    const long = answers.filter(({ status, length }) => status >= 400 && length > 20_000);
    return {
      tried: requests,
      failed: [
        ...healthFailures(health, 100),
        ...(wrong.length > 0 ? [`${statuses(wrong)}: ${wrong[0]?.text.slice(0, 200)}`] : []),
        ...(long.length > 0 ? [`${long.length} refusals of more than 20,000 characters`] : []),
        ...(server.running ? [] : ['the server is gone']),
      ],
      figures: { ...healthFigures(health), answers: statuses(answers), 'peak RSS, MB': server.memory().peak },
    };
  },
};

const groups = ['panchang', 'panchang/full', 'panchang/lite', 'tithi', 'hora', 'timings', 'lagna', 'panchak'];
const years = ['festivals/year', 'calendar/year', 'sankranti'];

function anyPath(random: () => number, kind: number): string {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const year = 1690 + Math.floor(random() * 1420);
  const date = `${year}-0${1 + Math.floor(random() * 9)}-${10 + Math.floor(random() * 20)}`;
  const lat = (random() * 184 - 92).toFixed(3);
  const place = one([
    `lat=${lat}&lon=${(random() * 360 - 180).toFixed(3)}`,
    'location_id=2',
    'region=IN-MH',
    '',
  ]);
  if (kind < 5) return `/v1/${one(groups)}?date=${date}&${place}`;
  if (kind < 7) return `/v1/${one(years)}?year=${year}&${place}`;
  if (kind === 7) return `/v1/festivals/range?start=${date}&end=${year + 1}-01-15&observatory=true&${place}`;
  if (kind === 8)
    return `/v1/festivals/explain?date=${date}&festival=${one(['FESTIVAL_HOLI', 'VRAT_X'])}&${place}`;
  if (kind === 9) return `/v1/tithi?${`x${Math.floor(random() * 1e9)}=1&`.repeat(100)}`;
  if (kind === 10) return `/v1/tithi?date=bad&tz=${one(['Asia/kolkata', 'IST', '%00', 'a'.repeat(5000)])}`;
  return one(['/v1/packs', '/v1/rules', '/openapi.json', '/v1/nothing', '/v1/rules/%E0%A4%A', '/v1/packs/x']);
}

function anyBody(random: () => number): string {
  const kind = Math.floor(random() * 5);
  if (kind === 0) return 'null';
  if (kind === 1) return '{"text": ';
  if (kind === 2) {
    return JSON.stringify(Object.fromEntries(Array.from({ length: 8000 }, (_, i) => [`key${i}`, i])));
  }
  const noise = Array.from({ length: 200 }, () => String.fromCharCode(32 + Math.floor(random() * 95))).join(
    '',
  );
  return JSON.stringify({
    text: kind === 3 ? noise : 'FESTIVAL_A:\n  observe: Magha Shukla 5\n',
    year: 1800,
  });
}
