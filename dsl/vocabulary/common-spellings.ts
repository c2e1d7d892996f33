// Spellings that authors write and the language does not accept: of everyday Hindi and Marathi, of Gujarat and of the south,
// in Devanagari. Each leads to the accepted name, which is proposed in its place.

import type { fixedNames } from './kinds.ts';

type Kind = keyof typeof fixedNames;

/** Accepted name -> what is written for it, by kind. */
const written: Readonly<Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>>> = {
  'lunar month': {
    Chaitra: ['Chait', 'Chaitr', 'चैत्र', 'चैत'],
    Vaishakha: ['Vaishakh', 'Baisakh', 'Baishakh', 'Vaisakh', 'वैशाख', 'बैसाख'],
    Jyeshtha: ['Jyeshth', 'Jeth', 'Jyaishtha', 'Jyestha', 'Jaishtha', 'ज्येष्ठ', 'जेठ'],
    Ashadha: ['Ashadh', 'Asadh', 'Aashadh', 'Aashadha', 'Asharh', 'आषाढ़', 'आषाढ', 'असाढ़'],
    Shravana: ['Shravan', 'Shraavana', 'Sawan', 'Saawan', 'Savan', 'Shrawan', 'श्रावण', 'सावन'],
    Bhadrapada: ['Bhadrapad', 'Bhado', 'Bhadon', 'Bhadra', 'Bhadarvo', 'भाद्रपद', 'भादो', 'भादों'],
    Ashvina: [
      'Ashvin',
      'Aashvin',
      'Asvina',
      'Asoj',
      'Aso',
      'Kuar',
      'Kwar',
      'Ashwayuja',
      'आश्विन',
      'अश्विन',
      'क्वार',
    ],
    Kartika: ['Kartik', 'Karthik', 'Kaartik', 'Kartak', 'Karttik', 'कार्तिक', 'कातिक'],
    Margashirsha: [
      'Margashirsh',
      'Margshirsh',
      'Margsheersh',
      'Maagasar',
      'Magsar',
      'Aghan',
      'Agahan',
      'Mrigasira',
      'मार्गशीर्ष',
      'अगहन',
    ],
    Pausha: ['Paush', 'Poush', 'Pausa', 'Poosa', 'Push', 'Poh', 'Posh', 'Pushya', 'पौष', 'पूस'],
    Magha: ['Magh', 'Maagh', 'Maha', 'Mahaa', 'माघ'],
    Phalguna: ['Phalgun', 'Phaalgun', 'Falgun', 'Fagan', 'Phagun', 'Phalgunam', 'फाल्गुन', 'फागुन'],
    Adhika: ['Adhikmas', 'Purushottam', 'Purushottama', 'Malmas', 'Mal', 'अधिक', 'अधिकमास'],
  },
  paksha: {
    Shukla: ['Sudi', 'Sud', 'Shukl', 'Shuddha', 'Shudh', 'Shudha', 'Suddh', 'Bright', 'शुक्ल', 'सुदी', 'शुद्ध'],
    Krishna: ['Vadi', 'Vad', 'Badi', 'Krishn', 'Krsna', 'Dark', 'कृष्ण', 'वदी', 'बदी', 'वद्य'],
  },
  tithi: {
    Pratipada: ['Pratipad', 'Prathami', 'Padwa', 'Padva', 'Ekam', 'प्रतिपदा', 'पड़वा'],
    Dwitiya: ['Dvitiy', 'Dwitia', 'Dooj', 'Duj', 'Beej', 'Bij', 'द्वितीया', 'दूज'],
    Tritiya: ['Tritia', 'Trtiya', 'Teej', 'Tij', 'तृतीया', 'तीज'],
    Chaturthi: ['Chauth', 'Chavithi', 'Chavathi', 'Choth', 'चतुर्थी', 'चौथ'],
    Panchami: ['Pancham', 'Panchmi', 'पंचमी', 'पञ्चमी'],
    Shashthi: ['Shasti', 'Chhath', 'Chhathi', 'Chhat', 'षष्ठी', 'छठ'],
    Saptami: ['Satam', 'Saptmi', 'सप्तमी'],
    Ashtami: ['Aatham', 'Ashthami', 'Astami', 'अष्टमी'],
    Navami: ['Navmi', 'Naumi', 'Nom', 'नवमी'],
    Dashami: ['Dashmi', 'Dasham', 'Dasam', 'दशमी'],
    Ekadashi: ['Gyaras', 'Agiyaras', 'Ekadasi', 'Ekadshi', 'एकादशी'],
    Dwadashi: ['Dvadasi', 'Baras', 'द्वादशी'],
    Trayodashi: ['Teras', 'Terash', 'त्रयोदशी'],
    Chaturdashi: ['Chaudas', 'Chaudash', 'चतुर्दशी', 'चौदस'],
    Purnima: ['Poornima', 'Pournima', 'Poonam', 'Punam', 'Puranmashi', 'Paurnami', 'पूर्णिमा', 'पूनम'],
    Amavasya: ['Amavas', 'Amavasi', 'Amaavasya', 'Amas', 'अमावस्या', 'अमावस'],
  },
  weekday: {
    Sunday: ['Ravivar', 'Itvar', 'Aditvar', 'रविवार', 'इतवार'],
    Monday: ['Somvar', 'Somavar', 'सोमवार'],
    Tuesday: ['Mangalvar', 'Mangalwar', 'मंगलवार'],
    Wednesday: ['Budhvar', 'Budhwar', 'बुधवार'],
    Thursday: ['Guruvar', 'Brihaspativar', 'Veervar', 'गुरुवार', 'बृहस्पतिवार'],
    Friday: ['Shukravar', 'शुक्रवार'],
    Saturday: ['Shanivar', 'Shaniwar', 'शनिवार'],
  },
  nakshatra: {
    Ashwini: ['अश्विनी'],
    Rohini: ['रोहिणी'],
    Mrigashira: ['Mrigasheersha', 'Mrigashirsh', 'मृगशिरा'],
    Pushya: ['Pushyam', 'Poosam', 'पुष्य'],
    Hasta: ['Hast', 'Atham', 'हस्त'],
    Chitra: ['Chithira', 'चित्रा'],
    Shravana: ['Thiruvonam', 'Shravan', 'श्रवण'],
    Ardra: ['Thiruvathira', 'Arudra', 'आर्द्रा'],
    Mula: ['Mul', 'Mool', 'मूल'],
    Revati: ['Revathi', 'रेवती'],
  },
  rashi: {
    Mesha: ['Mesh', 'मेष'],
    Vrishabha: ['Vrishabh', 'Vrushabha', 'Rishabha', 'वृषभ'],
    Mithuna: ['Mithun', 'मिथुन'],
    Karka: ['Kark', 'Kataka', 'कर्क'],
    Simha: ['Singh', 'Sinh', 'सिंह'],
    Kanya: ['कन्या'],
    Tula: ['Thula', 'तुला'],
    Vrishchika: ['Vrishchik', 'वृश्चिक'],
    Dhanu: ['Dhanur', 'धनु'],
    Makara: ['Makar', 'मकर'],
    Kumbha: ['Kumbh', 'कुंभ', 'कुम्भ'],
    Mina: ['Meen', 'मीन'],
  },
};

const byWritten = new Map<string, string[]>();
for (const names of Object.values(written)) {
  for (const [accepted, spellings] of Object.entries(names)) {
    for (const spelling of spellings) {
      const key = spelling.toLowerCase();
      byWritten.set(key, [...(byWritten.get(key) ?? []), accepted]);
    }
  }
}

/** The accepted names that a common spelling stands for, letters' case aside; none where it is not known. */
export const commonlyMeant = (name: string): readonly string[] => byWritten.get(name.toLowerCase()) ?? [];
