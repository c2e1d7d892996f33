import { expect, test } from 'vitest';
import { fragmentOf, routeOf } from '../../../web/dashboard/route.ts';

test('every view has an address that leads to it', () => {
  for (const view of ['overview', 'keys', 'webhooks', 'places'] as const) {
    expect(routeOf(fragmentOf({ view }))).toEqual({ view });
  }
  expect(routeOf(fragmentOf({ view: 'webhook', id: 12 }))).toEqual({ view: 'webhook', id: 12 });
});

test.each([
  '',
  '#',
  '#/',
  '#/nothing',
  '#/webhooks/x',
  '#/webhooks/1/2',
  '#/webhooks/12345678901',
  '#/__proto__',
])('%j leads to the overview', (fragment) => {
  expect(routeOf(fragment)).toEqual({ view: 'overview' });
});
