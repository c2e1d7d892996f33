import { describe, expect, test } from 'vitest';
import type { AlertNode } from '../../../../contract/alerts/conditions.ts';
import { conditionsOf } from '../../../../web/dashboard/alerts/draft.ts';
import { templates } from '../../../../web/dashboard/alerts/templates.ts';
import { alertName, conditionText, matchText } from '../../../../web/dashboard/alerts/words.ts';

const ekadashi = { fact: 'tithi', operator: 'in', value: [11, 26] } as const;
const thursday = { fact: 'weekday', operator: 'equal', value: 'thursday' } as const;
const pushya = { fact: 'nakshatras', operator: 'contains', value: 'pushya' } as const;

describe('conditions in words', () => {
  test.each<[string, AlertNode]>([
    ['Ekadashi at sunrise and a Thursday', { all: [ekadashi, thursday] }],
    ['Pushya during the day or a Thursday', { any: [pushya, thursday] }],
    ['not a Thursday', { not: thursday }],
    [
      'Ekadashi at sunrise and not (Pushya during the day or a Thursday)',
      {
        all: [ekadashi, { not: { any: [pushya, thursday] } }],
      },
    ],
    ['Shukla Ekadashi or Krishna Dwadashi at sunrise', { ...ekadashi, value: [11, 27] }],
    ['not Thursday', { ...thursday, operator: 'notEqual' }],
    ['the month Kartika', { fact: 'lunar_month', operator: 'equal', value: 'kartika' }],
    ['an adhika month', { fact: 'adhika_month', operator: 'equal', value: true }],
    ['no adhika month', { fact: 'adhika_month', operator: 'notEqual', value: true }],
    ['Diwali', { fact: 'observances', operator: 'contains', value: 'FESTIVAL_DIWALI' }],
    ['an eclipse', { fact: 'eclipse', operator: 'notEqual', value: 'none' }],
    [
      'Marriage score above 80',
      {
        fact: 'muhurat_score',
        params: { event: 'marriage' },
        operator: 'greaterThan',
        value: 80,
      },
    ],
    [
      'Pradosha with Krishna Trayodashi for 24 or more minutes',
      {
        fact: 'kala_minutes',
        params: { kala: 'pradosha', tithi: 28 },
        operator: 'greaterThanInclusive',
        value: 24,
      },
    ],
    [
      'Jupiter in Karka (Cancer)',
      {
        fact: 'planet_sign',
        params: { planet: 'jupiter' },
        operator: 'equal',
        value: 'karka',
      },
    ],
    [
      'Mercury retrograde',
      {
        fact: 'planet_retrograde',
        params: { planet: 'mercury' },
        operator: 'equal',
        value: true,
      },
    ],
    [
      'tara 2 or 4 from Pushya',
      {
        fact: 'tarabala',
        params: { nakshatra: 'pushya' },
        operator: 'in',
        value: [2, 4],
      },
    ],
  ])('%s', (text, node) => {
    expect(conditionText(node)).toBe(text);
  });
});

test('an alert is named by what it is about, the weekday last', () => {
  expect(Object.values(templates).map(({ draft }) => alertName(conditionsOf(draft)))).toEqual([
    'Ekadashi on a Thursday',
    'Pushya on a Thursday',
    'Pradosha',
    'Marriage score 80 or more',
    'Purnima',
  ]);
  expect(alertName({ all: [thursday] })).toBe('Thursday');
  expect(alertName({ any: [thursday, ekadashi] })).toBe('Thursday or Ekadashi');
  expect(alertName({ all: Array.from({ length: 40 }, () => ekadashi) }).length).toBeLessThanOrEqual(100);
});

test('a day is described by what it had; a list only by what the conditions name', () => {
  const conditions = { all: [pushya, thursday] };
  const texts = [
    { fact: 'nakshatras', actual: ['punarvasu', 'pushya'] },
    { fact: 'weekday', actual: 'thursday' },
    { fact: 'muhurat_score', params: { event: 'marriage' }, actual: 85 },
    { fact: 'observances', actual: ['FESTIVAL_DIWALI'] },
    { fact: 'eclipse', actual: 'solar' },
  ].map((fact) => matchText(fact, conditions));
  expect(texts).toEqual(['Pushya', 'Thursday', 'Marriage score 85', undefined, 'eclipse Solar']);
});
