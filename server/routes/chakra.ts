// Chakras: places of stars in figures, computed from what is given or from the sky of a date.

import { chakraAnswerOf, nakshatrasAnswerOf, ownChakraAnswerOf } from '@nirnaya/app/chakra';
import {
  chakraBody,
  chakraNakshatrasAnswer,
  kotaAnswer,
  kotaShape,
  ownChakraAnswer,
  saptashalakaAnswer,
  saptashalakaShape,
  sarvatobhadraAnswer,
  sarvatobhadraShape,
  shulaAnswer,
  shulaShape,
} from '@nirnaya/contract/chakra';
import { type Operation, operation } from './operation/operation.ts';

const about =
  'Calculation only. With a date the rule is applied to the grahas of the sky too, at location_id, else lat and lon, else Ujjain; without one no place is needed.';

/** The operations on chakras. */
export function chakraOperations(): Operation[] {
  const shared = {
    group: 'Chakras',
    params: {},
    refusals: [404, 422],
  } as const;

  const kota = operation({
    ...shared,
    id: 'chakraKota',
    path: '/v1/chakra/kota',
    summary:
      'Kota, the fort: the ring of a star, counted from that of birth, and whether the way leads in or out',
    description: `Needs transit_nakshatra or a date. ${about}`,
    query: kotaShape,
    answer: kotaAnswer,
    respond: ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }) =>
      chakraAnswerOf(service, 'kota', given, {
        when: { date, time, location_id, lat, lon, tz },
        shape: kotaAnswer,
      }),
  });

  const saptashalaka = operation({
    ...shared,
    id: 'chakraSaptashalaka',
    path: '/v1/chakra/saptashalaka',
    summary:
      'Saptashalaka: the star that a star pierces across seven lines, and whether the Sun stands there',
    description: about,
    query: saptashalakaShape,
    answer: saptashalakaAnswer,
    respond: ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }) =>
      chakraAnswerOf(service, 'saptashalaka', given, {
        when: { date, time, location_id, lat, lon, tz },
        shape: saptashalakaAnswer,
      }),
  });

  const sarvatobhadra = operation({
    ...shared,
    id: 'chakraSarvatobhadra',
    path: '/v1/chakra/sarvatobhadra',
    summary:
      'Sarvatobhadra: the stars that a star pierces across the great square, and those that a graha does',
    description: `In transits the rule is that of the star in which the graha stands, with its speed. ${about}`,
    query: sarvatobhadraShape,
    answer: sarvatobhadraAnswer,
    respond: ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }) =>
      chakraAnswerOf(service, 'sarvatobhadra', given, {
        when: { date, time, location_id, lat, lon, tz },
        shape: sarvatobhadraAnswer,
      }),
  });

  const shula = operation({
    ...shared,
    id: 'chakraShula',
    path: '/v1/chakra/shula',
    summary: 'Shula, the trident: the place of a star on it, counted from the one at its foot',
    description: `The points of SUN_4POINT are in no source that was found: it gives places without points. ${about}`,
    query: shulaShape,
    answer: shulaAnswer,
    respond: ({ service, query: { date, time, location_id, lat, lon, tz, ...given } }) =>
      chakraAnswerOf(service, 'shula', given, {
        when: { date, time, location_id, lat, lon, tz },
        shape: shulaAnswer,
      }),
  });

  const nakshatras = operation({
    id: 'chakraNakshatras',
    path: '/v1/chakra/nakshatras',
    group: 'Chakras',
    summary: 'The 28 stars of chakras by name and number',
    description: 'Abhijit takes its room from Uttara Ashadha and Shravana. Any of the spellings is read.',
    query: {},
    params: {},
    answer: chakraNakshatrasAnswer,
    refusals: [],
    respond: ({ service }) => nakshatrasAnswerOf(service),
  });

  const evaluate = operation({
    ...shared,
    id: 'evaluateChakra',
    method: 'post',
    path: '/v1/chakra/evaluate',
    summary: 'Any chakra of the loaded packs, by its code and the inputs of its rule',
    description:
      'Calculation only, of what is given: no date and no place. Of a chakra that several packs define or change, the word of the one that is built on the bundled pack counts.',
    query: {},
    body: chakraBody,
    answer: ownChakraAnswer,
    respond: ({ service, body: { code, inputs = {} } }) => ownChakraAnswerOf(service, code, inputs),
  });

  return [kota, saptashalaka, sarvatobhadra, shula, nakshatras, evaluate];
}
