/**
 * The sixty samvatsaras, 0 = Prabhava .. 59 = Akshaya. In the south they follow the years one by one; in the
 * north they are the years of mean Jupiter, a little shorter than the Sun's, so that one is dropped in 85.
 *
 * Sources: Surya Siddhanta 1.55 (twelfths of Jupiter's revolution, counted from Vijaya at the Kali epoch);
 * Sewell and Dikshit, The Indian Calendar (1896), 59 c: with the bija of 364,212 revolutions in 4,320,000 years,
 * for years after about 1500; Kielhorn, Indian Antiquary 18 (1889), 193-197, for the instants. Level DERIVED:
 * printed values agree for every year tried (Vikrama 2078 Ananda, 2079 Rakshasa, 2082 Kalayukta), and the printed ends
 * of Pingala 2024, Kalayukta 2025 and Siddharthi 2026 lie 128 to 132 minutes before those given here. The rule
 * without the bija (59 a), which some newspapers follow, names 2025-26 Siddharthi instead.
 */
import { KALI_OF_SHAKA, VIKRAM_OF_SHAKA } from './years.ts';

/** One year of mean Jupiter. */
export interface JovianYear {
  /** samvatsara, 0 = Prabhava */
  readonly label: number;
  /** JD UT, included */
  readonly start: number;
  /** JD UT, not included */
  readonly end: number;
}

/** Vijaya, with which the count begins at the Kali epoch. */
const VIJAYA = 26;

/** Days of Jupiter's way through a sign: civil days of a great age over 12 times its revolutions, with bija. */
const JOVIAN_YEAR = 1577917828 / (12 * 364212);

/** JD UT of the Kali epoch: midnight on the meridian of Ujjain, 75.7683 degrees east. */
const KALI_EPOCH = 588465.5 - 75.7683 / 360;

/** The southern samvatsara of an elapsed Shaka year; Shaka 1947 is Vishvavasu. */
export function southernSamvatsara(shaka: number): number {
  return modulo60(shaka + 11);
}

/**
 * The northern samvatsara of an elapsed Shaka year: the one current at its Mesha sankranti, by which the whole
 * year is named. Shaka 1947 (Vikrama 2082) is Kalayukta.
 */
export function northernSamvatsara(shaka: number): number {
  const kali = shaka + KALI_OF_SHAKA;
  return modulo60(kali + VIJAYA + Math.floor((117 * kali - 60) / 10000));
}

/** The samvatsara that gives its name to no year because it begins and ends within this Shaka year, if any. */
export function expungedSamvatsara(shaka: number): number | undefined {
  const named = northernSamvatsara(shaka);
  return modulo60(northernSamvatsara(shaka + 1) - named) === 2 ? modulo60(named + 1) : undefined;
}

/**
 * The samvatsara of a Vikrama year counted from Kartika, as Gujarati almanacs print it: the northern name of
 * the Chaitra year of one number less. Level PROVISIONAL: fits the three printed values known (2078 Pramadi,
 * 2079 Ananda, 2082 Pingala); no text read.
 */
export function gujaratiSamvatsara(vikramKartikadi: number): number {
  return northernSamvatsara(vikramKartikadi - 1 - VIKRAM_OF_SHAKA);
}

/** The Jovian year that runs at `jd` (JD UT). */
export function jovianYearAt(jd: number): JovianYear {
  const elapsed = Math.floor((jd - KALI_EPOCH) / JOVIAN_YEAR);
  return {
    label: modulo60(VIJAYA + elapsed),
    start: KALI_EPOCH + elapsed * JOVIAN_YEAR,
    end: KALI_EPOCH + (elapsed + 1) * JOVIAN_YEAR,
  };
}

function modulo60(value: number): number {
  return ((value % 60) + 60) % 60;
}
