// What the language of an answer costs: the same panchangs in English and with their names in Tamil, as they are sent.

import { isoDate } from '../../engine/civil/civil.ts';
import { answerOf } from '../../server/compute/answer.ts';
import type { ComputeService } from '../../server/compute/compute-service.ts';
import { threadOperations } from '../../server/routes/computed.ts';
import type { Measured } from './measure.ts';

const days = 100;

/** The tasks, from a day on. */
export function nameTasks(service: ComputeService, firstDay: number): readonly Measured[] {
  const panchang = threadOperations().find(({ id }) => id === 'panchang');
  if (panchang === undefined) throw new Error('no operation panchang');
  const answers = (lang: string) => () => {
    for (let i = 0; i < days; i++) {
      const { given } = panchang.prepare({ date: isoDate(firstDay + i), location_id: '1', lang }, {});
      answerOf(service, panchang, { operation: panchang.id, given });
    }
  };
  return [
    { name: '/v1/panchang, place-year warm, in English', per: days, run: answers('en') },
    { name: '/v1/panchang, place-year warm, names in Tamil', per: days, run: answers('ta') },
  ];
}
