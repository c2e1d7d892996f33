// ISO 3166-2 codes of GeoNames' first-order divisions. GeoNames has codes of its own; which division is which is read off
// a city of each. In: the places. Out: a function from a place's division to the ISO code, null where it is not known.

import { iso31662 } from 'iso-3166';
import type { SourcePlace } from './source.ts';

/** Countries whose divisions GeoNames names by the letters of ISO 3166-2. */
const sameCodes = new Set(['US', 'CH', 'GB', 'BE', 'IE', 'LU', 'MW', 'UG', 'TL']);

/** A city in each division of other countries, by its plain name in GeoNames; of several of a name the largest counts. */
const cityIn: Readonly<Record<string, string>> = {
  'IN-AN': 'Port Blair',
  'IN-AP': 'Vijayawada',
  'IN-AR': 'Itanagar',
  'IN-AS': 'Guwahati',
  'IN-BR': 'Patna',
  'IN-CG': 'Raipur',
  'IN-CH': 'Chandigarh',
  'IN-DH': 'Silvassa',
  'IN-DL': 'Delhi',
  'IN-GA': 'Panaji',
  'IN-GJ': 'Ahmedabad',
  'IN-HP': 'Shimla',
  'IN-HR': 'Faridabad',
  'IN-JH': 'Ranchi',
  'IN-JK': 'Srinagar',
  'IN-KA': 'Bengaluru',
  'IN-KL': 'Thiruvananthapuram',
  'IN-LA': 'Leh',
  'IN-LD': 'Kavaratti',
  'IN-MH': 'Mumbai',
  'IN-ML': 'Shillong',
  'IN-MN': 'Imphal',
  'IN-MP': 'Bhopal',
  'IN-MZ': 'Aizawl',
  'IN-NL': 'Kohima',
  'IN-OD': 'Cuttack',
  'IN-PB': 'Ludhiana',
  'IN-PY': 'Puducherry',
  'IN-RJ': 'Jaipur',
  'IN-SK': 'Gangtok',
  'IN-TN': 'Chennai',
  'IN-TR': 'Agartala',
  'IN-TS': 'Hyderabad',
  'IN-UK': 'Dehra Dun',
  'IN-UP': 'Lucknow',
  'IN-WB': 'Kolkata',
  'NP-P1': 'Biratnagar',
  'NP-P2': 'Janakpur',
  'NP-P3': 'Kathmandu',
  'NP-P4': 'Pokhara',
  'NP-P5': 'Nepalgunj',
  'NP-P6': 'Birendranagar',
  'NP-P7': 'Dhangadhi',
  'LK-1': 'Colombo',
  'LK-2': 'Kandy',
  'LK-3': 'Galle',
  'LK-4': 'Jaffna',
  'LK-5': 'Trincomalee',
  'LK-6': 'Kurunegala',
  'LK-7': 'Anuradhapura',
  'LK-8': 'Badulla',
  'LK-9': 'Ratnapura',
  'BD-A': 'Barishal',
  'BD-B': 'Chattogram',
  'BD-C': 'Dhaka',
  'BD-D': 'Khulna',
  'BD-E': 'Rajshahi',
  'BD-F': 'Rangpur',
  'BD-G': 'Sylhet',
  'BD-H': 'Mymensingh',
  'PK-BA': 'Quetta',
  'PK-IS': 'Islamabad',
  'PK-KP': 'Peshawar',
  'PK-PB': 'Lahore',
  'PK-SD': 'Karachi',
  'AU-ACT': 'Canberra',
  'AU-NSW': 'Sydney',
  'AU-NT': 'Darwin',
  'AU-QLD': 'Brisbane',
  'AU-SA': 'Adelaide',
  'AU-TAS': 'Hobart',
  'AU-VIC': 'Melbourne',
  'AU-WA': 'Perth',
  'CA-AB': 'Calgary',
  'CA-BC': 'Vancouver',
  'CA-MB': 'Winnipeg',
  'CA-NB': 'Moncton',
  'CA-NL': "St. John's",
  'CA-NS': 'Halifax',
  'CA-NT': 'Yellowknife',
  'CA-NU': 'Iqaluit',
  'CA-ON': 'Toronto',
  'CA-PE': 'Charlottetown',
  'CA-QC': 'Quebec',
  'CA-SK': 'Saskatoon',
  'CA-YT': 'Whitehorse',
  'NZ-AUK': 'Auckland',
  'NZ-BOP': 'Tauranga',
  'NZ-CAN': 'Christchurch',
  'NZ-GIS': 'Gisborne',
  'NZ-HKB': 'Napier',
  'NZ-MWT': 'Palmerston North',
  'NZ-NSN': 'Nelson',
  'NZ-NTL': 'Whangarei',
  'NZ-OTA': 'Dunedin',
  'NZ-STL': 'Invercargill',
  'NZ-TKI': 'New Plymouth',
  'NZ-WGN': 'Wellington',
  'NZ-WKO': 'Hamilton',
  'DE-BB': 'Potsdam',
  'DE-BE': 'Berlin',
  'DE-BW': 'Stuttgart',
  'DE-BY': 'Munich',
  'DE-HB': 'Bremen',
  'DE-HE': 'Wiesbaden',
  'DE-HH': 'Hamburg',
  'DE-MV': 'Rostock',
  'DE-NI': 'Hannover',
  'DE-NW': 'Dortmund',
  'DE-RP': 'Mainz',
  'DE-SH': 'Kiel',
  'DE-SL': 'Saarbruecken',
  'DE-SN': 'Leipzig',
  'DE-ST': 'Magdeburg',
  'DE-TH': 'Erfurt',
  'FR-ARA': 'Lyon',
  'FR-BFC': 'Dijon',
  'FR-BRE': 'Rennes',
  'FR-CVL': 'Orleans',
  'FR-GES': 'Strasbourg',
  'FR-HDF': 'Lille',
  'FR-IDF': 'Paris',
  'FR-NAQ': 'Bordeaux',
  'FR-NOR': 'Rouen',
  'FR-OCC': 'Toulouse',
  'FR-PAC': 'Marseille',
  'FR-PDL': 'Nantes',
  'AE-AJ': 'Ajman City',
  'AE-AZ': 'Abu Dhabi',
  'AE-DU': 'Dubai',
  'AE-FU': 'Al Fujairah City',
  'AE-RK': 'Ras Al Khaimah City',
  'AE-SH': 'Sharjah',
  'AE-UQ': 'Umm Al Quwain City',
  'MY-01': 'Johor Bahru',
  'MY-02': 'Alor Setar',
  'MY-03': 'Kota Bharu',
  'MY-06': 'Kuantan',
  'MY-07': 'George Town',
  'MY-08': 'Ipoh',
  'MY-09': 'Kangar',
  'MY-10': 'Shah Alam',
  'MY-11': 'Kuala Terengganu',
  'MY-12': 'Kota Kinabalu',
  'MY-13': 'Kuching',
  'MY-14': 'Kuala Lumpur',
  'ZA-EC': 'Bhisho',
  'ZA-FS': 'Bloemfontein',
  'ZA-GP': 'Johannesburg',
  'ZA-KZN': 'Durban',
  'ZA-LP': 'Polokwane',
  'ZA-MP': 'Emalahleni',
  'ZA-NC': 'Kimberley',
  'ZA-NW': 'Rustenburg',
  'ZA-WC': 'Cape Town',
};

