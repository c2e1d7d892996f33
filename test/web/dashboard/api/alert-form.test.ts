import { expect, test } from 'vitest';
import { templates } from '../../../../web/dashboard/alerts/templates.ts';
import { alertFields, settingIn, settingOf, settingText } from '../../../../web/dashboard/api/alert-form.ts';

const conditions = { all: [{ fact: 'weekday', operator: 'equal', value: 'thursday' }] } as const;
const settings = { name: 'Thursday', conditions: { all: [...conditions.all] }, enabled: true };

test('what is empty is left to the defaults of the API', () => {
  expect(settingIn(settingOf())).toEqual({});
  expect(
    settingIn({ place: { location_id: 2, name: 'x' }, region: ' IN-MH ', pack: '', festivalMode: 'drik' }),
  ).toEqual({ location_id: 2, region: 'IN-MH', festival_mode: 'drik' });
});

test('the setting of an alert is that which was sent', () => {
  const where = { lat: 18.5, lon: 73.9, region: 'IN-MH', pack: 'base', festival_mode: 'drik' } as const;
  expect(settingIn(settingOf({ ...settings, ...where }))).toEqual(where);
});

test('each condition that is chosen by buttons is a field', () => {
  expect(alertFields(templates.tithi.draft).slice(-3)).toEqual([
    'conditions',
    'conditions.all.0',
    'conditions.all.1',
  ]);
  expect(alertFields(undefined).at(-1)).toBe('conditions');
});

test('a place is named where its name is known', () => {
  const names = new Map([[2, 'New Delhi']]);
  const text = (where: object) => settingText({ ...settings, ...where }, names);
  expect([
    text({ location_id: 2, region: 'IN-MH' }),
    text({ location_id: 3 }),
    text({ lat: 18.5, lon: 73.9 }),
    text({ region: 'IN-MH', pack: 'base' }),
  ]).toEqual(['New Delhi · IN-MH', 'place 3', '18.5, 73.9', 'IN-MH · base']);
});
