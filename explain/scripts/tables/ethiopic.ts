// Ethiopic, as Amharic has it: a letter for each consonant with its vowel, in rows of seven.

/** The first letter of each consonant's row. */
export const ethiopicRows: Readonly<Record<string, string>> = {
  '': 'አ',
  h: 'ሀ',
  l: 'ለ',
  m: 'መ',
  r: 'ረ',
  s: 'ሰ',
  ś: 'ሸ',
  q: 'ቀ',
  b: 'በ',
  v: 'ቨ',
  t: 'ተ',
  c: 'ቸ',
  n: 'ነ',
  ñ: 'ኘ',
  k: 'ከ',
  z: 'ዘ',
  y: 'የ',
  d: 'ደ',
  j: 'ጀ',
  g: 'ገ',
  ṭ: 'ጠ',
  ph: 'ፈ',
  f: 'ፈ',
  p: 'ፐ',
  x: 'ኸ',
};

/** The place of each vowel in a row; a consonant without a vowel is the sixth. */
export const ethiopicOrders: Readonly<Record<string, number>> = {
  a: 0,
  u: 1,
  ū: 1,
  i: 2,
  ī: 2,
  ā: 3,
  e: 4,
  '': 5,
  o: 6,
};