/** How a place's division is written in ISO 3166-2. */
export type StateOf = (place: Pick<SourcePlace, 'country' | 'division'>) => string | null;

/** Reads the codes off the cities. A city that is not there, or two codes for one division, is an error. */
export function stateCodes(places: readonly SourcePlace[]): StateOf {
  const known = new Set(iso31662.map(({ code }) => code));
  const byDivision = new Map<string, string>();
  const largest = largestByName(places);
  const errors: string[] = [];
  for (const [code, city] of Object.entries(cityIn)) {
    if (!known.has(code)) errors.push(`ISO 3166-2 has no ${code}`);
    const place = largest.get(`${code.slice(0, 2)} ${city}`);
    if (place === undefined) {
      errors.push(`${code}: there is no ${city}`);
      continue;
    }
    const division = `${place.country} ${place.division}`;
    const other = byDivision.get(division);
    if (other !== undefined) errors.push(`${division}, of ${city}, is both ${other} and ${code}`);
    byDivision.set(division, code);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return ({ country, division }) => {
    const same = `${country}-${division}`;
    if (sameCodes.has(country)) return known.has(same) ? same : null;
    return byDivision.get(`${country} ${division}`) ?? null;
  };
}

function largestByName(places: readonly SourcePlace[]): Map<string, SourcePlace> {
  const largest = new Map<string, SourcePlace>();
  for (const place of places) {
    const key = `${place.country} ${place.ascii}`;
    const other = largest.get(key);
    if (other === undefined || other.population < place.population) largest.set(key, place);
  }
  return largest;
}
