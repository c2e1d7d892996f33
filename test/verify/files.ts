// The truth files and the checks of their rows. Files of other kinds are counted only.

import { checkAshtakavarga } from './astrology/ashtakavarga.ts';
import { checkAvastha } from './astrology/avasthas.ts';
import { checkAyanamsa } from './astrology/ayanamsas.ts';
import { checkDosha } from './astrology/doshas.ts';
import { checkLongitudes } from './astrology/longitudes.ts';
import { checkGunaMilan, checkMatch, kutasByProgram } from './astrology/matches.ts';
import { checkOtherDasha } from './astrology/other-dashas.ts';
import { checkSampleBirth } from './astrology/sample-births.ts';
import { checkShadbala } from './astrology/shadbala.ts';
import { checkSphuta } from './astrology/sphutas.ts';
import { checkTajaka } from './astrology/tajaka.ts';
import { checkVarga } from './astrology/vargas.ts';
import { checkVimshottari } from './astrology/vimshottari.ts';
import { checkYoga, yogasLeftOut } from './astrology/yogas.ts';
import type { Calculator } from './calculator.ts';
import { checkDayPage, checkPublishedDate } from './checks/almanacs.ts';
import { checkAsta } from './checks/asta.ts';
import { checkBhadra } from './checks/bhadra.ts';
import { checkChineseMonth } from './checks/chinese-months.ts';
import { checkEclipse } from './checks/eclipse-catalogue.ts';
import { checkEclipseTime } from './checks/eclipse-times.ts';
import { checkFestivalWindow } from './checks/festival-windows.ts';
import { checkFestival } from './checks/festivals.ts';
import { checkJyotisha } from './checks/jyotisha.ts';
import { checkLunarMonth } from './checks/lunar-months.ts';
import { checkMadhva } from './checks/madhva.ts';
import { checkMuhuratDate } from './checks/muhurat-dates.ts';
import { checkNoneWeek } from './checks/muhurat-none-weeks.ts';
import { checkPanchangPage } from './checks/panchang-pages.ts';
import { checkPlaceDay } from './checks/places-daily.ts';
import { checkPyjhora } from './checks/pyjhora.ts';
import {
  checkBikramMonth,
  checkGuptaPress,
  checkNepalFestival,
  checkNepalTithi,
  checkTamilDay,
  checkVakyaMoment,
} from './checks/skies.ts';
import {
  checkAlmanacFestival,
  checkBengaliMonth,
  checkHinduSample,
  checkPambuDay,
} from './checks/skies-of-schools.ts';
import { checkSolarMonth } from './checks/solar-months.ts';
import { checkTithi } from './checks/tithi.ts';
import { checkTransliteration, transliterationClasses } from './checks/transliteration.ts';
import { checkWorldDate } from './checks/world-dates.ts';
import { muhuratsBySource } from './muhurat/by-source.ts';
import { indianFestivals, officialFestivals } from './names.ts';
import { checkPublished } from './published/published.ts';
import type { Row } from './rows.ts';
import type { Verdict } from './verdict.ts';

/** Judges a row; the whole file is at hand where a row is judged by others. */
export type Check = (calculator: Calculator, row: Row, rows: readonly Row[]) => Verdict;

const checkIndia: Check = (calculator, row) => {
  const name = row.at('festival');
  return checkFestival(calculator, row, { key: name, name: indianFestivals[name] });
};

const checkOfficial: Check = (calculator, row) => {
  const key = `${row.at('place')} ${row.at('festival')}`;
  return checkFestival(calculator, row, { key, name: officialFestivals[key], daysOff: true });
};

/** By file name, in the order of the report. */
export const checks: Readonly<Record<string, Check>> = {
  'tithi_new_delhi.csv': checkTithi,
  'lunar_month_starts.csv': checkLunarMonth,
  'solar_month_starts.csv': checkSolarMonth,
  'places_march_2026.csv': checkPlaceDay,
  'festival_dates_india.csv': checkIndia,
  'festival_dates_mixed.csv': checkIndia,
  'festival_dates_official.csv': checkOfficial,
  'published_times.csv': checkPublished,
  'madhva_ekadashi.csv': checkMadhva,
  'jyotisha_festivals_new_delhi.csv': checkJyotisha,
  'jyotisha_festivals_south.csv': checkJyotisha,
  'eclipse_catalogue.csv': checkEclipse,
  'eclipse_times.csv': checkEclipseTime,
  'asta_dates.csv': checkAsta,
  'chinese_months.csv': checkChineseMonth,
  'world_dates.csv': checkWorldDate,
  'drik_2023.csv': checkDayPage,
  'published_dates.csv': checkPublishedDate,
  'festival_windows.csv': checkFestivalWindow,
  'muhurat_dates.csv': checkMuhuratDate,
  'muhurat_none_weeks.csv': checkNoneWeek,
  'astrology/bhadra.jsonl': checkBhadra,
  'astrology/panchanga_pyjhora.jsonl': checkPyjhora,
  'astrology/longitudes.jsonl': checkLongitudes,
  'astrology/ayanamsa_pyjhora.jsonl': checkAyanamsa,
  'astrology/vargas_pyjhora.jsonl': checkVarga,
  'astrology/sphuta_jhora.jsonl': checkSphuta,
  'astrology/jhora_sample_births.jsonl': checkSampleBirth,
  'astrology/vimshottari.jsonl': checkVimshottari,
  'astrology/other_dashas.jsonl': checkOtherDasha,
  'astrology/tajaka_saham.jsonl': checkTajaka,
  'astrology/panchang_published.jsonl': checkPanchangPage,
  'astrology/shadbala.jsonl': checkShadbala,
  'astrology/ashtakavarga.jsonl': checkAshtakavarga,
  'astrology/avasthas.jsonl': checkAvastha,
  'translit_icu72.jsonl': checkTransliteration,
  'translit_aksharamukha.jsonl': checkTransliteration,
  'astrology/yoga_charts.csv': checkYoga,
  'astrology/doshas_yogas.jsonl': checkDosha,
  'astrology/guna_milan.jsonl': checkGunaMilan,
  'astrology/guna_milan_matrices.csv': checkMatch,
  'skies/nepal_daily_tithi.csv': checkNepalTithi,
  'skies/bikram_sambat_months.csv': checkBikramMonth,
  'skies/nepal_festivals.csv': checkNepalFestival,
  'skies/tamil_new_year_and_pongal.csv': checkTamilDay,
  'skies/vakya_sankranti_moments.csv': checkVakyaMoment,
  'skies/gupta_press_times.csv': checkGuptaPress,
  'skies/bengali_month_starts.csv': checkBengaliMonth,
  'skies/pambu_almanac_2026.csv': checkPambuDay,
  'skies/almanac_festivals_official.csv': checkAlmanacFestival,
  'skies/calendrica_hindu.csv': checkHinduSample,
};

/** What is said of a file as a whole, by file name: lines of text. */
export const summaries: Readonly<
  Record<string, (calculator: Calculator, rows: readonly Row[]) => readonly string[]>
> = {
  'muhurat_dates.csv': muhuratsBySource,
  'translit_icu72.jsonl': transliterationClasses,
  'translit_aksharamukha.jsonl': transliterationClasses,
  'astrology/yoga_charts.csv': yogasLeftOut,
  'astrology/guna_milan_matrices.csv': kutasByProgram,
};
