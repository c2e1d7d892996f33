// Places where the truth files' festivals are kept.

import type { Place } from '../../engine/place/place.ts';

/** Places by the names that the other tables use. */
export const places = {
  Agartala: { lat: 23.8315, lon: 91.2868, zone: 'Asia/Kolkata' },
  Ahmedabad: { lat: 23.0225, lon: 72.5714, zone: 'Asia/Kolkata' },
  Amritsar: { lat: 31.634, lon: 74.8723, zone: 'Asia/Kolkata' },
  Dehradun: { lat: 30.3165, lon: 78.0322, zone: 'Asia/Kolkata' },
  Guwahati: { lat: 26.1445, lon: 91.7362, zone: 'Asia/Kolkata' },
  Imphal: { lat: 24.817, lon: 93.9368, zone: 'Asia/Kolkata' },
  Jaipur: { lat: 26.9124, lon: 75.7873, zone: 'Asia/Kolkata' },
  Jammu: { lat: 32.7266, lon: 74.857, zone: 'Asia/Kolkata' },
  Kochi: { lat: 9.9312, lon: 76.2673, zone: 'Asia/Kolkata' },
  Mirzapur: { lat: 25.146, lon: 82.569, zone: 'Asia/Kolkata' },
  Panaji: { lat: 15.4909, lon: 73.8278, zone: 'Asia/Kolkata' },
  Raipur: { lat: 21.2514, lon: 81.6296, zone: 'Asia/Kolkata' },
  Ranchi: { lat: 23.3441, lon: 85.3096, zone: 'Asia/Kolkata' },
  Shimla: { lat: 31.1048, lon: 77.1734, zone: 'Asia/Kolkata' },
  Srinagar: { lat: 34.0837, lon: 74.7973, zone: 'Asia/Kolkata' },
  Vijayawada: { lat: 16.5062, lon: 80.648, zone: 'Asia/Kolkata' },
  Bengaluru: { lat: 12.9716, lon: 77.5946, zone: 'Asia/Kolkata' },
  Patna: { lat: 25.5941, lon: 85.1376, zone: 'Asia/Kolkata' },
  Bhubaneswar: { lat: 20.2961, lon: 85.8245, zone: 'Asia/Kolkata' },
  Chennai: { lat: 13.0827, lon: 80.2707, zone: 'Asia/Kolkata' },
  Colombo: { lat: 6.9271, lon: 79.8612, zone: 'Asia/Colombo' },
  Gangtok: { lat: 27.3389, lon: 88.6065, zone: 'Asia/Kolkata' },
  Georgetown: { lat: 6.8013, lon: -58.1551, zone: 'America/Guyana' },
  Hyderabad: { lat: 17.385, lon: 78.4867, zone: 'Asia/Kolkata' },
  Kathmandu: { lat: 27.7172, lon: 85.324, zone: 'Asia/Kathmandu' },
  Kolkata: { lat: 22.5726, lon: 88.3639, zone: 'Asia/Kolkata' },
  'Kuala Lumpur': { lat: 3.139, lon: 101.6869, zone: 'Asia/Kuala_Lumpur' },
  Mumbai: { lat: 19.076, lon: 72.8777, zone: 'Asia/Kolkata' },
  Nairobi: { lat: -1.2864, lon: 36.8172, zone: 'Africa/Nairobi' },
  'New Delhi': { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' },
  Paramaribo: { lat: 5.852, lon: -55.2038, zone: 'America/Paramaribo' },
  'Port Louis': { lat: -20.1609, lon: 57.5012, zone: 'Indian/Mauritius' },
  'Port of Spain': { lat: 10.6549, lon: -61.5019, zone: 'America/Port_of_Spain' },
  Singapore: { lat: 1.3521, lon: 103.8198, zone: 'Asia/Singapore' },
  Suva: { lat: -18.1416, lon: 178.4419, zone: 'Pacific/Fiji' },
  Thimphu: { lat: 27.4728, lon: 89.639, zone: 'Asia/Thimphu' },
  Thiruvananthapuram: { lat: 8.5241, lon: 76.9366, zone: 'Asia/Kolkata' },
  Ujjain: { lat: 23.1765, lon: 75.7885, zone: 'Asia/Kolkata' },
} as const satisfies Record<string, Place>;

/** A place of the table. */
export type PlaceName = keyof typeof places;
