// A place as the service knows it, and the 27 curated ones. Coordinates are those of the city's centre, in decimal degrees.

import type { PlaceName } from '@nirnaya/dsl/vocabulary';

/** A place, curated or of the catalogue. */
export interface Location {
  readonly id: number;
  readonly name_en: string;
  /** in the language of the place; null where it is not known */
  readonly name_native: string | null;
  /** degrees, north positive */
  readonly latitude: number;
  /** degrees, east positive */
  readonly longitude: number;
  /** IANA name */
  readonly timezone: string;
  /** offset of standard time, `+05:30` */
  readonly timezone_offset: string;
  /** ISO 3166-1 alpha-2 */
  readonly country_code: string;
  /** region whose tradition the place follows, by its pack; null where it has none of its own and New Delhi's is followed */
  readonly region: string | null;
  /** ISO 3166-2; null where the country is not divided, or its code is not known */
  readonly subdivision_code: string | null;
  readonly is_default: boolean;
}

/** A curated place: packs and tests may speak of it by its name. */
export interface CuratedLocation extends Location {
  readonly name_en: PlaceName;
  readonly name_native: string;
}

type Row = readonly [
  id: number,
  name_en: PlaceName,
  name_native: string,
  latitude: number,
  longitude: number,
  region: string | null,
  subdivision: string | null,
];

interface Zone {
  readonly timezone: string;
  readonly timezone_offset: string;
  readonly country_code: string;
}

const india: Zone = { timezone: 'Asia/Kolkata', timezone_offset: '+05:30', country_code: 'IN' };

const inIndia: readonly Row[] = [
  [1, 'Ujjain', 'उज्जैन', 23.1793, 75.7849, 'NORTH_INDIA', 'IN-MP'],
  [2, 'New Delhi', 'नई दिल्ली', 28.6139, 77.209, 'NORTH_INDIA', 'IN-DL'],
  [3, 'Mumbai', 'मुंबई', 19.076, 72.8777, 'WEST_INDIA', 'IN-MH'],
  [4, 'Chennai', 'சென்னை', 13.0827, 80.2707, 'SOUTH_INDIA', 'IN-TN'],
  [5, 'Kolkata', 'কলকাতা', 22.5726, 88.3639, 'EAST_INDIA', 'IN-WB'],
  [6, 'Varanasi', 'वाराणसी', 25.3176, 82.9739, 'NORTH_INDIA', 'IN-UP'],
  [7, 'Bengaluru', 'ಬೆಂಗಳೂರು', 12.9716, 77.5946, 'SOUTH_INDIA', 'IN-KA'],
  [8, 'Hyderabad', 'హైదరాబాద్', 17.385, 78.4867, 'SOUTH_INDIA', 'IN-TS'],
  [9, 'Ahmedabad', 'અમદાવાદ', 23.0225, 72.5714, 'WEST_INDIA', 'IN-GJ'],
  [10, 'Jaipur', 'जयपुर', 26.9124, 75.7873, 'NORTH_INDIA', 'IN-RJ'],
  [11, 'Patna', 'पटना', 25.5941, 85.1376, 'EAST_INDIA', 'IN-BR'],
  [12, 'Puri', 'ପୁରୀ', 19.8135, 85.8312, 'EAST_INDIA', 'IN-OD'],
  [13, 'Thiruvananthapuram', 'തിരുവനന്തപുരം', 8.5241, 76.9366, 'SOUTH_INDIA', 'IN-KL'],
  [14, 'Tirupati', 'తిరుపతి', 13.6288, 79.4192, 'SOUTH_INDIA', 'IN-AP'],
  [15, 'Amritsar', 'ਅੰਮ੍ਰਿਤਸਰ', 31.634, 74.8723, 'NORTH_INDIA', 'IN-PB'],
  [16, 'Guwahati', 'গুৱাহাটী', 26.1445, 91.7362, 'EAST_INDIA', 'IN-AS'],
  [17, 'Srinagar', 'سِری نَگَر', 34.0837, 74.7973, 'KASHMIR', 'IN-JK'],
  [18, 'Haridwar', 'हरिद्वार', 29.9457, 78.1642, 'NORTH_INDIA', 'IN-UK'],
];

const abroad: readonly (readonly [Row, Zone])[] = [
  [
    [19, 'Kathmandu', 'काठमाडौं', 27.7172, 85.324, 'NEPAL', 'NP-P3'],
    { timezone: 'Asia/Kathmandu', timezone_offset: '+05:45', country_code: 'NP' },
  ],
  [
    [20, 'Colombo', 'කොළඹ', 6.9271, 79.8612, 'SRI_LANKA', 'LK-1'],
    { timezone: 'Asia/Colombo', timezone_offset: '+05:30', country_code: 'LK' },
  ],
  [
    [21, 'London', 'London', 51.5074, -0.1278, null, 'GB-LND'],
    { timezone: 'Europe/London', timezone_offset: '+00:00', country_code: 'GB' },
  ],
  [
    [22, 'New York', 'New York', 40.7128, -74.006, null, 'US-NY'],
    { timezone: 'America/New_York', timezone_offset: '-05:00', country_code: 'US' },
  ],
  [
    [23, 'San Francisco', 'San Francisco', 37.7749, -122.4194, null, 'US-CA'],
    { timezone: 'America/Los_Angeles', timezone_offset: '-08:00', country_code: 'US' },
  ],
  [
    [24, 'Toronto', 'Toronto', 43.6532, -79.3832, null, 'CA-ON'],
    { timezone: 'America/Toronto', timezone_offset: '-05:00', country_code: 'CA' },
  ],
  [
    [25, 'Dubai', 'دبي', 25.2048, 55.2708, null, 'AE-DU'],
    { timezone: 'Asia/Dubai', timezone_offset: '+04:00', country_code: 'AE' },
  ],
  [
    [26, 'Singapore', 'Singapore', 1.3521, 103.8198, null, null],
    { timezone: 'Asia/Singapore', timezone_offset: '+08:00', country_code: 'SG' },
  ],
  [
    [27, 'Sydney', 'Sydney', -33.8688, 151.2093, null, 'AU-NSW'],
    { timezone: 'Australia/Sydney', timezone_offset: '+10:00', country_code: 'AU' },
  ],
];

function locationOf(row: Row, zone: Zone): CuratedLocation {
  const [id, name_en, name_native, latitude, longitude, region, subdivision_code] = row;
  return {
    id,
    name_en,
    name_native,
    latitude,
    longitude,
    ...zone,
    region,
    subdivision_code,
    is_default: id === 1,
  };
}

/** The curated places, by id. */
export const locations: ReadonlyMap<number, CuratedLocation> = new Map(
  [
    ...inIndia.map((row) => locationOf(row, india)),
    ...abroad.map(([row, zone]) => locationOf(row, zone)),
  ].map((location) => [location.id, location]),
);

function known(id: number): CuratedLocation {
  const location = locations.get(id);
  if (location === undefined) throw new Error(`no location ${id}`);
  return location;
}

/** The meridian of the Siddhantas. */
export const ujjain: Location = known(1);

export const newDelhi: Location = known(2);
