import { expect, test } from 'vitest';
import { placedErrors } from '../../../../web/dashboard/api/field-errors.ts';

test('an error stands beside its field, or the nearest field around it; what has none is kept apart', () => {
  const errors = [
    { field: 'url', message: 'must begin with https://' },
    { field: 'kinds.0', message: 'must be one of some' },
    { field: 'filter.days_ahead', message: 'must be a whole number' },
    { field: 'filter.lat', message: 'is required with lon' },
    { field: 'filters', message: 'is not a parameter of this operation' },
    { field: '', message: 'and 3 more errors' },
  ];
  const { byField, rest } = placedErrors(errors, ['url', 'kinds', 'filter', 'filter.days_ahead']);
  expect([...byField]).toEqual([
    ['url', 'must begin with https://'],
    ['kinds', 'must be one of some'],
    ['filter.days_ahead', 'must be a whole number'],
    ['filter', 'is required with lon'],
  ]);
  expect(rest.map(({ field }) => field)).toEqual(['filters', '']);
});

test('several errors of one field stand beside it together', () => {
  const errors = [
    { field: 'kinds.0', message: 'is no kind' },
    { field: 'kinds.2', message: 'is no kind either' },
  ];
  expect(placedErrors(errors, ['kinds']).byField.get('kinds')).toBe('is no kind; is no kind either');
});
