import { expect, test } from 'vitest';
import { fragmentOf, routeOf } from '../../../web/dashboard/route.ts';

test('every view has an address that leads to it', () => {
  for (const view of ['overview', 'keys', 'webhooks', 'alerts', 'places'] as const) {
    expect(routeOf(fragmentOf({ view }))).toEqual({ view });
  }
  for (const view of ['webhook', 'alert'] as const) {
    expect(routeOf(fragmentOf({ view, id: 12 }))).toEqual({ view, id: 12 });
  }
});

test.each([
  '',
  '#',
  '#/',
  '#/nothing',
  '#/webhooks/x',
  '#/webhooks/1/2',
  '#/alerts/x',
  '#/alert',
  '#/places/1',
  '#/webhooks/12345678901',
  '#/__proto__',
])('%j leads to the overview', (fragment) => {
  expect(routeOf(fragment)).toEqual({ view: 'overview' });
});
