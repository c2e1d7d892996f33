import { describe, expect, it } from 'vitest';
import { plainSpelling, soundKey } from '../../../dsl/vocabulary/spelling.ts';

describe('the plain spelling of a name', () => {
  it.each([
    ['Kṛṣṇa Jayantī', 'krsna jayanti'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['København', 'kobenhavn'],
    ['Diyarbakır', 'diyarbakir'],
    ['  St.  John’s ', 'st johns'],
    ['गणेश चतुर्थी', 'गणेश चतुर्थी'],
    ['फ़ैज़ाबाद', 'फैजाबाद'],
  ])('of %s is %s', (name, spelling) => {
    expect(plainSpelling(name)).toBe(spelling);
  });

  it('is the same for the letters of Urdu as for those of Arabic', () => {
    expect(plainSpelling('کراچی')).toBe(plainSpelling('كراچي'));
  });
});

describe('the key of the sound of a name', () => {
  it.each([
    ['Dwarka', 'Dvarka', true],
    ['Shivaratri', 'Sivaratri', true],
    ['Poornima', 'Purnima', true],
    ['Vrindaban', 'Brindavan', false],
    ['Kashi', 'Kanchi', false],
  ])('of %s and %s: the same is %s', (a, b, isSame) => {
    expect(soundKey(a) === soundKey(b)).toBe(isSame);
  });
});
