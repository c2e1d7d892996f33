// What the text of a stated date may say, and what is said of what cannot be read.

import { expect, it } from 'vitest';
import { readStatedDate } from '../../../app/inscriptions/read-date.ts';

const lunar = (month: number, tithi: number, isAdhika = false) => ({ kind: 'lunar', month, isAdhika, tithi });

it.each([
  ['Saka 1234 Chaitra Shukla 5, Sunday', { era: 'saka', year: 1234, date: lunar(0, 5), weekday: 0 }],
  ['Shaka 1234 Chaitra sudi Pañchami Ravivara', { era: 'saka', year: 1234, date: lunar(0, 5), weekday: 0 }],
  ['Vikrama Samvat', undefined],
  ['Vikram 1300 Adhika Ashadha Krishna Ashtami', { era: 'vikrama', year: 1300, date: lunar(3, 23, true) }],
  ['Kali 4400 Kartika Purnima', { era: 'kali', year: 4400, date: lunar(7, 15) }],
  ['Saka 900 Shravana Amavasya Magha', { era: 'saka', date: lunar(4, 30), nakshatra: 9 }],
  ['Saka 900 Magha Shukla 7, nakshatra Magha', { era: 'saka', date: lunar(10, 7), nakshatra: 9 }],
  ['Kollam 960 Chingam 12', { era: 'kollam', year: 960, date: { kind: 'solar', rashi: 4, day: 12 } }],
  ['Saka 1000 Mesha 3, Guruvara', { date: { kind: 'solar', rashi: 0, day: 3 }, weekday: 4 }],
  ['San 1432 Vaishakha 1', { era: 'san', date: { kind: 'solar', rashi: 0, day: 1 } }],
])('%s', (text, date) => {
  const read = readStatedDate(text);
  if (date === undefined) expect(read.ok).toBe(false);
  else expect(read).toMatchObject({ ok: true, date });
});

it.each([
  ['Saka 1234 Chaitra Shukla 5 Sundey', /"Sundey" is not an era.*did you mean Sunday\?/],
  ['1234 Chaitra Shukla 5', /^no era; write one of Saka, Vikrama, Kali, Kollam, Bengali San/],
  ['Saka Chaitra Shukla Panchami', /^no year after Saka/],
  ['Saka 1234 Shukla 5', /^no month/],
  ['Saka 1234 Chaitra 5', /^no paksha before the tithi/],
  ['Saka 1234 Chaitra Shukla', /^no tithi/],
  ['Saka 1234 Chaitra Shukla 16', /must be from 1 to 15, found 16/],
  ['Saka 1234 Mesha 40', /^no day of the solar month/],
  ['Saka 1234 Kali 4400 Chaitra Shukla 5', /^two eras, Saka and Kali/],
  ['Saka 1234 Chaitra Shukla 5 6', /^more than two numbers/],
  ['x'.repeat(300), /at most 200 characters/],
])('%s is refused', (text, message) => {
  const read = readStatedDate(text);
  expect(read.ok ? '' : read.message).toMatch(message);
});
