import { describe, expect, it } from 'vitest';
import { attributesOf } from '../../../compiler/runtime/attributes.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { vocabularyWith } from '../../../dsl/vocabulary/vocabulary.ts';

const degrees = 'east_udaya: 11, east_asta: 12, west_udaya: 13, west_asta: 14';
const text = `pack: T
tables:
  nature: {Sunday: fierce, Monday: [mild, gentle], Tuesday: none, Wednesday: null, Noday: odd, Friday: {Sunday: deep}}
  list: [one, two]
  one: word
  lost:
    Mars: {measure: longitude, ${degrees}}
    Mercury: {measure: colour, ${degrees}}
    Jupiter: {measure: time, ${degrees.replace('14', '95')}}
    Venus: {measure: time, ${degrees.replace('14', '[14]')}}
    Saturn: {measure: depression, east_udaya: 11}
    Moon: 12
`;
const { document } = readPack(sourceFile('t.yaml', text));
const tables = new Map((document?.tables ?? []).map(({ name, value }) => [name, value]));
const attributes = attributesOf(tables, vocabularyWith([]));

describe('the tables of a chain', () => {
  it('have for each key what is written', () => {
    expect([...attributes.table('nature')]).toEqual([
      ['Sunday', ['fierce']],
      ['Monday', ['mild', 'gentle']],
      // A kind may be called so: that of a day without Panchak.
      ['Tuesday', ['none']],
      ['Wednesday', []],
      ['Noday', ['odd']],
      ['Friday', []],
    ]);
    expect(attributes.table('nature')).toBe(attributes.table('nature'));
  });

  it('have for each label of a kind the first of its values', () => {
    const natures = attributes.ofKind('nature', 'weekday');
    expect([natures[0], natures[1], natures[2], natures[3], natures[5]]).toEqual([
      'fierce',
      'mild',
      'none',
      undefined,
      undefined,
    ]);
    expect(attributes.ofKind('nature', 'weekday')).toBe(natures);
  });

  it.each(['list', 'one', 'not_there'])('%s has no keys', (name) => {
    expect(attributes.table(name).size).toBe(0);
    expect(attributes.ofKind(name, 'weekday')).toEqual([]);
  });
});

describe('by how many degrees a planet is lost in the light of the Sun', () => {
  it('is what the table has for it', () => {
    expect(attributes.visibilityRule('lost', 'Mars')).toEqual({
      measure: 'longitude',
      east: { udaya: 11, asta: 12 },
      west: { udaya: 13, asta: 14 },
    });
  });

  it.each(['Mercury', 'Jupiter', 'Venus', 'Saturn'] as const)(
    'is not known of %s, whose entry is no such rule',
    (planet) => {
      expect(attributes.visibilityRule('lost', planet)).toBeUndefined();
    },
  );

  it('is not known where there is no such table', () => {
    expect(attributes.visibilityRule('list', 'Mars')).toBeUndefined();
    expect(attributes.visibilityRule('not_there', 'Mars')).toBeUndefined();
    expect(attributes.visibilityRule('nature', 'Mars')).toBeUndefined();
  });
});
