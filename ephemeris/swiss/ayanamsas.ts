/**
 * The numbers that the Swiss Ephemeris has for the ayanamsas.
 */

import type { Ayanamsa } from '@nirnaya/engine/sky';
import sweph from 'sweph';

const sid = sweph.constants;

/** Numbers of the Swiss Ephemeris by name. */
export const SWISS_AYANAMSAS: Readonly<Record<Ayanamsa, number>> = {
  lahiri: sid.SE_SIDM_LAHIRI,
  lahiri_1940: sid.SE_SIDM_LAHIRI_1940,
  lahiri_vp285: sid.SE_SIDM_LAHIRI_VP285,
  lahiri_icrc: sid.SE_SIDM_LAHIRI_ICRC,
  raman: sid.SE_SIDM_RAMAN,
  krishnamurti: sid.SE_SIDM_KRISHNAMURTI,
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
};
