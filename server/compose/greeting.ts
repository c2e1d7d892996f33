// What the server says when it has started: the next festivals of New Delhi, and what to ask it, ready to paste.

import type { FirstKey } from '../access/keys/first-key.ts';
import type { FestivalSummary } from '../compute/tasks.ts';
import type { Service } from '../routes/service.ts';

/** Festivals shown. */
const shown = 7;

/** A service that has started. */
interface Started {
  readonly service: Service;
  /** where it answers */
  readonly url: string;
  /** where its metrics are, apart from it */
  readonly metricsUrl: string | undefined;
  readonly key: FirstKey;
}

/** The greeting of a service, with the key that it may show. */
export async function greeting({ service, url, metricsUrl, key }: Started): Promise<string> {
  const { today, festivals } = await service.compute.run(
    'nextFestivals',
    { limit: shown },
    { caller: 'the service' },
  );
  const first = festivals[0];
  const explained =
    first === undefined
      ? []
      : [`${url}/v1/festivals/explain?date=${first.date}&festival=${first.code}&location_id=2`];
  const questions = [`${url}/v1/festivals?date=${today}&region=IN-MH`, ...explained];
  return [
    `Nirnaya ${service.version} at ${url}`,
    '',
    'Next in New Delhi:',
    ...festivals.map(line),
    '',
    'Ask:',
    ...questions.map((question) => `  ${curlCommand(question, key)}`),
    `  ${aboutKey(key)}`,
    '',
    'Open:',
    ...[
      `${url}/`,
      `${url}/dashboard`,
      `${url}/openapi.json`,
      ...(metricsUrl === undefined ? [] : [metricsUrl]),
    ].map((address) => `  ${address}`),
    '',
  ].join('\n');
}

const curlCommand = (address: string, key: FirstKey): string =>
  `curl -H 'X-API-Key: ${key.state === 'shown' ? key.text : 'KEY'}' '${address}'`;

const aboutKey = (key: FirstKey): string =>
  key.state === 'shown'
    ? 'The key is for this machine; `nirnaya keys create` makes others.'
    : 'KEY is a key of yours; `nirnaya keys create` makes one.';

const line = ({ date, name, reason }: FestivalSummary): string =>
  `  ${date}  ${name}\n              ${reason}`;
