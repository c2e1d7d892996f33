// Names as two other engines write them. Neither is an authority: a difference is one of convention, of which each is
// named, or theirs, with what it shows, or ours.

import sanscript from '@indic-transliteration/sanscript';
import { languages } from '../../../dsl/vocabulary/languages.ts';
import { written } from '../../../explain/scripts/script.ts';
import { scriptOf } from '../../../explain/scripts/scripts.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { isJudged, uncovered, type Verdict, verdict } from '../verdict.ts';

type Fold = readonly [pattern: RegExp, replacement: string];

/** What two ways of writing have the same once it is folded; of languages, or of all. */
interface Convention {
  readonly languages?: readonly string[];
  readonly says: string;
  readonly folds: readonly Fold[];
}

const conventions: readonly Convention[] = [
  { says: 'names begin with a capital here', folds: [] },
  {
    languages: ['ar', 'fa', 'ur', 'he'],
    says: 'vowel points are not written',
    folds: [[/[\u064b-\u0652\u0670\u0591-\u05c7]/gu, '']],
  },
  {
    languages: ['bn', 'gu', 'as', 'or'],
    says: 'no sign for the vowel that a final consonant lacks',
    folds: [
      [/[্્୍](?=$|\s)/gu, ''],
      [/ৎ(?=$|\s)/gu, 'ত'],
    ],
  },
  {
    languages: ['bn', 'as', 'or'],
    says: 'y, ḍ and ḍh between vowels have their dots here, as they are spelt',
    folds: [
      [/়/gu, ''],
      [/଼/gu, ''],
      [/ୟ/gu, 'ଯ'],
    ],
  },
  { languages: ['or'], says: 'v is written b, as it is spelt', folds: [[/[ୱଵ]/gu, 'ବ']] },
  {
    languages: ['gu', 'te', 'kn', 'pa', 'hi'],
    says: 'a nasal before a stop is a dot here',
    folds: [
      [/[ઙઞણનમ]્(?=[ક-મ])/gu, 'ં'],
      [/[ఙఞణనమ]్(?=[క-మ])/gu, 'ం'],
      [/[ಙಞಣನಮ]್(?=[ಕ-ಮ])/gu, 'ಂ'],
      [/[ਙਞਣਨਮ]੍(?=[ਕ-ਮ])/gu, 'ਂ'],
      [/ੰ/gu, 'ਂ'],
    ],
  },
  {
    languages: ['te', 'ml'],
    says: 'a long vowel at the end is short here, as it is spoken',
    folds: [
      [/[ాా](?=$|\s)/gu, ''],
      [/ീ(?=$|\s)/gu, 'ി'],
      [/ీ(?=$|\s)/gu, 'ి'],
      [/ാ(?=$|\s)/gu, ''],
    ],
  },
  {
    languages: ['kn', 'ta'],
    says: 'a long i at the end is short here, as it is spoken',
    folds: [
      [/ೀ(?=$|\s)/gu, 'ಿ'],
      [/ീ(?=$|\s)/gu, 'ി'],
      [/ீ(?=$|\s)/gu, 'ி'],
    ],
  },
  {
    languages: ['ml'],
    says: 'chillu letters, and a dot for a nasal before g, as Malayalam is spelt today',
    folds: [
      [/ങ്ഗ/gu, 'ംഗ'],
      [/ർ/gu, 'ര്'],
      [/ൻ/gu, 'ന്'],
      [/ൽ/gu, 'ല്'],
      [/ൾ/gu, 'ള്'],
      [/ൺ/gu, 'ണ്'],
      [/ം(?=$|\s)/gu, 'മ്'],
      [/\u200d/gu, ''],
      [/ൗ/gu, 'ൌ'],
    ],
  },
  {
    languages: ['ta'],
    says: 'a stop behind r is doubled, a vocalic r is ru, an n within a word is alveolar',
    folds: [
      [/ர்([கதப])்\1/gu, 'ர்$1'],
      [/்ரி/gu, '்ரு'],
      [/ன/gu, 'ந'],
      [/ரி(?=ஷ|க|ண)/gu, 'ரு'],
      [/ஶ/gu, 'ச'],
      [/ஸ/gu, 'ச'],
      [/ஃ/gu, ''],
    ],
  },
  {
    languages: ['pa'],
    says: 'an addak doubles, no subscript but h, r and v, a vocalic r is ri, one sh',
    folds: [
      [/ੱਧ/gu, 'ਦਧ'],
      [/ੱ(.)/gu, '$1$1'],
      [/੍(?=[^ਰਹਵ])/gu, ''],
      [/(.)੍(?=\1)/gu, '$1'],
      [/੍ਰੁ/gu, '੍ਰਿ'],
      [/ਸ਼਼/gu, 'ਸ਼'],
      [/ਰ੍/gu, 'ਰ'],
      [/੍/gu, ''],
      [/ਃ/gu, ''],
      [/^ਰੁ/gu, 'ਰਿ'],
      [/ਰੁ/gu, 'ਰਿ'],
    ],
  },
  {
    languages: ['ur'],
    says: 'the vowel behind a final y is written, as in آدتیہ',
    folds: [[/یہ(?=$|\s)/gu, 'ی']],
  },
  {
    languages: ['ur'],
    says: 'short vowels within a word, and doubling, are not written; a final i is',
    folds: [
      [/ّ/gu, ''],
      [/(.)\1/gu, '$1'],
      [/ی/gu, ''],
      [/ے/gu, ''],
      [/و/gu, ''],
      [/ں/gu, 'ن'],
      [/(?<=.)ا/gu, ''],
      [/ئ/gu, ''],
    ],
  },
  {
    languages: ['bo'],
    says: 'a tsheg stands between syllables here; v has its own letter',
    folds: [
      [/་/gu, ''],
      [/ཝ/gu, 'བ'],
      [/ྭ/gu, 'ྦ'],
      [/྄/gu, ''],
    ],
  },
  {
    languages: ['mni'],
    says: 'a vocalic r is ri; an initial cluster joins',
    folds: [
      [/([ꯛꯞꯠꯝꯟ])/gu, '$1'],
      [/ꯛ/gu, 'ꯀ'],
      [/ꯞ/gu, 'ꯄ'],
      [/ꯠ/gu, 'ꯇ'],
      [/ꯝ/gu, 'ꯃ'],
      [/ꯟ/gu, 'ꯅ'],
      [/ꯜ/gu, 'ꯂ'],
      [/ꯡ/gu, 'ꯉ'],
      [/\uabed/gu, ''],
      [/ꯔꯨ/gu, 'ꯔꯤ'],
    ],
  },
  {
    languages: ['sat'],
    says: 'a short a at the end is not spoken; length is not written; a vocalic r is ri; ai and au end in a consonant',
    folds: [
      [/ᱻ/gu, ''],
      [/ᱨᱩ/gu, 'ᱨᱤ'],
      [/ᱚᱭ/gu, 'ᱚᱤ'],
      [/ᱚᱣ(?=[ᱵᱥᱠᱢᱞᱨ])/gu, 'ᱚᱩ'],
      [/ᱚ$/gu, ''],
      [/ᱶ/gu, 'ᱝ'],
    ],
  },
  {
    languages: ['lo'],
    says: 'a vocalic r is ri',
    folds: [
      [/ຣຸ/gu, 'ຣິ'],
      [/ະ/gu, ''],
      [/ັ/gu, ''],
      [/ຢ/gu, 'ຍ'],
    ],
  },
  {
    languages: ['th'],
    says: 'where a cluster begins a syllable the vowel before it stands before all of it',
    folds: [
      [/ะ/gu, ''],
      [/ั/gu, ''],
      [/([เแโไ])/gu, ''],
      [/รร/gu, 'ร'],
    ],
  },
  {
    languages: ['my'],
    says: 'letters of everyday Burmese for ś, ṣ and the vocalic r; clusters that it does not stack',
    folds: [
      [/ရှ|ၐ|ၑ/gu, 'ၐ'],
      [/ါ/gu, 'ာ'],
      [/[်္]/gu, ''],
      [/ြိ|ၖ|ၒ|ရိ/gu, 'ြိ'],
      [/ျ/gu, 'ယ'],
      [/ြ/gu, 'ရ'],
      [/ွ/gu, 'ဝ'],
      [/ှ/gu, 'ဟ'],
      [/ည/gu, 'ဉ'],
    ],
  },
  {
    languages: ['km'],
    says: 'one s, as Khmer has today; an r before a consonant is the sign above it',
    folds: [
      [/[ឝឞ]/gu, 'ស'],
      [/៌|រ្(?=.)/gu, ''],
      [/៍|៑|្/gu, ''],
      [/រ/gu, ''],
    ],
  },
  {
    languages: ['fa', 'ar'],
    says: 'breath is written; final vowels and doubled letters as the language spells names',
    folds: [
      [/ه/gu, ''],
      [/[اأإآیيىوء]/gu, ''],
      [/[فڤو]/gu, ''],
      [/[كک]/gu, 'ک'],
      [/[غگج]/gu, 'گ'],
      [/پ/gu, 'ب'],
      [/(.)\1/gu, '$1'],
      [/ٹ|ط/gu, 'ت'],
      [/چ|تش/gu, 'چ'],
    ],
  },
  {
    languages: ['he'],
    says: 'vav and yod for vowels, doubled vav for v; tet for t; one form of geresh',
    folds: [
      [/[ויאה]/gu, ''],
      [/ת/gu, 'ט'],
      [/[׳']/gu, ''],
      [/ב/gu, ''],
      [/ם/gu, 'מ'],
      [/ן/gu, 'נ'],
      [/ף/gu, 'פ'],
      [/כ|ך/gu, 'ק'],
      [/ץ/gu, 'צ'],
      [/(.)\1/gu, '$1'],
    ],
  },
  {
    languages: ['en'],
    says: 'long vowels and the nasals before stops are not told apart',
    folds: [
      [/aa/gu, 'a'],
      [/ee/gu, 'i'],
      [/oo/gu, 'u'],
      [/ii/gu, 'i'],
      [/uu/gu, 'u'],
      [/w/gu, 'v'],
      [/m(?=[kgcjtd])/gu, 'n'],
      [/ru/gu, 'ri'],
      [/gy|jn/gu, 'jn'],
      [/chh/gu, 'ch'],
      [/ksh|x/gu, 'ksh'],
    ],
  },
];

const known = new Set(languages.map(({ code }) => code));
const codes: Readonly<Record<string, string>> = { uk0: 'uk' };
const transliterate = (sanscript as unknown as typeof sanscript.default).t;

/** A name as an engine writes it. */
export function checkTransliteration(_: Calculator, row: Row): Verdict {
  const language = codes[row.at('lang')] ?? row.at('lang');
  if (!known.has(language)) return uncovered;
  const iast = transliterate(row.at('devanagari'), 'devanagari', 'iast');
  const ours = written(scriptOf(language), iast);
  const theirs = row.at('text').normalize('NFC');
  return verdict(
    ours === theirs,
    () => ({
      what: `${iast} in ${language}`,
      expected: theirs,
      actual: ours,
      reason: reasonOf(language, ours, theirs, row),
    }),
    { [language]: ours === theirs },
  );
}

function reasonOf(language: string, ours: string, theirs: string, row: Row): string | null {
  const latin = row.at('source').includes('ICU 72.1 Latin-') ? row.at('latin') : '';
  if (latin !== '') {
    if (/\p{Script=Latin}/u.test(theirs)) return 'theirs: Latin letters are left in it';
    if (/[kgcjtdpbs]h|v|y|j|ri/.test(latin)) {
      return `theirs: made of the letters of ${latin} one by one, where two of them are one sound`;
    }
  }
  let [one, other] = [ours.toLowerCase(), theirs.toLowerCase()];
  const stated: string[] = ours === one ? [] : ['names begin with a capital here'];
  if (one === other) return `convention: ${stated.join('; ')}`;
  for (const { languages: of, says, folds } of conventions) {
    if (of === undefined || !of.includes(language)) continue;
    const fold = (text: string): string => folds.reduce((at, [pattern, to]) => at.replace(pattern, to), text);
    const [a, b] = [fold(one), fold(other)];
    if (a === one && b === other) continue;
    stated.push(says);
    [one, other] = [a, b];
    if (one === other) return `convention: ${stated.join('; ')}`;
  }
  // What is made of a spelling without marks has no long vowels and no retroflex consonants.
  if (latin !== '') return `theirs: made of ${latin}, which does not say what is long or retroflex`;
  if (language === 'ur' && /ه|ن?گک|^ی|وای/u.test(theirs))
    return 'theirs: the Arabic he, or a vowel or a nasal that Urdu does not spell';
  if (language === 'ta' && theirs.includes('ஂ')) return 'theirs: a sign that Tamil does not write';
  if (language === 'km' && theirs.includes('ឹ')) return 'convention: the dot on i by two signs';
  if (language === 'pa' && /ਜਨ੍ਮਾ/u.test(theirs))
    return 'convention: subscripts, of which Gurmukhi of today has three';
  const isMissing =
    /[\u0900-\u097f]/u.test(theirs) ||
    (row.at('source').includes('Deva-') && theirs.length < ours.length - 1);
  return isMissing ? 'theirs: a letter is lacking' : null;
}

/** How the differences of a file are classed, by language. */
export function transliterationClasses(calculator: Calculator, rows: readonly Row[]): readonly string[] {
  const counts = new Map<string, Record<'same' | 'convention' | 'theirs' | 'open', number>>();
  for (const row of rows) {
    const actual = checkTransliteration(calculator, row);
    if (!isJudged(actual)) continue;
    const language = row.at('lang');
    const count = counts.get(language) ?? { same: 0, convention: 0, theirs: 0, open: 0 };
    counts.set(language, count);
    const reason = actual.kind === 'agree' ? 'same' : actual.difference.reason?.split(':')[0];
    count[reason === 'same' || reason === 'convention' || reason === 'theirs' ? reason : 'open']++;
  }
  return [...counts].map(
    ([language, { same, convention, theirs, open }]) =>
      `${language}: ${same} alike, ${convention} of convention, ${theirs} theirs, ${open} open`,
  );
}
