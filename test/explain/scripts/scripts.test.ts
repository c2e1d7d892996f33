// Every script writes every phoneme; those that tell phonemes apart are read back to what was written.

import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../dsl/vocabulary/languages.ts';
import { sanskritNames } from '../../../dsl/vocabulary/sanskrit-names.ts';
import { type BrahmicTable, mergedIn } from '../../../explain/scripts/brahmic.ts';
import { isConsonant, isVowel, phonemes, phonemesOf, wordsOf } from '../../../explain/scripts/phonemes.ts';
import { written } from '../../../explain/scripts/script.ts';
import { brahmicTables, scriptOf } from '../../../explain/scripts/scripts.ts';
import { ruleNames } from '../../app/names/rule-names.ts';

const latin = new Set(languages.filter(({ script }) => script === 'Latn').map(({ code }) => code));
// A flap is read as the stop that it is between vowels.
const consonants = phonemes.filter((phoneme) => isConsonant(phoneme) && !phoneme.startsWith('ṙ'));
const vowels = phonemes.filter((phoneme) => isVowel(phoneme) && !phoneme.startsWith('l̥'));

// Words as Sanskrit has them: syllables of one or two consonants and a vowel.
const syllable = fc.tuple(
  fc.array(fc.constantFrom(...consonants), { minLength: 1, maxLength: 2 }),
  fc.constantFrom(...vowels),
);
const word = fc
  .array(syllable, { minLength: 1, maxLength: 5 })
  .map((all) => all.map(([some, vowel]) => some.join('') + vowel).join(''));

describe('phonemes', () => {
  it('are read of IAST in any case and composition', () => {
    expect(phonemesOf('Śrāvaṇa'.normalize('NFD'))).toEqual(['ś', 'r', 'ā', 'v', 'a', 'ṇ', 'a']);
    expect(phonemesOf('kḷpta')).toEqual(['k', 'l̥', 'p', 't', 'a']);
    expect(phonemesOf('coḷa')).toEqual(['c', 'o', 'ḷ', 'a']);
  });

  it('keep what stands between words', () => {
    expect(wordsOf(phonemesOf('pūrva phalgunī')).map(({ isWord }) => isWord)).toEqual([true, false, true]);
  });
});

describe.each(Object.keys(brahmicTables))('signs in %s', (language) => {
  const write = (iast: string): string => written(scriptOf(language), iast);

  // What is written of a syllable with a sign is that of the syllable, and the sign.
  it.each(['ṃ', 'ḥ'])('%s stands after what it is spoken after', (sign) => {
    const own = write(`ka${sign}ka`).replaceAll(write('ka'), '');
    expect(own).toHaveLength(1);
    for (const vowel of ['a', 'ā', 'i', 'ī', 'u', 'ū', 'ṛ', 'e', 'ai', 'o', 'au']) {
      for (const before of ['ka', 'tat', 'gaur', 'v', '']) {
        const ka = write('ka');
        const without = write(`${before}${vowel}ka`).slice(0, -ka.length);
        expect(write(`${before}${vowel}${sign}ka`)).toBe(`${without}${own}${ka}`);
      }
    }
  });
});

