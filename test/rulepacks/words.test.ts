// The words of the bundled packs: every name in IAST is one, and the texts are whole.

import { describe, expect, it } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { devanagari } from '../../app/words/devanagari.ts';
import { loadWordsFiles } from '../../dsl/pack/load-folder.ts';
import { readWords } from '../../dsl/pack/read-words.ts';
import { pageLanguages } from '../../web/words/languages.ts';
import { bundledReads } from '../bundled-packs.ts';

const rules = bundledReads().flatMap(({ document }) => document?.rules ?? []);
const documents = loadWordsFiles(bundledPacksDir()).flatMap((file) => readWords(file).document ?? []);
const observances = documents.flatMap(({ language, observances: all }) =>
  all.map((o) => ({ language, ...o })),
);
const english = observances.filter(({ language, texts }) => language === 'en' && texts.summary !== undefined);

/** The codes that some file of a language has a text for: several files can speak of one observance. */
const codesWith = (language: string, field: 'name' | 'summary' | 'about'): ReadonlySet<string> =>
  new Set(
    observances
      .filter((o) => o.language === language && o.texts[field] !== undefined)
      .map(({ code }) => code.text),
  );

/** How sentences end, by script; in Latin letters and all others with a full stop. */
const stops: Readonly<Record<string, RegExp>> = {
  deva: /[।.]["”]?$/,
  beng: /।["”]?$/,
  orya: /।["”]?$/,
  guru: /।["”]?$/,
  arab: /۔["”]?$/,
};

describe('the names of rules', () => {
  it('in IAST have a form in Devanagari, to the last letter', () => {
    const odd = rules.flatMap(({ code, name_sa }) => {
      if (name_sa === undefined) return [];
      return /^[\u0900-\u097F\s,()-]+$/.test(devanagari(name_sa)) ? [] : [`${code} ${name_sa}`];
    });
    expect(odd).toEqual([]);
  });

  it('are known in Devanagari for all observances of India and Nepal but a few', () => {
    const named = codesWith('hi', 'name');
    const missing = rules.filter(
      ({ code, mode, name_sa }) =>
        mode === 'define' &&
        /^(?:FESTIVAL|VRAT|SANKRANTI)_/.test(code) &&
        name_sa === undefined &&
        !named.has(code),
    );
    expect(missing.length).toBeLessThan(40);
  });
});

describe('the texts of observances', () => {
  it('are there for the 150 best known, in English and in Hindi', () => {
    expect(english.length).toBeGreaterThanOrEqual(150);
    const withStory = codesWith('hi', 'about');
    const both = english.filter(({ code }) => withStory.has(code.text));
    expect(both.length).toBeGreaterThanOrEqual(150);
  });

  it('say why and what is kept, both or neither; in English both with each summary', () => {
    for (const { language, code, texts } of observances.filter((o) => o.texts.summary !== undefined)) {
      const hasStory = [texts.about, texts.kept].map((text) => text !== undefined);
      const isWhole = language === 'en' || hasStory.includes(true);
      expect([code.text, language, hasStory]).toEqual([code.text, language, [isWhole, isWhole]]);
    }
  });

  const ofIndia = bundledReads().flatMap(({ document }) =>
    document === undefined || document.pack === 'world' ? [] : document.rules,
  );

  it.each(pageLanguages.filter(({ code }) => code !== 'en'))(
    'in $code say in a sentence what each observance of India and Nepal is',
    ({ code: language }) => {
      const summarized = codesWith(language, 'summary');
      const missing = ofIndia.filter(
        (rule) =>
          rule.kind === 'observance' &&
          /^(?:FESTIVAL|VRAT)_/.test(rule.code) &&
          rule.mode === 'define' &&
          rule.summary !== undefined &&
          !summarized.has(rule.code),
      );
      expect(missing.map(({ code }) => code)).toEqual([]);
    },
  );

  it('are in the script of their language, and end as sentences do', () => {
    for (const { language, code, texts } of observances) {
      const script = pageLanguages.find((one) => one.code === language)?.script ?? 'latn';
      const [written, stop] =
        script === 'latn' ? [/[A-Za-z]/, /[.!]["”]?$/] : [/^[^A-Za-z]+$/, stops[script] ?? /\.["”]?$/];
      for (const text of [texts.summary, texts.about, texts.kept]) {
        if (text === undefined) continue;
        expect([code.text, text.text]).toEqual([code.text, expect.stringMatching(written)]);
        expect([code.text, text.text]).toEqual([code.text, expect.stringMatching(stop)]);
      }
    }
  });
});
