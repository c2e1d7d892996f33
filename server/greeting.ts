// What the server says when it has started: the next festivals of New Delhi, and what to ask it, ready to paste.

import { civilDayAt } from '../app/dates.ts';
import type { FestivalItem } from '../app/festivals/item.ts';
import { upcoming } from '../app/festivals/upcoming.ts';
import { newDelhi } from '../app/places/locations.ts';
import { requestContext } from '../app/request-context.ts';
import { isoDate } from '../engine/place/civil.ts';
import type { FirstKey } from './auth/first-key.ts';
import type { Service } from './service.ts';

/** Festivals shown. */
const shown = 7;

/** The greeting of a service that answers at an address, with the key that it may show. */
export async function greeting(service: Service, url: string, key: FirstKey): Promise<string> {
  const context = await requestContext(service, { location_id: newDelhi.id }, newDelhi);
  const today = civilDayAt(service.now(), context.zone);
  const festivals = upcoming(context, today, shown);
  const first = festivals[0];
  const explained =
    first === undefined
      ? []
      : [`${url}/v1/festivals/explain?date=${first.date}&festival=${first.code}&location_id=2`];
  const questions = [`${url}/v1/festivals?date=${isoDate(today)}&region=IN-MH`, ...explained];
  return [
    `Nirnaya ${service.version} at ${url}`,
    '',
    'Next in New Delhi:',
    ...festivals.map(line),
    '',
    'Ask:',
    ...questions.map((question) => `  ${asked(question, key)}`),
    `  ${aboutKey(key)}`,
    '',
    'Open:',
    ...[`${url}/`, `${url}/dashboard`, `${url}/openapi.json`].map((address) => `  ${address}`),
    '',
  ].join('\n');
}

const asked = (address: string, key: FirstKey): string =>
  `curl -H 'X-API-Key: ${key.state === 'shown' ? key.text : 'KEY'}' '${address}'`;

const aboutKey = (key: FirstKey): string =>
  key.state === 'shown'
    ? 'The key is for this machine; `npx nirnaya keys create` makes others.'
    : 'KEY is a key of yours; `npx nirnaya keys create` makes one.';

const line = ({ date, name, reason }: FestivalItem): string => `  ${date}  ${name}\n              ${reason}`;
