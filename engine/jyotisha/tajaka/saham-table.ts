/**
 * The sahams, as formulas. `a - b + c`: as far from c as a is from b; a rashi is added where c does not lie on the way from b
 * to a. By night a and b change places, unless a saham says otherwise.
 *
 * Read: the table of 36 in the help of Jagannatha Hora, which is that of P.V.R. Narasimha Rao, Vedic Astrology: An Integrated
 * Approach, 28.8, and follows Tajika Neelakanthi (not read itself). Where another list that was read differs, `disagreement`
 * says how.
 */

/** A saham. Terms are grahas, `lagna`, another saham, `house_n` (the lagna and 30 degrees for each house), `lord_n` of the nth
 *  rashi from the lagna, `lagna_lord`, `sun_sign_lord`, `moon_sign_lord`, `karka_15`. */
export interface SahamRule {
  /** what the point is of */
  readonly of: string;
  readonly day: string;
  /** `same` as by day, or a formula of its own; without it a and b change places */
  readonly night?: 'same' | (string & {});
  /** taken by day instead of `day` where Mars is the lord of the lagna */
  readonly whereMarsIsLagnaLord?: string;
  readonly disagreement?: string;
}

/** Where the formulas come from, as answers say it. */
export const SAHAM_SOURCE =
  'the table of the help of Jagannatha Hora, which is that of P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 28.8';

/** By name; those that others are made of come first. */
export const SAHAMS = {
  punya: { of: 'fortune, good deeds', day: 'moon - sun + lagna' },
  vidya: { of: 'education', day: 'sun - moon + lagna' },
  yashas: { of: 'fame', day: 'jupiter - punya + lagna' },
  mitra: { of: 'friends', day: 'jupiter - punya + venus' },
  mahatmya: { of: 'greatness', day: 'punya - mars + lagna' },
  asha: { of: 'desires', day: 'saturn - mars + lagna' },
  samartha: {
    of: 'ability',
    day: 'mars - lagna_lord + lagna',
    whereMarsIsLagnaLord: 'jupiter - mars + lagna',
  },
  bhratri: { of: 'brothers and sisters', day: 'jupiter - saturn + lagna', night: 'same' },
  gaurava: {
    of: 'respect',
    day: 'jupiter - moon + sun',
    disagreement: 'by night jupiter - sun + moon in a list of the sahams in English (S. Shanker)',
  },
  pitri: { of: 'the father', day: 'saturn - sun + lagna' },
  rajya: { of: 'kingdom', day: 'saturn - sun + lagna' },
  matri: { of: 'the mother', day: 'moon - venus + lagna' },
  putra: { of: 'children', day: 'jupiter - moon + lagna' },
  jiva: { of: 'life', day: 'saturn - jupiter + lagna' },
  karma: { of: 'work', day: 'mars - mercury + lagna' },
  roga: {
    of: 'illness',
    day: 'lagna - moon + lagna',
    night: 'same',
    disagreement: 'roga_of_saturn is the other formula that the same table names',
  },
  roga_of_saturn: {
    of: 'illness, by Saturn',
    day: 'saturn - moon + lagna',
    disagreement: 'roga is the formula that the same table puts first',
  },
  kali: { of: 'great misfortune', day: 'jupiter - mars + lagna' },
  shastra: { of: 'sciences', day: 'jupiter - saturn + mercury' },
  bandhu: { of: 'relatives', day: 'mercury - moon + lagna' },
  mrityu: {
    of: 'death',
    day: 'house_8 - moon + lagna',
    night: 'same',
    disagreement: 'house_8 - moon + saturn in a list of the sahams in English (S. Shanker)',
  },
  paradesha: { of: 'foreign lands', day: 'house_9 - lord_9 + lagna', night: 'same' },
  artha: { of: 'money', day: 'house_2 - lord_2 + lagna', night: 'same' },
  paradara: { of: "others' spouses", day: 'venus - sun + lagna' },
  vanik: {
    of: 'commerce',
    day: 'moon - mercury + lagna',
    disagreement: 'the same by night in a list of the sahams in English (S. Shanker)',
  },
  karyasiddhi: {
    of: 'success of undertakings',
    day: 'saturn - sun + sun_sign_lord',
    night: 'saturn - moon + moon_sign_lord',
  },
  vivaha: { of: 'marriage', day: 'venus - saturn + lagna' },
  santapa: { of: 'grief', day: 'saturn - moon + house_6' },
  shraddha: { of: 'devotion', day: 'venus - mars + lagna' },
  priti: { of: 'affection', day: 'shastra - punya + lagna' },
  jadya: { of: 'chronic illness', day: 'mars - saturn + mercury' },
  vyapara: { of: 'business', day: 'mars - saturn + lagna', night: 'same' },
  shatru: { of: 'enemies', day: 'mars - saturn + lagna' },
  jalapatana: { of: 'crossing the sea', day: 'karka_15 - saturn + lagna' },
  bandhana: { of: 'imprisonment', day: 'punya - saturn + lagna' },
  apamrityu: { of: 'untimely death', day: 'house_8 - mars + lagna' },
  labha: {
    of: 'gains',
    day: 'house_11 - lord_11 + lagna',
    night: 'same',
    disagreement: 'by night lord_11 - house_11 + lagna in PyJHora, whose table says the same as here',
  },
} as const satisfies Readonly<Record<string, SahamRule>>;

/** A saham by name. */
export type SahamName = keyof typeof SAHAMS;
