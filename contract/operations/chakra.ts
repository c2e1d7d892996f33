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
  'Calculation only, without a verdict. With a date, the rule is also applied to the grahas of that date, at location_id, else lat and lon, else Ujjain.';

/** The operations on chakras. */
export const operations = {
  chakraKota: get({
    path: '/v1/chakra/kota',
    group: 'Chakras',
    access: from('pro'),
    summary: 'Kota (fort): the ring of a star, counted from the birth star, and its direction, in or out',
    description: `Requires transit_nakshatra or date. ${about}`,
    query: { ...kotaShape, ...languageShape },
    answer: kotaAnswer,
    refusals: [404, 422],
  }),
  chakraSaptashalaka: get({
    path: '/v1/chakra/saptashalaka',
    group: 'Chakras',
    access: from('pro'),
    summary: 'Saptashalaka: the star opposite a star on seven lines, and whether the Sun is there',
    description: about,
    query: { ...saptashalakaShape, ...languageShape },
    answer: saptashalakaAnswer,
    refusals: [404, 422],
  }),
  chakraSarvatobhadra: get({
    path: '/v1/chakra/sarvatobhadra',
    group: 'Chakras',
    access: from('pro'),
    summary: 'Sarvatobhadra: the stars that a star or a graha pierces across the square',
    description: `For transits, the rule uses the star and the speed of each graha. ${about}`,
    query: { ...sarvatobhadraShape, ...languageShape },
    answer: sarvatobhadraAnswer,
    refusals: [404, 422],
  }),
  chakraShula: get({
    path: '/v1/chakra/shula',
    group: 'Chakras',
    access: from('pro'),
    summary: 'Shula (trident): the place of a star, counted from the star at its foot',
    description: `SUN_4POINT gives places without points, because no source names its points. ${about}`,
    query: { ...shulaShape, ...languageShape },
    answer: shulaAnswer,
    refusals: [404, 422],
  }),
  chakraNakshatras: get({
    path: '/v1/chakra/nakshatras',
    group: 'Chakras',
    access: from('pro'),
    summary: 'The 28 stars of chakras by name and number',
    description: 'Abhijit covers parts of Uttara Ashadha and Shravana. Any listed spelling is accepted.',
    query: languageShape,
    answer: chakraNakshatrasAnswer,
    refusals: [],
  }),
  evaluateChakra: post({
    path: '/v1/chakra/evaluate',
    group: 'Chakras',
    access: from('pro'),
    summary: 'Any chakra of the loaded packs, by code and inputs',
    description:
      'Calculation only, from the given inputs, without date and place. If several packs define the chakra, the pack that extends the bundled one applies.',
    query: languageShape,
    body: chakraBody,
    answer: ownChakraAnswer,
    refusals: [404, 422],
  }),
};
