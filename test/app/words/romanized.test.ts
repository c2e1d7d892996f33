import { expect, it } from 'vitest';
import { romanized } from '../../../app/words/romanized.ts';

it.each([
  ['लोहड़ी', 'Lohaṙī'],
  ['पोंगल', 'Poṅgala'],
  ['गुरु तेग़ बहादुर प्रकाश पर्व', 'Guru Tega Bahādura Prakāśa Parva'],
  ['नहाय-खाय', 'Nahāya-Khāya'],
  ['बैल पोळा', 'Baila Poḷā'],
  ['गणेश विसर्जन (तीसरा दिन)', 'Gaṇeśa Visarjana (Tīsarā Dina)'],
])('%s is %s', (deva, iast) => {
  expect(romanized(deva)).toBe(iast);
});
