// What stands beside the effects of yogas, in the languages that rules of births have texts in.

/** A language of these texts. */
type YogaLanguage = 'en' | 'hi';

const texts = {
  en: {
    qualifier: 'What the cited text says of such charts; not a forecast.',
    common: (share: number) => `Common: holds for about ${Math.round(100 * share)} of 100 births.`,
  },
  hi: {
    qualifier: 'ऐसी कुंडलियों के बारे में उद्धृत ग्रंथ का कथन; भविष्यवाणी नहीं।',
    common: (share: number) => `सामान्य: लगभग ${Math.round(100 * share)} प्रतिशत जन्मों में होता है।`,
  },
} as const;

/** The texts in a language, else in English. */
export const yogaTexts = (language: string | undefined): (typeof texts)[YogaLanguage] =>
  texts[language === 'hi' ? 'hi' : 'en'];
