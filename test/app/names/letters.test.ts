// The letters of names in files of words and of names: each name is in the script of its language.

import { describe, expect, it } from 'vitest';
import { angaNames, landNames } from '../../../app/names/files.ts';
import { bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import { loadWordsFiles } from '../../../dsl/pack/load-folder.ts';
import { readWords } from '../../../dsl/pack/read-words.ts';
import { languages } from '../../../dsl/vocabulary/languages.ts';

// Scripts that languages write several of.
const together: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** What a name in a script is made of: its letters, and signs that belong to no script. */
const lettersOf = (script: string): RegExp => {
  const scripts = [...(together[script] ?? [script]), 'Common', 'Inherited'];
  return new RegExp(`^[${scripts.map((one) => `\\p{Script_Extensions=${one}}`).join('')}]+$`, 'u');
};

const documents = loadWordsFiles(bundledPacksDir()).flatMap((file) => readWords(file).document ?? []);

function* namesOf(language: string): Generator<readonly [string, string]> {
  for (const document of documents.filter((one) => one.language === language)) {
    for (const { code, texts, variants } of document.observances) {
      if (texts.name !== undefined) yield [code.text, texts.name.text];
      for (const { key, name } of variants) yield [`${code.text} ${key.text}`, name.text];
    }
  }
  for (const [kind, names] of angaNames(language)) {
    for (const [english, { name }] of names) yield [`${kind} ${english}`, name];
  }
  for (const [pack, name] of landNames(language)) yield [pack, name];
}

describe('names', () => {
  it.each(languages)('in $english are in its own letters', ({ code, script }) => {
    const letters = lettersOf(script);
    const odd = [...namesOf(code)].filter(
      ([, name]) => !letters.test(name) || name !== name.normalize('NFC'),
    );
    expect(odd).toEqual([]);
  });

  it.each(['kok', 'ks', 'mni'])('in %s are more than those of the calendar', (language) => {
    const { size } = new Map(
      documents
        .filter((one) => one.language === language)
        .flatMap((one) => one.observances.map(({ code }) => [code.text, one] as const)),
    );
    expect(size).toBeGreaterThan(8);
    expect(angaNames(language).get('lunar month')?.size).toBeGreaterThan(10);
  });
});
