// What the file of the world's dates calls a festival, and which of our rules it is: the code, and the chain where it is
// not `world`. Other codes are days that some of the lists take for the same festival. A name without a line here has no
// rule of ours and is not covered.

import { bundledCalendars, readBundledFile } from '../../app/data/bundled.ts';
import type { WorldCalendar } from '../../engine/calendars/calendar.ts';
import { lunisolarCalendar } from '../../engine/calendars/lunisolar.ts';
import { openTables } from '../../engine/calendars/tables.ts';
import { mongolian } from '../../engine/calendars/tibetan.ts';

// Lists that know no other meridian than today's, in the years before it was law.
const tables = openTables(() => readBundledFile('calendars/calendars.bin'));
const chinese = bundledCalendars().named('Chinese');
const vietnameseUt7 = lunisolarCalendar(tables, {
  name: 'UT+7',
  meridian: [[Number.NEGATIVE_INFINITY, 7]],
  leap: 'Nhuận',
  months: [],
});
const UT7 = 'UT+7 before it was the time of Vietnam, in 1968';
const koreanUt9 = lunisolarCalendar(tables, {
  name: 'UT+9',
  meridian: [[Number.NEGATIVE_INFINITY, 9]],
  leap: 'Yun',
  months: [],
});
const UT9 = 'UT+9 before it was the time of Korea, in 1912';

/** What a list may have instead: the days of another rule, or a date of a calendar, and what such a list follows. */
export type OtherFeast = { readonly says: string } & (
  | { readonly code: string }
  | { readonly calendar: WorldCalendar | undefined; readonly month: number; readonly day: number }
);

/** A rule of ours, with others whose days a list may have instead. */
export interface WorldName {
  readonly code: string;
  readonly others?: readonly OtherFeast[];
  /** the feast of the month after, before which the last Friday of its own month is kept */
  readonly lastFridayBefore?: string;
}

const gregorianBirth = { code: 'BUDDHIST_HANAMATSURI', says: 'the Japanese day, 8 April' };
const chineseBirth = {
  code: 'BUDDHIST_BUDDHA_BIRTHDAY_CHINA',
  says: 'the eighth of the fourth Chinese month',
};
const vietnameseBirth = {
  code: 'BUDDHIST_BUDDHA_BIRTHDAY_VIETNAM',
  says: 'the fifteenth of the fourth lunisolar month',
};
const purnima = { code: 'FESTIVAL_BUDDHA_PURNIMA', says: 'the full moon by the Indian tithi' };
const nanakshahiBirth = { code: 'SIKH_PARKASH_GOBIND_SINGH', says: 'the Nanakshahi calendar of 2003' };

/** The criteria by which countries have other days of the same feast. */
const criteria = {
  MABIMS: 'the criterion of Indonesia and Malaysia',
  TURKEY: 'the criterion of Turkey',
  EGYPT: 'the criterion of Egypt',
  IRAN: 'the criterion of Iran',
  PAKISTAN: 'sighting from Karachi',
  MOROCCO: 'sighting from Rabat',
} as const;

const byCountry = (feast: string): WorldName['others'] =>
  Object.entries(criteria).map(([country, says]) => ({ code: `ISLAMIC_${feast}_${country}`, says }));

const indonesianVesak = {
  calendar: chinese,
  month: 3,
  day: 16,
  says: 'Indonesia, the full moon of the fourth lunisolar month',
};
const thaiVesak = { code: 'BUDDHIST_VISAKHA_BUCHA', says: 'the Thai calendar' };
const burmeseVesak = { code: 'BUDDHIST_KASON', says: 'the Burmese calendar' };
const sinhalaVesak = { code: 'FESTIVAL_VESAK_POYA', says: 'the poya of Sri Lanka' };

