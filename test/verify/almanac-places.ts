// The places that lists of dates name: where they are and whose tradition they follow. Of a state the place is that of its pack.

import type { PlaceName } from './places.ts';

/** A place and the chain that is asked there. */
export interface AlmanacPlace {
  readonly place: PlaceName;
  readonly pack: string;
}

/** By what the lists call it. */
export const almanacPlaces: Readonly<Record<string, AlmanacPlace>> = {
  'Andhra Pradesh': { place: 'Vijayawada', pack: 'IN-AP' },
  Assam: { place: 'Guwahati', pack: 'IN-AS' },
  Bengaluru: { place: 'Bengaluru', pack: 'IN-KA' },
  Bihar: { place: 'Patna', pack: 'IN-BR' },
  Chennai: { place: 'Chennai', pack: 'IN-TN' },
  Chhattisgarh: { place: 'Raipur', pack: 'IN-CG' },
  Goa: { place: 'Panaji', pack: 'IN-GA' },
  Gujarat: { place: 'Ahmedabad', pack: 'IN-GJ' },
  Haryana: { place: 'New Delhi', pack: 'IN-HR' },
  'Himachal Pradesh': { place: 'Shimla', pack: 'IN-HP' },
  Hyderabad: { place: 'Hyderabad', pack: 'IN-TS' },
  Jaipur: { place: 'Jaipur', pack: 'NORTH_INDIA' },
  Jammu: { place: 'Jammu', pack: 'NORTH_INDIA' },
  'Jammu and Kashmir': { place: 'Srinagar', pack: 'KASHMIR' },
  Jharkhand: { place: 'Ranchi', pack: 'IN-JH' },
  Karnataka: { place: 'Bengaluru', pack: 'IN-KA' },
  Kathmandu: { place: 'Kathmandu', pack: 'NEPAL' },
  Kerala: { place: 'Thiruvananthapuram', pack: 'IN-KL' },
  Kochi: { place: 'Kochi', pack: 'IN-KL' },
  Kolkata: { place: 'Kolkata', pack: 'IN-WB' },
  'Madhya Pradesh': { place: 'Ujjain', pack: 'IN-MP' },
  Maharashtra: { place: 'Mumbai', pack: 'IN-MH' },
  Manipur: { place: 'Imphal', pack: 'IN-MN' },
  Mumbai: { place: 'Mumbai', pack: 'IN-MH' },
  Nepal: { place: 'Kathmandu', pack: 'NEPAL' },
  'New Delhi': { place: 'New Delhi', pack: 'NORTH_INDIA' },
  Odisha: { place: 'Bhubaneswar', pack: 'IN-OD' },
  Punjab: { place: 'Amritsar', pack: 'IN-PB' },
  Rajasthan: { place: 'Jaipur', pack: 'IN-RJ' },
  'Sri Lanka': { place: 'Colombo', pack: 'SRI_LANKA' },
  'Tamil Nadu': { place: 'Chennai', pack: 'IN-TN' },
  Telangana: { place: 'Hyderabad', pack: 'IN-TS' },
  Tripura: { place: 'Agartala', pack: 'IN-TR' },
  Ujjain: { place: 'Ujjain', pack: 'NORTH_INDIA' },
  'Uttar Pradesh': { place: 'Mirzapur', pack: 'IN-UP' },
  Uttarakhand: { place: 'Dehradun', pack: 'IN-UK' },
  'West Bengal': { place: 'Kolkata', pack: 'IN-WB' },
};
