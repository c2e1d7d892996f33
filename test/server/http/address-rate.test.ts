import { expect, test } from 'vitest';
import { addressRate } from '../../../server/http/address-rate.ts';

test('a bucket of requests for each address, filled evenly', () => {
  let now = 0;
  const take = addressRate({ perMinute: 60, now: () => now });
  for (let i = 0; i < 60; i++) expect(take('a')).toBeUndefined();
  expect(take('a')).toBe(1);
  expect(take('b')).toBeUndefined();
  now += 1000;
  expect(take('a')).toBeUndefined();
  expect(take('a')).toBe(1);
  now += 600_000;
  for (let i = 0; i < 60; i++) expect(take('a')).toBeUndefined();
  expect(take('a')).toBe(1);
});

test('says how many seconds are to be waited', () => {
  const take = addressRate({ perMinute: 2, now: () => 0 });
  expect([take('a'), take('a'), take('a')]).toEqual([undefined, undefined, 30]);
});

test('a clock that goes back takes nothing', () => {
  let now = 10_000;
  const take = addressRate({ perMinute: 2, now: () => now });
  expect(take('a')).toBeUndefined();
  now = 0;
  expect(take('a')).toBeUndefined();
});
