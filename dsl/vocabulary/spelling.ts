// How names are compared: without marks and case, and by sound, so that the spellings of one name meet. In: a name in
// any script. Out: its plain spelling, and the key by which the index knows it.

/** The most units of a key; what is longer is cut. */
export const longestKey = 60;

// Letters that are no letter with a mark on it.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ŋ: 'n',
  ə: 'e',
  // Persian and Urdu letters beside those of Arabic.
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
};

// Marks of Latin, Greek and Cyrillic letters, apostrophes, joiners, vowel marks of Arabic and Hebrew, nuktas.
const passedOver =
  /[\u0300-\u036f\u02b0-\u02ff'`´‘’‛·\u200b-\u200f\u00ad\u0591-\u05c7\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu;

const unusual = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** A name in small letters without marks; what parts its words is one space. */
export function plainSpelling(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(passedOver, '')
    .replace(unusual, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, 2 * longestKey);
}

/** The key of a name: equal for spellings of one sound, `Vrindaban` apart from `Brindavan`, but `Dwarka` as `Dvarka`. */
export function soundKey(name: string): string {
  return plainSpelling(name)
    .replace(/ph/g, 'f')
    .replace(/sc?h/g, 's')
    .replace(/ch/g, 'ç')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/ç/g, 'c')
    .replace(/([bdgjkrt])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/y/g, 'i')
    .replace(/ee/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/ँ/g, 'ं')
    .replace(/[ङञणनम]्(?=[क-म])/g, 'ं')
    .slice(0, longestKey)
    .trim();
}
