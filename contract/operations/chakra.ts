// Chakras: places of stars in figures, computed from what is given or from the sky of a date.

import {
  chakraNakshatrasAnswer,
  kotaAnswer,
  ownChakraAnswer,
  saptashalakaAnswer,
  sarvatobhadraAnswer,
  shulaAnswer,
} from '../chakra/chakra.ts';
import { chakraBody } from '../chakra/chakra-body.ts';
import { kotaShape, saptashalakaShape, sarvatobhadraShape, shulaShape } from '../chakra/chakra-query.ts';
import { languageShape } from '../common/place-query.ts';
import { from, get, post } from './operation.ts';

const about =
  'Calculation only. With a date the rule is applied to the grahas of the sky too, at location_id, else lat and lon, else Ujjain; without one no place is needed.';

/** The operations on chakras. */
export const chakraOperations = {
  chakraKota: get({
    path: '/v1/chakra/kota',
    group: 'Chakras',
    access: from('pro'),
    summary:
      'Kota, the fort: the ring of a star, counted from that of birth, and whether the way leads in or out',
    description: `Needs transit_nakshatra or a date. ${about}`,
    query: { ...kotaShape, ...languageShape },
    answer: kotaAnswer,
    refusals: [404, 422],
  }),
  chakraSaptashalaka: get({
    path: '/v1/chakra/saptashalaka',
    group: 'Chakras',
    access: from('pro'),
    summary:
      'Saptashalaka: the star that a star pierces across seven lines, and whether the Sun stands there',
    description: about,
    query: { ...saptashalakaShape, ...languageShape },
    answer: saptashalakaAnswer,
    refusals: [404, 422],
  }),
  chakraSarvatobhadra: get({
    path: '/v1/chakra/sarvatobhadra',
    group: 'Chakras',
    access: from('pro'),
    summary:
      'Sarvatobhadra: the stars that a star pierces across the great square, and those that a graha does',
    description: `In transits the rule is that of the star in which the graha stands, with its speed. ${about}`,
    query: { ...sarvatobhadraShape, ...languageShape },
    answer: sarvatobhadraAnswer,
    refusals: [404, 422],
  }),
  chakraShula: get({
    path: '/v1/chakra/shula',
    group: 'Chakras',
    access: from('pro'),
    summary: 'Shula, the trident: the place of a star on it, counted from the one at its foot',
    description: `The points of SUN_4POINT are in no source that was found: it gives places without points. ${about}`,
    query: { ...shulaShape, ...languageShape },
    answer: shulaAnswer,
    refusals: [404, 422],
  }),
  chakraNakshatras: get({
    path: '/v1/chakra/nakshatras',
    group: 'Chakras',
    access: from('pro'),
    summary: 'The 28 stars of chakras by name and number',
    description: 'Abhijit takes its room from Uttara Ashadha and Shravana. Any of the spellings is read.',
    query: languageShape,
    answer: chakraNakshatrasAnswer,
    refusals: [],
  }),
  evaluateChakra: post({
    path: '/v1/chakra/evaluate',
    group: 'Chakras',
    access: from('pro'),
    summary: 'Any chakra of the loaded packs, by its code and the inputs of its rule',
    description:
      'Calculation only, of what is given: no date and no place. Of a chakra that several packs define or change, the word of the one that is built on the bundled pack counts.',
    query: languageShape,
    body: chakraBody,
    answer: ownChakraAnswer,
    refusals: [404, 422],
  }),
};
