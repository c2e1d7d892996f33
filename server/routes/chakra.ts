// Chakras: places of stars in figures, computed from what is given or from the sky of a date.

import { chakraAnswerOf, nakshatrasAnswerOf, ownChakraAnswerOf } from '@nirnaya/app/chakra';
import { kotaAnswer, saptashalakaAnswer, sarvatobhadraAnswer, shulaAnswer } from '@nirnaya/contract/chakra';
import { quick } from './operation/handler.ts';

/** The operations on chakras. */
export const chakraHandlers = quick({
  chakraKota: ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }) =>
    chakraAnswerOf(service, 'kota', given, {
      when: { date, time, location_id, lat, lon, tz },
      shape: kotaAnswer,
    }),
  chakraSaptashalaka: ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }) =>
    chakraAnswerOf(service, 'saptashalaka', given, {
      when: { date, time, location_id, lat, lon, tz },
      shape: saptashalakaAnswer,
    }),
  chakraSarvatobhadra: ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }) =>
    chakraAnswerOf(service, 'sarvatobhadra', given, {
      when: { date, time, location_id, lat, lon, tz },
      shape: sarvatobhadraAnswer,
    }),
  chakraShula: ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }) =>
    chakraAnswerOf(service, 'shula', given, {
      when: { date, time, location_id, lat, lon, tz },
      shape: shulaAnswer,
    }),
  chakraNakshatras: ({ service }) => nakshatrasAnswerOf(service),
  evaluateChakra: ({ service, body: { code, inputs = {} } }) => ownChakraAnswerOf(service, code, inputs),
});
