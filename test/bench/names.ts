// What the language of an answer costs: the same panchangs in English and with their names in Tamil, as they are sent.

import { isoDate } from '../../engine/place/civil.ts';
import { jsonText } from '../../server/http/json-text.ts';
import { namingOf } from '../../server/http/naming.ts';
import type { RequestService } from '../../server/request-service.ts';
import { panchangOperations } from '../../server/routes/panchang.ts';
import type { Measured } from './measure.ts';

const days = 100;

/** The tasks, from a day on. */
export function nameTasks(service: RequestService, firstDay: number): readonly Measured[] {
  const panchang = panchangOperations().find(({ id }) => id === 'panchang');
  if (panchang === undefined) throw new Error('no operation panchang');
  const naming = namingOf(service);
  const answers = (lang: string) => async () => {
    for (let i = 0; i < days; i++) {
      const prepared = panchang.prepare({ date: isoDate(firstDay + i), location_id: '1', lang }, {});
      await jsonText(await prepared.answer(service, naming), () => undefined);
    }
  };
  return [
    { name: '/v1/panchang, place-year warm, in English', per: days, async: true, run: answers('en') },
    { name: '/v1/panchang, place-year warm, names in Tamil', per: days, async: true, run: answers('ta') },
  ];
}