/** By religion and festival as the file writes them. */
export const worldNames: Readonly<Record<string, WorldName | undefined>> = {
  'islamic ALI_AL_RIDA_DEATH': { code: 'ISLAMIC_MARTYRDOM_OF_RIDA' },
  'islamic ALI_BIRTHDAY': { code: 'ISLAMIC_BIRTH_OF_ALI' },
  'islamic ALI_DEATH': { code: 'ISLAMIC_MARTYRDOM_OF_ALI' },
  'islamic ARBAEEN': { code: 'ISLAMIC_ARBAEEN' },
  'islamic ASHURA': { code: 'ISLAMIC_ASHURA_SUNNI', others: byCountry('ASHURA') },
  'islamic EID_AL_ADHA': { code: 'ISLAMIC_EID_AL_ADHA', others: byCountry('EID_AL_ADHA') },
  'islamic EID_AL_FITR': { code: 'ISLAMIC_EID_AL_FITR', others: byCountry('EID_AL_FITR') },
  'islamic EID_AL_GHADIR': { code: 'ISLAMIC_EID_AL_GHADIR' },
  'islamic FATIMA_DEATH': { code: 'ISLAMIC_MARTYRDOM_OF_FATIMA' },
  'islamic GRAND_MAGAL_OF_TOUBA': { code: 'ISLAMIC_GRAND_MAGAL' },
  'islamic HARI_HOL_JOHOR': { code: 'ISLAMIC_HARI_HOL_JOHOR' },
  'islamic HASAN_AL_ASKARI_DEATH': { code: 'ISLAMIC_MARTYRDOM_OF_ASKARI' },
  'islamic HIJRI_NEW_YEAR': { code: 'ISLAMIC_NEW_YEAR', others: byCountry('NEW_YEAR') },
  'islamic IMAM_MAHDI_BIRTHDAY': { code: 'ISLAMIC_BIRTH_OF_MAHDI' },
  'islamic ISRA_AND_MIRAJ': { code: 'ISLAMIC_ISRA_MIRAJ' },
  'islamic JUMUATUL_WIDA': { code: 'ISLAMIC_JUMUAT_AL_WIDA', lastFridayBefore: 'ISLAMIC_EID_AL_FITR' },
  'islamic LAYLAT_AL_QADR': { code: 'ISLAMIC_LAYLAT_AL_QADR' },
  'islamic MALDIVES_EMBRACED_ISLAM_DAY': { code: 'ISLAMIC_MALDIVES_EMBRACED_ISLAM' },
  'islamic MAWLID': {
    code: 'ISLAMIC_MAWLID_SUNNI',
    others: [
      { code: 'ISLAMIC_MAWLID_SHIA', says: 'the Shia date, the seventeenth' },
      ...(byCountry('MAWLID') ?? []),
    ],
  },
  'islamic NUZUL_AL_QURAN': { code: 'ISLAMIC_NUZUL_AL_QURAN' },
  'islamic PROPHET_DEATH': { code: 'ISLAMIC_DEATH_OF_THE_PROPHET_SHIA' },
  'islamic QUAMEE_DHUVAS': { code: 'ISLAMIC_QUAMEE_DHUVAS' },
  'islamic RAMADAN_BEGINNING': { code: 'ISLAMIC_RAMADAN', others: byCountry('RAMADAN') },
  'islamic SADIQ_BIRTHDAY': { code: 'ISLAMIC_MAWLID_SHIA' },
  'islamic SADIQ_DEATH': { code: 'ISLAMIC_MARTYRDOM_OF_SADIQ' },
  'islamic TASUA': { code: 'ISLAMIC_TASUA' },
  'buddhist VESAK': {
    code: 'BUDDHIST_VESAK',
    others: [
      purnima,
      chineseBirth,
      vietnameseBirth,
      gregorianBirth,
      thaiVesak,
      sinhalaVesak,
      burmeseVesak,
      indonesianVesak,
    ],
  },
  'buddhist VESAK_MAY': {
    code: 'BUDDHIST_VESAK',
    others: [purnima, vietnameseBirth, thaiVesak, sinhalaVesak, burmeseVesak],
  },
  'buddhist BUDDHA_PURNIMA': { code: 'FESTIVAL_BUDDHA_PURNIMA' },
  'buddhist BUDDHA_DAY': { code: 'BUDDHIST_BUDDHA_DAY_MONGOLIA' },
  'buddhist GENGHIS_KHAN_DAY': { code: 'BUDDHIST_GENGHIS_KHAN_DAY' },
  'buddhist TSAGAAN_SAR': {
    code: 'BUDDHIST_TSAGAAN_SAR',
    others: [{ calendar: mongolian, month: 12, day: 1, says: 'the leap month before the first' }],
  },
  'buddhist BIRTH_OF_GURU_RINPOCHE': { code: 'BUDDHIST_GURU_RINPOCHE_BHUTAN' },
  'buddhist BUDDHA_FIRST_SERMON': { code: 'BUDDHIST_FIRST_SERMON_BHUTAN' },
  'buddhist BUDDHA_PARINIRVANA': { code: 'BUDDHIST_PARINIRVANA_BHUTAN' },
  'buddhist DAY_OF_OFFERING': { code: 'BUDDHIST_DAY_OF_OFFERING' },
  'buddhist DEATH_OF_ZHABDRUNG': { code: 'BUDDHIST_DEATH_OF_ZHABDRUNG' },
  'buddhist DESCENDING_DAY_OF_LORD_BUDDHA': { code: 'BUDDHIST_DESCENDING_DAY_BHUTAN' },
  'buddhist LOSAR': { code: 'BUDDHIST_LOSAR_BHUTAN' },
  'buddhist DURUTHU_POYA': { code: 'FESTIVAL_POYA_DURUTHU' },
  'buddhist NAWAM_POYA': { code: 'FESTIVAL_POYA_NAVAM' },
  'buddhist MEDIN_POYA': { code: 'FESTIVAL_POYA_MEDIN' },
  'buddhist BAK_POYA': { code: 'FESTIVAL_POYA_BAK' },
  'buddhist POSON_POYA': { code: 'FESTIVAL_POYA_POSON' },
  'buddhist ESALA_POYA': { code: 'FESTIVAL_POYA_ESALA' },
  'buddhist NIKINI_POYA': { code: 'FESTIVAL_POYA_NIKINI' },
  'buddhist BINARA_POYA': { code: 'FESTIVAL_POYA_BINARA' },
  'buddhist VAP_POYA': { code: 'FESTIVAL_POYA_VAP' },
  'buddhist IL_POYA': { code: 'FESTIVAL_POYA_IL' },
  'buddhist UNDUVAP_POYA': { code: 'FESTIVAL_POYA_UNDUVAP' },
  'buddhist VESAK_POYA': { code: 'FESTIVAL_VESAK_POYA' },
  'buddhist SONAM_LOSAR': {
    code: 'FESTIVAL_SONAM_LOSAR',
    others: [{ code: 'BUDDHIST_LOSAR', says: 'the new year of the Tibetan calendar' }],
  },
  'buddhist GYALPO_LOSAR': {
    code: 'FESTIVAL_GYALPO_LOSAR',
    others: [{ code: 'BUDDHIST_LOSAR', says: 'the Tibetan calendar' }],
  },
  'buddhist THIMPHU_DRUBCHEN': { code: 'BUDDHIST_THIMPHU_DRUBCHEN' },
  'buddhist THIMPHU_TSHECHU': { code: 'BUDDHIST_THIMPHU_TSHECHU' },
  'east_asian BUDDHA_BIRTHDAY': { code: 'BUDDHIST_BUDDHA_BIRTHDAY_CHINA' },
  'east_asian DOUBLE_NINTH': { code: 'EAST_ASIAN_DOUBLE_NINTH' },
  'east_asian DRAGON_BOAT': { code: 'EAST_ASIAN_DRAGON_BOAT' },
  'east_asian HUNG_KINGS': {
    code: 'EAST_ASIAN_HUNG_KINGS',
    others: [{ calendar: chinese, month: 2, day: 10, says: 'the Chinese meridian' }],
  },
  'east_asian KOREAN_CALENDAR_BUDDHA_BIRTHDAY': {
    code: 'BUDDHIST_BUDDHA_BIRTHDAY_KOREA',
    others: [{ calendar: koreanUt9, month: 3, day: 8, says: UT9 }],
  },
  'east_asian KOREAN_CALENDAR_LUNAR_NEW_YEAR': { code: 'EAST_ASIAN_SEOLLAL' },
  'east_asian KOREAN_CALENDAR_MID_AUTUMN': { code: 'EAST_ASIAN_CHUSEOK' },
  'east_asian LUNAR_NEW_YEAR': {
    code: 'EAST_ASIAN_CHINESE_NEW_YEAR',
    others: [
      { code: 'EAST_ASIAN_SEOLLAL', says: 'the Korean meridian' },
      { code: 'EAST_ASIAN_TET', says: 'the Vietnamese meridian' },
    ],
  },
  'east_asian MID_AUTUMN': { code: 'EAST_ASIAN_MID_AUTUMN' },
  'east_asian VIETNAMESE_CALENDAR_HUNG_KINGS': {
    code: 'EAST_ASIAN_HUNG_KINGS',
    others: [{ calendar: vietnameseUt7, month: 2, day: 10, says: UT7 }],
  },
  'east_asian VIETNAMESE_CALENDAR_LUNAR_NEW_YEAR': {
    code: 'EAST_ASIAN_TET',
    others: [{ calendar: vietnameseUt7, month: 0, day: 1, says: UT7 }],
  },
  'jewish HANUKKAH': { code: 'JEWISH_HANUKKAH' },
  'jewish INDEPENDENCE_DAY': { code: 'JEWISH_INDEPENDENCE_DAY' },
  'jewish LAG_BAOMER': { code: 'JEWISH_LAG_BAOMER' },
  'jewish PASSOVER': { code: 'JEWISH_PASSOVER_ISRAEL' },
  'jewish PURIM': { code: 'JEWISH_PURIM' },
  'jewish ROSH_HASHANAH': { code: 'JEWISH_ROSH_HASHANAH' },
  'jewish SHAVUOT': { code: 'JEWISH_SHAVUOT_ISRAEL' },
  'jewish SUKKOT': { code: 'JEWISH_SUKKOT' },
  'jewish TISHA_BAV': { code: 'JEWISH_TISHA_BAV' },
  'jewish YOM_KIPPUR': { code: 'JEWISH_YOM_KIPPUR' },
  'sikh GURU_GOBIND_SINGH_JAYANTI': {
    code: 'FESTIVAL_GURU_GOBIND_SINGH_JAYANTI',
    others: [nanakshahiBirth],
  },
  'sikh parkash-guru-gobind-singh': {
    code: 'FESTIVAL_GURU_GOBIND_SINGH_JAYANTI',
    others: [nanakshahiBirth],
  },
  'sikh GURU_NANAK_JAYANTI': { code: 'FESTIVAL_GURU_NANAK_JAYANTI' },
  'sikh gurunanak': { code: 'FESTIVAL_GURU_NANAK_JAYANTI' },
  'sikh parkash-guru-nanak': { code: 'FESTIVAL_GURU_NANAK_JAYANTI' },
  'sikh VAISAKHI': {
    code: 'FESTIVAL_VAISAKHI',
    others: [
      { code: 'SIKH_KHALSA_SAJNA', says: 'the Nanakshahi calendar of 2003' },
      { code: 'SIKH_VAISAKHI_SGPC', says: 'the SGPC, from dawn to dawn' },
    ],
  },
  'sikh khalsa-sajna-divas': { code: 'SIKH_VAISAKHI_SGPC' },
  'sikh maghi-muktsar': { code: 'SIKH_MAGHI_SGPC' },
  'sikh SANGRAND_Magh': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Phagan': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Chet': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Vaisakh': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Jeth': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Harh': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Sawan': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Bhadon': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Assu': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Katak': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Maghar': { code: 'SIKH_SANGRAND' },
  'sikh SANGRAND_Poh': { code: 'SIKH_SANGRAND' },

  'sikh gurgaddi-guru-har-rai': { code: 'FESTIVAL_GURU_HAR_RAI_GURGADDI' },
  'sikh gurgaddi-guru-amardas': { code: 'FESTIVAL_GURU_AMAR_DAS_GURGADDI' },
  'sikh joti-jot-guru-angad': { code: 'FESTIVAL_GURU_ANGAD_JOTI_JOT' },
  'sikh joti-jot-guru-hargobind': { code: 'FESTIVAL_GURU_HARGOBIND_JOTI_JOT' },
  'sikh gurgaddi-guru-tegh-bahadur': { code: 'FESTIVAL_GURU_TEGH_BAHADUR_GURGADDI' },
  'sikh joti-jot-guru-harkrishan': { code: 'FESTIVAL_GURU_HARKRISHAN_JOTI_JOT' },
  'sikh gurgaddi-guru-hargobind': { code: 'FESTIVAL_GURU_HARGOBIND_GURGADDI' },
  'sikh gurgaddi-guru-arjan': { code: 'FESTIVAL_GURU_ARJAN_GURGADDI' },
  'sikh joti-jot-guru-ramdas': { code: 'FESTIVAL_GURU_RAM_DAS_JOTI_JOT' },
  'sikh viah-purab-guru-nanak': { code: 'FESTIVAL_GURU_NANAK_VIAH' },
  'sikh gurgaddi-guru-ramdas': { code: 'FESTIVAL_GURU_RAM_DAS_GURGADDI' },
  'sikh joti-jot-guru-amardas': { code: 'FESTIVAL_GURU_AMAR_DAS_JOTI_JOT' },
  'sikh gurgaddi-guru-angad': { code: 'FESTIVAL_GURU_ANGAD_GURGADDI' },
  'sikh joti-jot-guru-nanak': { code: 'FESTIVAL_GURU_NANAK_JOTI_JOT' },
  'sikh joti-jot-guru-har-rai': { code: 'FESTIVAL_GURU_HAR_RAI_JOTI_JOT' },
  'sikh gurgaddi-guru-harkrishan': { code: 'FESTIVAL_GURU_HARKRISHAN_GURGADDI' },
  'sikh joti-jot-guru-gobind-singh': { code: 'FESTIVAL_GURU_GOBIND_SINGH_JOTI_JOT' },
  'sikh gurgaddi-guru-gobind-singh': { code: 'FESTIVAL_GURU_GOBIND_SINGH_GURGADDI' },
  'sikh parkash-guru-tegh-bahadur': { code: 'FESTIVAL_GURU_TEGH_BAHADUR_PARKASH' },
  'sikh parkash-guru-arjan': { code: 'FESTIVAL_GURU_ARJAN_PARKASH' },
  'sikh parkash-guru-angad': { code: 'FESTIVAL_GURU_ANGAD_PARKASH' },
  'sikh parkash-guru-amardas': { code: 'FESTIVAL_GURU_AMAR_DAS_PARKASH' },
  'sikh shaheedi-guru-arjan': { code: 'FESTIVAL_GURU_ARJAN_SHAHEEDI' },
  'sikh parkash-guru-hargobind': { code: 'FESTIVAL_GURU_HARGOBIND_PARKASH' },
  'sikh parkash-guru-harkrishan': { code: 'FESTIVAL_GURU_HARKRISHAN_PARKASH' },
  'sikh pehla-parkash-guru-granth-sahib': { code: 'FESTIVAL_GRANTH_SAHIB_PARKASH' },
  'sikh parkash-guru-ramdas': { code: 'FESTIVAL_GURU_RAM_DAS_PARKASH' },
  'sikh gurgaddi-guru-granth-sahib': { code: 'FESTIVAL_GRANTH_SAHIB_GURGADDI' },
  'sikh shaheedi-guru-tegh-bahadur': { code: 'FESTIVAL_GURU_TEGH_BAHADUR_SHAHEEDI' },
  'sikh parkash-guru-har-rai': { code: 'FESTIVAL_GURU_HAR_RAI_PARKASH' },
  'sikh holla': { code: 'SIKH_HOLA_MOHALLA' },
  'sikh hola-mahalla': { code: 'SIKH_HOLA_MOHALLA' },
  'sikh bandichhorr': { code: 'FESTIVAL_BANDI_CHHOR' },
  'sikh bandi-chhor-divas': { code: 'FESTIVAL_BANDI_CHHOR' },
  'jain MAHAVIR_JAYANTI': { code: 'FESTIVAL_MAHAVIR_JAYANTI' },
  'bahai NAW_RUZ': { code: 'BAHAI_NAW_RUZ' },
  'bahai BIRTH_OF_THE_BAB': { code: 'BAHAI_BIRTH_OF_THE_BAB' },
  'bahai BIRTH_OF_BAHAULLAH': { code: 'BAHAI_BIRTH_OF_BAHAULLAH' },
  'bahai RIDVAN_1': { code: 'BAHAI_RIDVAN_FIRST_DAY' },
  'bahai RIDVAN_9': { code: 'BAHAI_RIDVAN_NINTH_DAY' },
  'bahai RIDVAN_12': { code: 'BAHAI_RIDVAN_TWELFTH_DAY' },
  'bahai DECLARATION_OF_THE_BAB': { code: 'BAHAI_DECLARATION_OF_THE_BAB' },
  'bahai ASCENSION_OF_BAHAULLAH': { code: 'BAHAI_ASCENSION_OF_BAHAULLAH' },
  'bahai MARTYRDOM_OF_THE_BAB': { code: 'BAHAI_MARTYRDOM_OF_THE_BAB' },
  'bahai DAY_OF_THE_COVENANT': { code: 'BAHAI_DAY_OF_THE_COVENANT' },
  'bahai ASCENSION_OF_ABDULBAHA': { code: 'BAHAI_ASCENSION_OF_ABDUL_BAHA' },
  'bahai AYYAM_I_HA_START': { code: 'BAHAI_AYYAM_I_HA' },
  'bahai FAST_START_ALA_1': { code: 'BAHAI_FAST' },
  'zoroastrian NEW_YEAR': { code: 'ZOROASTRIAN_NEW_YEAR_SHAHANSHAHI' },
  'zoroastrian KHORDAD_SAL': { code: 'ZOROASTRIAN_KHORDAD_SAL_SHAHANSHAHI' },
};
