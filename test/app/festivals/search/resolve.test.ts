import { describe, expect, test } from 'vitest';
import { searching } from './searching.ts';

const { resolve } = searching();

describe('a name means one observance', () => {
  test.each([
    ['NORTH_INDIA', 'diwali', 'FESTIVAL_DIWALI'],
    ['NORTH_INDIA', 'Lakshmi Puja', 'FESTIVAL_DIWALI'],
    ['NORTH_INDIA', 'दीपावली', 'FESTIVAL_DIWALI'],
    ['NORTH_INDIA', 'Dasara', 'FESTIVAL_VIJAYADASHAMI'],
    ['NORTH_INDIA', 'rakhi', 'FESTIVAL_RAKSHA_BANDHAN'],
    ['NORTH_INDIA', 'festival-holi', 'FESTIVAL_HOLI'],
    ['NORTH_INDIA', 'onam', 'FESTIVAL_ONAM'],
    ['NORTH_INDIA', 'pongal', 'FESTIVAL_PONGAL'],
    ['IN-WB', 'mahalaya', 'FESTIVAL_MAHALAYA_BENGAL'],
    ['NORTH_INDIA', 'Buddha Jayanti', 'FESTIVAL_BUDDHA_PURNIMA'],
  ])('in %s %s is %s', (chain, text, code) => {
    expect(resolve(chain, text)).toMatchObject({ kind: 'one', match: { code } });
  });

  test('of the ways of keeping it that of the observance itself comes first', () => {
    const resolution = resolve('NORTH_INDIA', 'Krishna Janmashtami');
    expect(resolution).toMatchObject({ kind: 'one', match: { code: 'FESTIVAL_JANMASHTAMI_SMARTA' } });
    expect(resolution.kind === 'one' && resolution.variants.map(({ code }) => code)).toContain(
      'FESTIVAL_JANMASHTAMI_VAISHNAVA',
    );
  });
});

test('a name of several observances lists them', () => {
  const resolution = resolve('NEPAL', 'Fagu Purnima');
  expect(resolution.kind === 'several' && resolution.matches.map(({ code }) => code)).toEqual([
    'FESTIVAL_FAGU_PURNIMA_HILL',
    'FESTIVAL_FAGU_PURNIMA_TERAI',
  ]);
});

test.each(['raksha bandhun', 'Chhath', 'FESTIVAL_GANESH_CHATURTI'])(
  '%s is no name, but near to some',
  (text) => {
    const resolution = resolve('NORTH_INDIA', text);
    expect(resolution.kind === 'none' ? resolution.near.length : 0).toBeGreaterThan(0);
  },
);

test('nothing is near to a text without sense', () => {
  expect(resolve('NORTH_INDIA', 'zzzqqq')).toEqual({ kind: 'none', near: [] });
});