describe('scripts', () => {
  it('are 58, one for each language', () => {
    expect(languages).toHaveLength(58);
    for (const { code } of languages) expect(written(scriptOf(code), 'kārtika')).not.toBe('');
  });

  it.each([
    ['hi', 'āṣāḍha', 'आषाढ़'],
    ['sa', 'pañcamī', 'पञ्चमी'],
    ['hi', 'pañcamī', 'पंचमी'],
    ['bn', 'vijayādaśamī', 'বিজয়াদশমী'],
    ['as', 'pūrvāṣāḍhā', 'পূৰ্ৱাষাঢ়া'],
    ['or', 'jyeṣṭhā', 'ଜ୍ୟେଷ୍ଠା'],
    ['te', 'pañcamī', 'పంచమి'],
    ['ml', 'caturdaśī', 'ചതുർദശി'],
    // The syllable of the word oṃ stands for that word alone.
    ['sa', 'oṃ', 'ॐ'],
    ['hi', 'oṃkāra', 'ओंकार'],
    ['hi', 'gauroṃ', 'गौरों'],
    ['bn', 'gauroṃ', 'গৌরোং'],
    ['as', 'gauroṃ', 'গৌৰোং'],
    ['or', 'gauroṃ', 'ଗୌରୋଂ'],
    ['ml', 'gauroṃ', 'ഗൗരോം'],
    ['ban', 'gauroṃ', 'ᬕᭁᬭᭀᬂ'],
    ['ta', 'caturthī', 'சதுர்த்தி'],
    ['si', 'pratipadā', 'ප්‍රතිපදා'],
    ['pa', 'kṛttikā', 'ਕ੍ਰਿੱਤਿਕਾ'],
    ['mni', 'saptamī', 'ꯁꯞꯇꯃꯤ'],
    ['my', 'pañcamī', 'ပဉ္စမီ'],
    ['km', 'aṣṭamī', 'អស្ដមី'],
    ['th', 'dharma', 'ธรรมะ'],
    ['bo', 'karma', 'ཀ་རྨ'],
    ['ur', 'rohiṇī', 'روہنی'],
    ['he', 'pañcamī', "פנצ'מי"],
    ['ru', 'vaiśākha', 'Вайшакха'],
    ['uk', 'ekādaśī', 'Екадаші'],
    ['ka', 'pratipadā', 'პრატიპადა'],
    ['am', 'navamī', 'ነቨሚ'],
    ['ja', 'kṛttikā', 'クリッティカー'],
    ['ko', 'śiva', '시바'],
    ['ko', 'holī', '홀리'],
    ['ko', 'śukla', '슈클라'],
    ['ko', 'mṛgaśirā', '므리가시라'],
    ['hi', 'maṇḍala', 'मंडल'],
    ['hi', 'atigaṇḍa', 'अतिगंड'],
    ['ml', 'maṅgala', 'മംഗല'],
    // A nasal of the south is written as the one that the script has, and so with the same dot.
    ['hi', 'paṉdala', 'पंदल'],
    // An anusvara stands on a vowel.
    ['doi', 'ṉdaka', 'न्दक'],
    ['hi', 'tndaka', 'त्न्दक'],
    ['ur', 'āditya', 'آدتیہ'],
    ['ur', 'tṛtīyā', 'ترتیا'],
    ['he', 'kṛttikā', 'קריטיקה'],
    ['he', 'vaiśākha', 'ואישאקה'],
    ['zh', 'candra', '昌德拉'],
    ['de', 'caitra', 'Tschaitra'],
    ['fr', 'śukra', 'Choukra'],
    ['pl', 'aśvinī', 'Aszwini'],
    ['cs', 'jyeṣṭhā', 'Džješthá'],
    ['tr', 'citrā', 'Çitra'],
    ['it', 'gītā', 'Ghita'],
  ])('%s writes %s as %s', (language, iast, text) => {
    expect(written(scriptOf(language), iast)).toBe(text.normalize('NFC'));
  });

  prop.prop([
    word,
    fc.constantFrom(...languages.filter(({ code }) => !latin.has(code)).map(({ code }) => code)),
  ])('leave no letter of a word as it was', (iast, language) => {
    expect(written(scriptOf(language), iast)).not.toMatch(/\p{Script=Latin}/u);
  });

  prop.prop([word, fc.constantFrom(...languages.map(({ code }) => code))])(
    'write a word in one way',
    (iast, language) => {
      const script = scriptOf(language);
      expect(written(script, iast)).toBe(written(script, iast.normalize('NFD').toUpperCase()));
    },
  );
});

describe('round trip', () => {
  const tables: Readonly<Record<string, BrahmicTable>> = brahmicTables;

  const read = (language: string, iast: string): string[] =>
    wordsOf(phonemesOf(iast)).flatMap(({ isWord, phonemes: run }) => {
      const { word: write, read: back } = scriptOf(language);
      return isWord ? (back?.(write(run)) ?? []) : run;
    });

  it.each(Object.keys(tables))(
    '%s reads back every Sanskrit name of the vocabulary and the packs',
    (language) => {
      const table = tables[language] ?? { scheme: '' };
      for (const name of [...Object.values(sanskritNames).flat(), ...ruleNames()]) {
        expect(read(language, name), name).toEqual(mergedIn(name, table));
      }
    },
  );

  prop.prop([word, fc.constantFrom(...Object.keys(tables))], {
    examples: [['ṉdaka', 'doi']],
  })('of any word writes the same again', (iast, language) => {
    const script = scriptOf(language);
    const text = script.word(phonemesOf(iast));
    expect(script.word(script.read?.(text) ?? [])).toBe(text);
  });
});
