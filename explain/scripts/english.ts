// A name in English letters, as its sounds in IAST: for names that nobody has written in Sanskrit.

const accents = /\p{M}/gu;

// In the order in which they are tried; vowels that English lengthens are long.
const sounds: readonly (readonly [string, string])[] = [
  ['tch', 'cc'],
  ['chh', 'ch'],
  ['sch', 'ś'],
  ['sh', 'ś'],
  ['ch', 'c'],
  ['zh', 'ḻ'],
  ['ph', 'ph'],
  ['ck', 'k'],
  ['qu', 'kv'],
  ['wh', 'v'],
  ['aa', 'ā'],
  ['ee', 'ī'],
  ['ea', 'ī'],
  ['oo', 'ū'],
  ['ou', 'au'],
  ['aw', 'au'],
  ['ay', 'e'],
  ['ey', 'e'],
  ['ii', 'ī'],
  ['uu', 'ū'],
  ['ce', 'se'],
  ['ci', 'si'],
  ['cy', 'si'],
  ['c', 'k'],
  ['q', 'k'],
  ['x', 'ks'],
  ['w', 'v'],
  ['f', 'f'],
  ['z', 'z'],
];

const letters: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'e',
  œ: 'e',
  þ: 'th',
  ð: 'd',
  ı: 'i',
};

/** The sounds of a word of English letters; a final a is long, a final y or i is a long i. */
export function soundsOfEnglish(word: string): string {
  const plain = [...word.toLowerCase().normalize('NFD').replace(accents, '')]
    .map((one) => letters[one] ?? one)
    .join('');
  let text = '';
  for (let i = 0; i < plain.length; ) {
    const found = sounds.find(([spelt]) => plain.startsWith(spelt, i));
    const at = plain.charAt(i);
    if (found !== undefined) {
      text += found[1];
      i += found[0].length;
      continue;
    }
    // A y that no vowel follows is a vowel.
    text += at === 'y' && !/[aeiou]/.test(plain.charAt(i + 1)) ? 'i' : at;
    i++;
  }
  return text.replace(/a$/, 'ā').replace(/(?<![ae])i$/, 'ī');
}
