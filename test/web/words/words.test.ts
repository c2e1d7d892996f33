import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageLanguages } from '../../../web/words/languages.ts';
import { wordsOf } from '../../../web/words/words.ts';

const packs = readdirSync('web/words').filter((name) => name.endsWith('.json'));
const packOf = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(`web/words/${name}`, 'utf8'));
const english = packOf('en.json');
const placesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test('every language has a pack of words, and every pack is of a language', () => {
  expect(packs.sort()).toEqual(pageLanguages.map(({ code }) => `${code}.json`).sort());
});

describe.each(packs)('%s', (name) => {
  const pack = packOf(name);

  test('has the keys of the English pack, in its order', () => {
    expect(Object.keys(pack)).toEqual(Object.keys(english));
  });

  test('fills the same places, and leaves no text empty', () => {
    for (const [key, text] of Object.entries(pack)) {
      expect(placesOf(text), key).toEqual(placesOf(english[key] ?? ''));
      expect(text.trim(), key).not.toBe('');
    }
  });
});

test('a place that nothing was given for is an error that names it', () => {
  expect(() => wordsOf('en').say('today.until')).toThrow('{time}');
  expect(wordsOf('ta').say('today.until', { time: '09:49' })).toBe('09:49 வரை');
});

test('a language reads sentences as the API writes them in it', () => {
  for (const { code, sentences } of pageLanguages) {
    const isWritten =
      code === 'en' || readdirSync(`rulepacks/words/${code}`).includes('sentences.names.yaml');
    expect(sentences, code).toBe(isWritten ? code : 'en');
  }
});

test('every text is used', () => {
  const sources = [
    'web/pages',
    'web/format',
    'web/design/parts',
    'server/pages/site',
    'server/offline',
  ].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')),
  );
  const used = (key: string): boolean =>
    sources.some((text) => text.includes(`'${key}'`) || text.includes(`\`${key.replace(/\.\w+$/, '.')}$`));
  expect(Object.keys(english).filter((key) => !used(key))).toEqual([]);
});
