// Names of places in other languages: each is of a place that there is, in the script of the language, and a search finds it.

import { describe, expect, test } from 'vitest';
import { placeNames } from '../../../app/names/files.ts';
import { bundledCatalogue } from '../../../app/places/catalogue/bundled.ts';
import { searchPlaces } from '../../../app/places/catalogue/search/search.ts';
import { pageLanguages } from '../../../web/words/languages.ts';

const catalogue = bundledCatalogue()();
const translated = pageLanguages.filter(({ code }) => code !== 'en');

// Letters of the script, spaces, hyphens, and the signs that join letters or part them.
const written = (script: string): RegExp =>
  new RegExp(`^[\\p{Script=${script}}\\p{P}\\p{Zs}\\u200c\\u200d]+$`, 'u');

const scripts: Readonly<Record<string, RegExp>> = {
  deva: written('Devanagari'),
  beng: written('Bengali'),
  guru: written('Gurmukhi'),
  gujr: written('Gujarati'),
  orya: written('Oriya'),
  taml: written('Tamil'),
  telu: written('Telugu'),
  knda: written('Kannada'),
  mlym: written('Malayalam'),
  arab: written('Arabic'),
};

describe('the names of places', () => {
  test.each(translated)('in $code are written in its script, and found', ({ code, script }) => {
    const names = [...placeNames(code)];
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter(([, name]) => !scripts[script]?.test(name))).toEqual([]);
    const matches = names.filter(([id, name]) =>
      searchPlaces(catalogue, { q: name, limit: 10 }).some(({ index }) => catalogue.at(index).id === id),
    );
    expect(matches.length).toBe(names.length);
  });
});
