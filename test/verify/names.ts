// What the lists of festivals call a festival, and which of our rules it is: the rule, the chain that is queried and the
// place it is computed for. A row without a name here, or whose rule the packs lack, is not covered.

import type { PlaceName } from './places.ts';

/** A rule by its code, its chain and its place. */
export interface FestivalName {
  readonly code: string;
  readonly pack: string;
  readonly place: PlaceName;
  /** other days that lists are known to take for the same festival */
  readonly others?: readonly OtherDay[];
}

/** Another authority's day: a rule of ours, or a day of the Gregorian year, `MM-DD`. */
export type OtherDay =
  | {
      readonly says: string;
      readonly code: string;
      readonly pack?: string;
      readonly place?: PlaceName;
      readonly shift?: number;
    }
  | { readonly says: string; readonly fixed: string }
  | { readonly says: string; readonly calendar: string; readonly month: number; readonly day: number };

const north = 'NORTH_INDIA';
const india = (code: string, others?: readonly OtherDay[]): FestivalName => ({
  code,
  pack: north,
  place: 'New Delhi',
  others,
});

const tibetanLosar: OtherDay = {
  says: 'Losar by the Tibetan calendar',
  code: 'BUDDHIST_LOSAR',
  pack: 'world',
};

/** Names of the lists of India. */
export const indianFestivals: Readonly<Record<string, FestivalName>> = {
  BASANT_PANCHAMI: india('FESTIVAL_VASANT_PANCHAMI'),
  BATHUKAMMA: { code: 'FESTIVAL_BATHUKAMMA', pack: 'IN-TS', place: 'Hyderabad' },
  BONALU: { code: 'FESTIVAL_BONALU', pack: 'IN-TS', place: 'Hyderabad' },
  BUDDHA_PURNIMA: india('FESTIVAL_BUDDHA_PURNIMA', [
    {
      says: 'the first day on which Purnima has begun by sunset, as in Sri Lanka',
      code: 'FESTIVAL_VESAK_POYA',
      pack: 'SRI_LANKA',
    },
  ]),
  CHHATH_PUJA: { code: 'FESTIVAL_CHHATH_PUJA', pack: 'IN-BR', place: 'Patna' },
  DIWALI_INDIA: india('FESTIVAL_DIWALI'),
  DUSSEHRA: india('FESTIVAL_VIJAYADASHAMI'),
  GANESH_CHATURTHI: india('FESTIVAL_GANESH_CHATURTHI'),
  GOVARDHAN_PUJA: india('FESTIVAL_GOVARDHAN_PUJA', [
    { says: 'the day whose evening has most of Pratipada', code: 'FESTIVAL_GOVARDHAN_PUJA_SMARTA' },
    { says: 'the day after Diwali', code: 'FESTIVAL_DIWALI', shift: 1 },
  ]),
  GUDI_PADWA: india('FESTIVAL_GUDI_PADWA'),
  GURU_GOBIND_SINGH_JAYANTI: india('FESTIVAL_GURU_GOBIND_SINGH_JAYANTI', [
    { says: 'the Nanakshahi calendar of 2003', fixed: '01-05' },
  ]),
  GURU_NANAK_JAYANTI: india('FESTIVAL_GURU_NANAK_JAYANTI'),
  GURU_RAVIDAS_JAYANTI: india('FESTIVAL_GURU_RAVIDAS_JAYANTI'),
  GYALPO_LOSAR: {
    code: 'FESTIVAL_GYALPO_LOSAR',
    pack: 'NEPAL',
    place: 'Kathmandu',
    others: [tibetanLosar],
  },
  HOLI: india('FESTIVAL_HOLI'),
  JANMASHTAMI: india('FESTIVAL_JANMASHTAMI_VAISHNAVA'),
  KARWA_CHAUTH: india('VRAT_KARWA_CHAUTH'),
  MAHARANA_PRATAP_JAYANTI: india('FESTIVAL_MAHARANA_PRATAP_JAYANTI'),
  MAHARISHI_VALMIKI_JAYANTI: india('FESTIVAL_VALMIKI_JAYANTI'),
  MAHAVIR_JAYANTI: india('FESTIVAL_MAHAVIR_JAYANTI'),
  MAHA_ASHTAMI: india('FESTIVAL_MAHA_ASHTAMI'),
  MAHA_NAVAMI: india('FESTIVAL_MAHA_NAVAMI'),
  MAHA_SHIVARATRI: india('FESTIVAL_MAHA_SHIVARATRI'),
  MAKAR_SANKRANTI: india('SANKRANTI_MAKARA'),
  NARAKA_CHATURDASHI: india('FESTIVAL_NARAKA_CHATURDASHI', [
    { says: 'the day of Diwali', code: 'FESTIVAL_DIWALI' },
    { says: 'the day before Diwali', code: 'FESTIVAL_DIWALI', shift: -1 },
  ]),
  // The list is India's, not Kerala's: it goes by the star at noon, as the region's rule does, not by sunrise.
  ONAM: { code: 'FESTIVAL_ONAM', pack: 'SOUTH_INDIA', place: 'Thiruvananthapuram' },
  PONGAL: { code: 'FESTIVAL_PONGAL', pack: 'IN-TN', place: 'Chennai' },
  RAKSHA_BANDHAN: india('FESTIVAL_RAKSHA_BANDHAN'),
  RAM_NAVAMI: india('FESTIVAL_RAM_NAVAMI'),
  RATH_YATRA: { code: 'FESTIVAL_RATH_YATRA', pack: 'IN-OD', place: 'Bhubaneswar' },
  SHARAD_NAVRATRI: india('FESTIVAL_SHARAD_NAVARATRI'),
  SONAM_LOSAR: {
    code: 'FESTIVAL_SONAM_LOSAR',
    pack: 'NEPAL',
    place: 'Kathmandu',
    others: [tibetanLosar],
  },
  SWAMI_DAYANAND_SARASWATI_JAYANTI: india('FESTIVAL_DAYANAND_JAYANTI', [
    { says: 'his birthday by the Gregorian calendar', fixed: '02-12' },
  ]),
  TAMU_LOSAR: {
    code: 'FESTIVAL_TAMU_LOSAR',
    pack: 'NEPAL',
    place: 'Kathmandu',
    others: [{ says: 'the usual date, 30 December', fixed: '12-30' }],
  },
  THAIPUSAM: { code: 'FESTIVAL_THAIPUSAM', pack: 'IN-TN', place: 'Chennai' },
  VAISAKHI: india('FESTIVAL_VAISAKHI'),
  VISHU: {
    code: 'FESTIVAL_VISHU',
    pack: 'IN-KL',
    place: 'Thiruvananthapuram',
    others: [
      { says: 'the first day of Medam', calendar: 'Malayalam', month: 9, day: 1 },
      { says: 'the civil day on which the Sun enters Mesha', code: 'SANKRANTI_MESHA' },
      { says: 'the usual date, 14 April', fixed: '04-14' },
    ],
  },
};

