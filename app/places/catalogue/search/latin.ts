// Names in the scripts of India as they are roughly spelt in Latin letters: to find what is known under its Latin name
// only, and to tell which of several native names is that of an English one. Nine scripts stand in parallel blocks of 128.

const firstBlock = 0x0900;
const afterBlocks = 0x0d80;

// By place in the block; a vowel is inherent in consonants.
const consonants: Readonly<Record<number, string>> = Object.fromEntries(
  [
    ...[
      'k',
      'kh',
      'g',
      'gh',
      'n',
      'ch',
      'chh',
      'j',
      'jh',
      'n',
      't',
      'th',
      'd',
      'dh',
      'n',
      't',
      'th',
      'd',
      'dh',
    ],
    ...['n', 'n', 'p', 'ph', 'b', 'bh', 'm', 'y', 'r', 'r', 'l', 'l', 'zh', 'v', 'sh', 'sh', 's', 'h'],
  ].map((letters, i) => [0x15 + i, letters]),
);

const vowels: Readonly<Record<number, string>> = Object.fromEntries(
  ['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'li', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'].map((letters, i) => [
    0x05 + i,
    letters,
  ]),
);

const signs: Readonly<Record<number, string>> = Object.fromEntries(
  ['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au', ''].map((letters, i) => [
    0x3e + i,
    letters,
  ]),
);

// Those of one script only: marks of Gurmukhi, bare consonants of Malayalam.
const single: Readonly<Record<string, string>> = {
  'ੰ': 'n',
  'ੱ': '',
  ൺ: 'n',
  ൻ: 'n',
  ർ: 'r',
  ൽ: 'l',
  ൾ: 'l',
  ൿ: 'k',
};

/** Scripts in which a word's last consonant is spoken without its vowel: Devanagari, Bengali, Gurmukhi, Gujarati. */
const dropsLastVowel = (unit: number): boolean => unit < 0x0b00;

const isIndicUnit = (unit: number): boolean => unit >= firstBlock && unit < afterBlocks;

/** Whether a text has letters of the scripts that are read here. */
export const isIndic = (text: string): boolean => /[\u0900-\u0d7f]/.test(text);

/** A text with its Indic letters in Latin ones; others stay. */
export function latinSpelling(text: string): string {
  let latin = '';
  const letters = text
    .normalize('NFC')
    .replaceAll(/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]/g, '')
    // Two letters of Assamese stand outside of the order.
    .replaceAll('ৰ', 'র')
    .replaceAll('ৱ', 'व');
  for (let i = 0; i < letters.length; i++) {
    const unit = letters.charCodeAt(i);
    const own = single[letters[i]];
    if (own !== undefined || !isIndicUnit(unit)) {
      latin += own ?? letters[i];
      continue;
    }
    const place = unit % 0x80;
    const consonant = consonants[place];
    if (consonant === undefined) {
      latin += vowels[place] ?? signs[place] ?? (place === 1 || place === 2 ? 'n' : '');
      continue;
    }
    const next = letters.charCodeAt(i + 1);
    const followed = isIndicUnit(next);
    const hasSign = followed && signs[next % 0x80] !== undefined;
    const isLast = !followed && dropsLastVowel(unit) && latin !== '';
    latin += hasSign || isLast ? consonant : `${consonant}a`;
  }
  return latin;
}
