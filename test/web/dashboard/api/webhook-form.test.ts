import { expect, test } from 'vitest';
import { webhookIn } from '../../../../web/dashboard/api/webhook-form.ts';

const form = (fields: readonly (readonly [string, string])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test('a filter is sent only with the kind that it belongs to', () => {
  const fields = [
    ['url', ' https://example.com/ '],
    ['kinds', 'rules.updated'],
    ['description', ''],
  ] as const;
  expect(webhookIn(form(fields), { location_id: 2 })).toEqual({
    url: 'https://example.com/',
    kinds: ['rules.updated'],
    description: '',
  });
  expect(
    webhookIn(form([...fields, ['kinds', 'festival.upcoming'], ['kinds', 'of another page']]), {
      location_id: 2,
    }),
  ).toMatchObject({ kinds: ['festival.upcoming', 'rules.updated'], filter: { location_id: 2 } });
});

test('what is empty is left to the defaults of the API; what is no number is left for it to refuse', () => {
  const { filter } = webhookIn(
    form([
      ['kinds', 'festival.upcoming'],
      ['filter.region', ''],
      ['filter.days_ahead', 'three'],
      ['filter.at_hour', ''],
      ['filter.festivals', ' FESTIVAL_DIWALI,\nVRAT_EKADASHI  FESTIVAL_HOLI '],
      ['filter.festival_mode', 'drik'],
    ]),
    { lat: 0, lon: -1.5 },
  );
  expect(JSON.parse(JSON.stringify(filter))).toEqual({
    lat: 0,
    lon: -1.5,
    festival_mode: 'drik',
    festivals: ['FESTIVAL_DIWALI', 'VRAT_EKADASHI', 'FESTIVAL_HOLI'],
    days_ahead: null,
  });
});