const southernDiwali = (
  place: PlaceName,
  code = 'FESTIVAL_DEEPAVALI',
  pack = 'SOUTH_INDIA',
): FestivalName => ({
  code,
  pack,
  place,
  others: [{ says: 'Diwali of North India', code: 'FESTIVAL_DIWALI', pack: north }],
});
const abroad = (code: string, place: PlaceName, pack = north): FestivalName => ({ code, pack, place });

const dayOfIndia = (code: string): OtherDay => ({
  says: 'the date for India, not for the place',
  code,
  pack: north,
  place: 'New Delhi',
});

/** Names of lists of other countries and bodies, by `place festival`. */
export const officialFestivals: Readonly<Record<string, FestivalName>> = {
  'bhutan DUSSEHRA': abroad('FESTIVAL_DASHAIN_TIKA', 'Thimphu', 'NEPAL'),
  'fiji DIWALI_INDIA': abroad('FESTIVAL_DIWALI', 'Suva'),
  'guyana DIWALI_INDIA': abroad('FESTIVAL_DIWALI', 'Georgetown', 'GY'),
  'guyana HOLI': { ...abroad('FESTIVAL_HOLI', 'Georgetown'), others: [dayOfIndia('FESTIVAL_HOLI')] },
  'kenya DIWALI': abroad('FESTIVAL_DIWALI', 'Nairobi'),
  'malaysia DIWALI': southernDiwali('Kuala Lumpur'),
  'malaysia THAIPUSAM': abroad('FESTIVAL_THAIPUSAM', 'Kuala Lumpur', 'SOUTH_INDIA'),
  'mauritius GANESH_CHATURTHI': abroad('FESTIVAL_GANESH_VISARJAN_MAURITIUS', 'Port Louis', 'MU'),
  'mauritius THAIPUSAM': abroad('FESTIVAL_THAIPUSAM', 'Port Louis', 'SOUTH_INDIA'),
  'national_stock_exchange_of_india DIWALI_INDIA': abroad('FESTIVAL_DIWALI', 'Mumbai', 'IN-MH'),
  'national_stock_exchange_of_india DUSSEHRA': abroad('FESTIVAL_VIJAYADASHAMI', 'Mumbai', 'IN-MH'),
  'national_stock_exchange_of_india GOVARDHAN_PUJA': {
    ...abroad('FESTIVAL_BALIPRATIPADA', 'Mumbai', 'IN-MH'),
    others: [{ says: 'the day after Diwali', code: 'FESTIVAL_DIWALI', shift: 1 }],
  },
  'national_stock_exchange_of_india MAHAVIR_JAYANTI': abroad('FESTIVAL_MAHAVIR_JAYANTI', 'Mumbai', 'IN-MH'),
  'national_stock_exchange_of_india RAM_NAVAMI': abroad('FESTIVAL_RAM_NAVAMI', 'Mumbai', 'IN-MH'),
  'nepal CHHATH_PUJA': abroad('FESTIVAL_CHHATH_PUJA', 'Kathmandu', 'NEPAL'),
  'nepal GOVARDHAN_PUJA': abroad('FESTIVAL_GOVARDHAN_PUJA', 'Kathmandu', 'NEPAL'),
  'nepal MAKAR_SANKRANTI': abroad('SANKRANTI_MAKARA', 'Kathmandu', 'NEPAL'),
  'nepal RAKSHA_BANDHAN': abroad('FESTIVAL_RAKSHA_BANDHAN', 'Kathmandu', 'NEPAL'),
  'nepal VAISAKHI': abroad('FESTIVAL_VAISAKHI', 'Kathmandu', 'NEPAL'),
  'singapore DIWALI': southernDiwali('Singapore'),
  'sri_lanka DIWALI': southernDiwali('Colombo', 'FESTIVAL_DEEPAVALI', 'SRI_LANKA'),
  'suriname DIWALI': {
    ...abroad('FESTIVAL_DIWALI', 'Paramaribo', 'SR'),
    others: [{ says: 'the date for the place itself, not for India', code: 'FESTIVAL_DIWALI', pack: north }],
  },
  'suriname HOLI': { ...abroad('FESTIVAL_HOLI', 'Paramaribo'), others: [dayOfIndia('FESTIVAL_HOLI')] },
  'trinidad_and_tobago DIWALI': {
    ...abroad('FESTIVAL_DIWALI', 'Port of Spain'),
    others: [dayOfIndia('FESTIVAL_DIWALI')],
  },
};
