/**
 * The ayanamsas that the Swiss Ephemeris has, by our names for them: where the zodiac of each begins. "True" ones hold a
 * star at a fixed longitude; the others move evenly from an epoch of their own.
 */
import sweph from 'sweph';

const sid = sweph.constants;

/** Numbers of the Swiss Ephemeris by name. */
export const AYANAMSAS = {
  lahiri: sid.SE_SIDM_LAHIRI,
  /** as Lahiri printed it in 1940 */
  lahiri_1940: sid.SE_SIDM_LAHIRI_1940,
  /** Lahiri's own constant for the vernal equinox of 285 CE */
  lahiri_vp285: sid.SE_SIDM_LAHIRI_VP285,
  /** of the Indian Calendar Reform Committee */
  lahiri_icrc: sid.SE_SIDM_LAHIRI_ICRC,
  raman: sid.SE_SIDM_RAMAN,
  krishnamurti: sid.SE_SIDM_KRISHNAMURTI,
  /** Krishnamurti's after Senthilathiban, equinox of 291 CE */
  krishnamurti_vp291: sid.SE_SIDM_KRISHNAMURTI_VP291,
  fagan_bradley: sid.SE_SIDM_FAGAN_BRADLEY,
  ushashashi: sid.SE_SIDM_USHASHASHI,
  yukteshwar: sid.SE_SIDM_YUKTESHWAR,
  jn_bhasin: sid.SE_SIDM_JN_BHASIN,
  suryasiddhanta: sid.SE_SIDM_SURYASIDDHANTA,
  suryasiddhanta_mean_sun: sid.SE_SIDM_SURYASIDDHANTA_MSUN,
  aryabhata: sid.SE_SIDM_ARYABHATA,
  aryabhata_mean_sun: sid.SE_SIDM_ARYABHATA_MSUN,
  aryabhata_522: sid.SE_SIDM_ARYABHATA_522,
  ss_revati: sid.SE_SIDM_SS_REVATI,
  ss_citra: sid.SE_SIDM_SS_CITRA,
  true_citra: sid.SE_SIDM_TRUE_CITRA,
  true_revati: sid.SE_SIDM_TRUE_REVATI,
  true_pushya: sid.SE_SIDM_TRUE_PUSHYA,
  true_mula: sid.SE_SIDM_TRUE_MULA,
} as const;

/** An ayanamsa by name. */
export type Ayanamsa = keyof typeof AYANAMSAS;
