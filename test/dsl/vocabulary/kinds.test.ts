import { expect, test } from 'vitest';
import { nameOf, tithiFullName } from '../../../dsl/vocabulary/kinds.ts';
import { languages } from '../../../dsl/vocabulary/languages.ts';

test.each([
  [1, 'Shukla Pratipada'],
  [14, 'Shukla Chaturdashi'],
  [15, 'Purnima'],
  [16, 'Krishna Pratipada'],
  [29, 'Krishna Chaturdashi'],
  [30, 'Amavasya'],
])('the tithi %d is %s', (number, name) => expect(tithiFullName(number)).toBe(name));

test.each([
  ['nakshatra', 12, 'Hasta'],
  ['nakshatra28', 27, 'Abhijit'],
  ['nakshatra', 21, 'Shravana'],
  ['rashi', 0, 'Mesha'],
  ['pada', 0, '1'],
  ['motion', 0, 'direct'],
  ['motion', 1, 'retrograde'],
  // What has no name is its number.
  ['rashi', 12, '12'],
] as const)('of the kind %s, %d is %s', (kind, label, name) => expect(nameOf(kind, label)).toBe(name));

test('a language in Arabic or Hebrew letters is written from the right, and has digits where they are its own', () => {
  const of = (code: string) => languages.find((language) => language.code === code);
  expect(of('ur')).toMatchObject({ direction: 'rtl', script: 'Arab', digits: '۰۱۲۳۴۵۶۷۸۹' });
  expect(of('he')).toMatchObject({ direction: 'rtl', script: 'Hebr' });
  expect(of('ta')).toMatchObject({ direction: 'ltr', script: 'Taml' });
  expect(of('he')).not.toHaveProperty('digits');
});
