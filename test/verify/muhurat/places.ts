// Places of the printed muhurats, by the names that the sources use. What is printed for all of India, or for no place, is
// read at New Delhi.

import type { Place } from '../../../engine/place/place.ts';
import { eclipsePlaces } from '../eclipse-places.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';

const at = (lat: number, lon: number): Place => ({ lat, lon, zone: 'Asia/Kolkata' });

const byName: Readonly<Record<string, Place | undefined>> = {
  ...eclipsePlaces,
  '': places['New Delhi'],
  Darbhanga: at(26.1542, 85.8918),
  Maharashtra: places.Mumbai,
  Nagpur: at(21.1458, 79.0882),
  Odisha: places.Bhubaneswar,
};

/** The place of a row of printed muhurats; undefined for a name that we do not know. */
export const placeOfMuhurat = (row: Row): Place | undefined => byName[row.at('place')];
