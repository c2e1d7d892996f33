// The words of the bundled packs: every name in IAST is one, and the texts are whole.

import { describe, expect, it } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { devanagari } from '../../app/words/devanagari.ts';
import { loadWordsFiles } from '../../dsl/pack/load-folder.ts';
import { readWords } from '../../dsl/pack/read-words.ts';
import { bundledReads } from '../bundled-packs.ts';

const rules = bundledReads().flatMap(({ document }) => document?.rules ?? []);
const documents = loadWordsFiles(bundledPacksDir()).flatMap((file) => readWords(file).document ?? []);
const observances = documents.flatMap(({ language, observances: all }) =>
  all.map((o) => ({ language, ...o })),
);
const english = observances.filter(({ language, texts }) => language === 'en' && texts.summary !== undefined);
const hindi = new Map(observances.filter(({ language }) => language === 'hi').map((o) => [o.code.text, o]));

describe('the names of rules', () => {
  it('in IAST have a form in Devanagari, to the last letter', () => {
    const odd = rules.flatMap(({ code, name_sa }) => {
      if (name_sa === undefined) return [];
      return /^[\u0900-\u097F\s,()-]+$/.test(devanagari(name_sa)) ? [] : [`${code} ${name_sa}`];
    });
    expect(odd).toEqual([]);
  });

  it('are known in Devanagari for all observances of India and Nepal but a few', () => {
    const missing = rules.filter(
      ({ code, mode, name_sa }) =>
        mode === 'define' &&
        /^(?:FESTIVAL|VRAT|SANKRANTI)_/.test(code) &&
        name_sa === undefined &&
        hindi.get(code)?.texts.name === undefined,
    );
    expect(missing.length).toBeLessThan(40);
  });
});

describe('the texts of observances', () => {
  it('are there for the 150 best known, in English and in Hindi', () => {
    expect(english.length).toBeGreaterThanOrEqual(150);
    const both = english.filter(({ code }) => hindi.get(code.text)?.texts.summary !== undefined);
    expect(both.length).toBeGreaterThanOrEqual(150);
  });

  it('say what it is, why, and what is kept', () => {
    for (const { code, texts } of observances.filter((o) => o.texts.summary !== undefined)) {
      expect(texts.about?.text, code.text).toBeDefined();
      expect(texts.kept?.text, code.text).toBeDefined();
    }
  });

  it('are in the script of their language, and end as sentences do', () => {
    for (const { language, texts } of observances) {
      for (const text of [texts.summary, texts.about, texts.kept]) {
        if (text === undefined) continue;
        if (language === 'hi') {
          expect(text.text).not.toMatch(/[A-Za-z]/);
          expect(text.text).toMatch(/[।]["”]?$/);
        } else expect(text.text).toMatch(/[.!]["”]?$/);
      }
    }
  });
});
