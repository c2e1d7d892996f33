import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { commonlyMeant } from '../../../dsl/vocabulary/common-spellings.ts';
import { fixedNames } from '../../../dsl/vocabulary/kinds.ts';
import { nearest, suggest } from '../../../dsl/vocabulary/suggest.ts';

const names = [...new Set(Object.values(fixedNames).flat(2))];

describe('did you mean', () => {
  it.each([
    ['Bhadrapda', 'Bhadrapada'],
    ['Rohni', 'Rohini'],
    ['Makar', 'Makara'],
    ['ekadashi', 'Ekadashi'],
    ['Purnmia', 'Purnima'],
    ['Decembr', 'December'],
  ])('%s is %s', (written, meant) => {
    expect(suggest(written, names)).toBe(meant);
  });

  it('what is near to nothing gets no suggestion', () => {
    expect(suggest('Ramadan', names)).toBeUndefined();
    expect(suggest('', names)).toBeUndefined();
    expect(suggest('anything', [])).toBeUndefined();
  });

  it('a text of more than 80 characters is no name', () => {
    const long = 'a'.repeat(81);
    expect(suggest(long, [long.slice(1)])).toBeUndefined();
    expect(nearest(long, [long.slice(1)])).toEqual([]);
  });

  it('a name is never its own correction', () => {
    expect(suggest('Mula', ['Mula'])).toBeUndefined();
    expect(nearest('Mula', ['Mula', 'Mulam'])).toEqual(['Mulam']);
  });

  it('a text of any length is answered at once', () => {
    expect(suggest('M'.repeat(1_000_000), names)).toBeUndefined();
  });

  test.prop([fc.constantFrom(...names.filter((n) => n.length >= 6)), fc.nat()])(
    'one letter left out still leads to a name one letter away, or to what that spelling commonly means',
    (name, n) => {
      const at = n % name.length;
      const misspelled = name.slice(0, at) + name.slice(at + 1);
      const actual = suggest(misspelled, names) ?? '';
      if (commonlyMeant(misspelled).includes(actual)) return;
      expect(Math.abs(actual.length - misspelled.length)).toBeLessThanOrEqual(1);
    },
  );
});
