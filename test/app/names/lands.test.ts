// Names of lands in other languages: each is of a pack of a land, and where none was found the English title stands.

import { describe, expect, test } from 'vitest';
import { landNames } from '../../../app/names/files.ts';
import { namesIn } from '../../../app/names/names.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import { languages } from '../../../dsl/vocabulary/languages.ts';
import { pageLanguages } from '../../../web/words/languages.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();

const { packs } = workspace.packs();
const sources = sourcesOf(workspace.packs(), workspace.words());
const named = languages.filter(({ code }) => landNames(code).size > 0).map(({ code }) => code);

describe('the names of lands', () => {
  test('are there in many languages, in those of pages of every state', () => {
    expect(named.length).toBeGreaterThan(40);
    const states = [...packs.keys()].filter((pack) => pack.startsWith('IN-'));
    expect(states.length).toBeGreaterThan(20);
    for (const { code } of pageLanguages.filter((language) => language.code !== 'en')) {
      expect([code, states.filter((pack) => !landNames(code).has(pack))]).toEqual([code, []]);
    }
  });

  test.each(named)('in %s are of packs that there are, none of a tradition', (language) => {
    for (const pack of landNames(language).keys()) {
      expect([pack, packs.has(pack)]).toEqual([pack, true]);
      expect([pack, packs.get(pack)?.kind]).not.toEqual([pack, 'tradition']);
    }
  });

  test('stand in the language, of a chain with a tradition too', () => {
    const hindi = namesIn('hi', sources);
    expect(hindi.of('land', 'Maharashtra', { code: 'IN-MH' })).toBe('महाराष्ट्र');
    expect(hindi.of('land', 'Maharashtra', { code: 'IN-MH+vaishnava' })).toBe('महाराष्ट्र');
    expect(namesIn('de', sources).of('land', 'Suriname', { code: 'SR' })).toBe('Suriname');
  });

  test('stay as they are where nobody was found to call it otherwise: English is never transliterated', () => {
    expect(namesIn('km', sources).of('land', 'Maharashtra', { code: 'IN-MH' })).toBe('Maharashtra');
    expect(namesIn('hi', sources).of('land', 'Our town', { code: 'TOWN' })).toBe('Our town');
  });
});
