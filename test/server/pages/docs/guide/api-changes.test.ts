// The history of the API by day, newest first.

import { expect, test } from 'vitest';
import { apiChanges } from '../../../../../server/pages/docs/guide/api-changes.ts';
import { operationAddresses } from '../../../../../server/pages/docs/guide/operations.ts';
import type { ChangelogEntry } from '../../../../../server/reference/changelog.ts';

const operations = operationAddresses({
  paths: { '/v1/tithi': { get: { operationId: 'tithi', tags: ['Panchang'] } } },
});

const entry = (fields: Partial<ChangelogEntry>): ChangelogEntry => ({
  date: '2026-11-21',
  endpoint: '/v1/tithi',
  method: 'GET',
  status: 'NEW',
  breaking: false,
  summary: 'The tithi.',
  ...fields,
});

test('breaking changes come first, and operations that are gone lead nowhere', () => {
  const { days, releases } = apiChanges(
    {
      entries: [
        entry({}),
        entry({ date: '2026-11-22', endpoint: '/v1/gone', status: 'DEPRECATED' }),
        entry({ date: '2026-11-22', endpoint: '*', method: null, status: 'MODIFIED', breaking: true }),
      ],
      head: '',
    },
    operations,
  );
  expect(releases).toBe('/docs/releases');
  expect(
    days.map(({ date, changes }) => [date, changes.map((one) => [one.operation, one.href, one.breaking])]),
  ).toEqual([
    [
      '2026-11-22',
      [
        [undefined, undefined, true],
        ['GET /v1/gone', undefined, false],
      ],
    ],
    ['2026-11-21', [['GET /v1/tithi', '/docs/reference#/Panchang/tithi', false]]],
  ]);
});

test.each([
  ['/v1/tithi?date=2026-09-14', '/docs/reference#/Panchang/tithi'],
  ['GET /v1/tithi', '/docs/reference#/Panchang/tithi'],
  ['POST /v1/tithi', undefined],
  ['/v1/constructor', undefined],
  ['tithi', undefined],
])('code %s names %s', (code, address) => {
  expect(operations.inCode(code)).toBe(address);
});
