// The words of Hindi sentences about dates.

import type { SkyName } from '@nirnaya/dsl/vocabulary';

/** The lunar months, Chaitra first. */
export const lunarMonths = [
  'चैत्र',
  'वैशाख',
  'ज्येष्ठ',
  'आषाढ़',
  'श्रावण',
  'भाद्रपद',
  'आश्विन',
  'कार्तिक',
  'मार्गशीर्ष',
  'पौष',
  'माघ',
  'फाल्गुन',
] as const;

/** The first fourteen tithis of a half. */
export const tithis = [
  'प्रतिपदा',
  'द्वितीया',
  'तृतीया',
  'चतुर्थी',
  'पंचमी',
  'षष्ठी',
  'सप्तमी',
  'अष्टमी',
  'नवमी',
  'दशमी',
  'एकादशी',
  'द्वादशी',
  'त्रयोदशी',
  'चतुर्दशी',
] as const;

/** The signs, by the names that the language knows them by. */
export const rashis: Readonly<Record<string, string>> = {
  Mesha: 'मेष',
  Vrishabha: 'वृषभ',
  Mithuna: 'मिथुन',
  Karka: 'कर्क',
  Simha: 'सिंह',
  Kanya: 'कन्या',
  Tula: 'तुला',
  Vrishchika: 'वृश्चिक',
  Dhanu: 'धनु',
  Makara: 'मकर',
  Kumbha: 'कुंभ',
  Mina: 'मीन',
};

/** Moments and parts of the day that sentences name, as packs call them. */
export const partsOfDay: Readonly<Record<string, string>> = {
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चंद्रोदय',
  day: 'दिन',
  night: 'रात्रि',
  arunodaya: 'अरुणोदय',
  pratah: 'प्रातःकाल',
  purvahna: 'पूर्वाह्न',
  madhyahna: 'मध्याह्न',
  aparahna: 'अपराह्न',
  sayahna: 'सायाह्न',
  pradosha: 'प्रदोष',
  nishita: 'निशीथ',
};

/** The months of the civil calendar. */
export const civilMonths = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;

/** The skies besides the one that everybody sees, in the genitive: `... की गणना से`. */
export const skies: Readonly<Record<Exclude<SkyName, 'drik'>, string>> = {
  surya_siddhanta: 'सूर्यसिद्धान्त',
  surya_siddhanta_bija: 'बीज सहित सूर्यसिद्धान्त',
  surya_siddhanta_bhujantara: 'भुजान्तर सहित सूर्यसिद्धान्त',
  surya_siddhanta_bija_bhujantara: 'बीज और भुजान्तर सहित सूर्यसिद्धान्त',
  vakya: 'वाक्य पंचांग',
};
