// What stands beside the effects of yogas, in the languages that rules of births have texts in. Those besides English were written by a
// language model and read by no speaker yet.

import type { EffectLanguage } from '@nirnaya/contract/jyotisha';

/** What stands beside effects in one language. */
interface YogaTexts {
  /** what effects are, and what they are not */
  readonly qualifier: string;
  /** says that a rule holds for a large share of births, 0 to 1 */
  common(share: number): string;
}

const percent = (share: number): string => String(Math.round(100 * share));

const texts: Readonly<Record<EffectLanguage, YogaTexts>> = {
  en: {
    qualifier: 'What the cited text says of such charts; not a forecast.',
    common: (share) => `Common: holds for about ${percent(share)} of 100 births.`,
  },
  hi: {
    qualifier: 'ऐसी कुंडलियों के बारे में उद्धृत ग्रंथ का कथन; भविष्यवाणी नहीं।',
    common: (share) => `सामान्य: लगभग ${percent(share)} प्रतिशत जन्मों में होता है।`,
  },
  mr: {
    qualifier: 'अशा कुंडल्यांविषयी उद्धृत ग्रंथाचे म्हणणे; भाकीत नाही.',
    common: (share) => `सामान्य: सुमारे ${percent(share)} टक्के जन्मांत असतो.`,
  },
  gu: {
    qualifier: 'આવી કુંડળીઓ વિશે ટાંકેલા ગ્રંથનું કહેવું; આગાહી નથી.',
    common: (share) => `સામાન્ય: લગભગ ${percent(share)} ટકા જન્મોમાં હોય છે.`,
  },
  bn: {
    qualifier: 'এমন কুণ্ডলী সম্পর্কে উদ্ধৃত গ্রন্থের কথা; ভবিষ্যদ্বাণী নয়।',
    common: (share) => `সাধারণ: প্রায় ${percent(share)} শতাংশ জন্মে থাকে।`,
  },
  ta: {
    qualifier: 'இத்தகைய ஜாதகங்களைப் பற்றி மேற்கோள் நூல் சொல்வது; முன்கணிப்பு அல்ல.',
    common: (share) => `பொதுவானது: ஏறத்தாழ ${percent(share)} சதவீதப் பிறப்புகளில் உள்ளது.`,
  },
  te: {
    qualifier: 'ఇలాంటి జాతకాల గురించి ఉదహరించిన గ్రంథం చెప్పేది; భవిష్యవాణి కాదు.',
    common: (share) => `సాధారణం: సుమారు ${percent(share)} శాతం జననాలలో ఉంటుంది.`,
  },
  kn: {
    qualifier: 'ಇಂತಹ ಜಾತಕಗಳ ಬಗ್ಗೆ ಉಲ್ಲೇಖಿತ ಗ್ರಂಥ ಹೇಳುವುದು; ಭವಿಷ್ಯವಾಣಿಯಲ್ಲ.',
    common: (share) => `ಸಾಮಾನ್ಯ: ಸುಮಾರು ${percent(share)} ಶೇಕಡ ಜನನಗಳಲ್ಲಿ ಇರುತ್ತದೆ.`,
  },
  ml: {
    qualifier: 'ഇത്തരം ജാതകങ്ങളെക്കുറിച്ച് ഉദ്ധരിച്ച ഗ്രന്ഥം പറയുന്നത്; പ്രവചനമല്ല.',
    common: (share) => `സാധാരണം: ഏകദേശം ${percent(share)} ശതമാനം ജനനങ്ങളിൽ ഉണ്ട്.`,
  },
};

/** The texts in a language, else in English. */
export const yogaTexts = (language: string | undefined): YogaTexts =>
  language !== undefined && Object.hasOwn(texts, language) ? texts[language as EffectLanguage] : texts.en;
