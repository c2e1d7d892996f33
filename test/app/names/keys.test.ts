import { describe, expect, test } from 'vitest';
import { keyFieldsOf, keyOf, keysOf, monthNumberOf } from '../../../app/names/keys.ts';
import { namesOfKind } from '../../../app/names/sanskrit.ts';
import { type KeyKind, keyKindOf } from '../../../contract/schema/name-kinds.ts';
import { slugOf } from '../../../dsl/vocabulary/slug.ts';

const closed: readonly KeyKind[] = [
  'tithi',
  'full tithi',
  'paksha',
  'lunar month',
  'nakshatra',
  'yoga',
  'karana',
  'rashi',
  'weekday',
  'graha',
  'tithi class',
  'samvatsara',
  'ritu',
  'ayana',
];

test.each([
  ['Purva Bhadrapada', 'purva_bhadrapada'],
  ['Margashirsha-Pausha', 'margashirsha_pausha'],
  ["Baha'i", 'bahai'],
  ['Śukra', 'sukra'],
  ['  A  (b) ', 'a_b'],
])('%s is %s', (name, key) => {
  expect(slugOf(name)).toBe(key);
});

describe.each(closed)('the keys of a %s', (kind) => {
  const keys = keysOf(kind) ?? [];
  test('are distinct, in small letters, and those of its names', () => {
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]+(_[a-z]+)*$/);
    if (kind === 'full tithi' || kind === 'lunar month') return;
    for (const { english } of namesOfKind(kind)) expect(keys).toContain(keyOf(kind, english));
  });
});

test('a month has its key and number with and without Adhika, one of two names those of the first', () => {
  const of = (name: string) => {
    const key = keyOf('lunar month', name);
    return [key, monthNumberOf(key)];
  };
  expect(of('Ashadha')).toEqual(['ashadha', 4]);
  expect(of('Adhika Ashadha')).toEqual(['ashadha', 4]);
  expect(of('Margashirsha-Pausha')).toEqual(['margashirsha_pausha', 9]);
  expect(of('Phalguna')).toEqual(['phalguna', 12]);
  expect(monthNumberOf('thai')).toBeNull();
});

describe('what is written beside a field', () => {
  const beside = (...names: string[]) => ({ isList: false, beside: new Set(names) });

  test('is a key by the name of the field', () => {
    expect(keyFieldsOf('paksha', 'paksha', beside())).toMatchObject({ key: 'paksha_key', number: undefined });
    expect(keyFieldsOf('name', 'tithi', beside('number'))).toMatchObject({ key: 'key' });
    expect(keyFieldsOf('good_for', 'rashi', { ...beside(), isList: true })).toMatchObject({
      key: 'good_for_keys',
    });
    expect(keyFieldsOf('amanta', 'lunar month', beside())).toMatchObject({ number: 'amanta_number' });
  });

  test('is nothing where something else says what it is', () => {
    expect(keyFieldsOf('name', 'name', beside('code'))).toBeUndefined();
    expect(keyFieldsOf('label', 'name', beside('key'))).toBeUndefined();
    expect([keyKindOf('observance'), keyKindOf('sentence'), keyKindOf('known')]).toEqual([
      undefined,
      undefined,
      'name',
    ]);
  });
});
