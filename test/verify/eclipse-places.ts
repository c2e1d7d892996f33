// Places of the printed eclipses, by the names that the sources use.

import type { Place } from '../../engine/place/place.ts';
import { places } from './places.ts';

const at = (lat: number, lon: number): Place => ({ lat, lon, zone: 'Asia/Kolkata' });

/** Places by name. What a source gives for all of India is read at New Delhi. */
export const eclipsePlaces: Readonly<Record<string, Place | undefined>> = {
  ...places,
  India: places['New Delhi'],
  'India (Delhi reference)': places['New Delhi'],
  Agartala: at(23.8315, 91.2868),
  Ahmedabad: at(23.0225, 72.5714),
  Aizawl: at(23.7271, 92.7176),
  Allahabad: at(25.4358, 81.8463),
  Alwar: at(27.553, 76.6346),
  Amritsar: at(31.634, 74.8723),
  Bangalore: places.Bengaluru,
  Bhagalpur: at(25.2425, 86.9842),
  Bhopal: at(23.2599, 77.4126),
  Dibrugarh: at(27.4728, 94.912),
  Guwahati: at(26.1445, 91.7362),
  Itanagar: at(27.0844, 93.6053),
  Jaipur: at(26.9124, 75.7873),
  Lucknow: at(26.8467, 80.9462),
  Noida: at(28.5355, 77.391),
};
