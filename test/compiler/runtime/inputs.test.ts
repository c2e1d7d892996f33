import { describe, expect, test } from 'vitest';
import type { RuleInput } from '../../../compiler/front/check/scope.ts';
import { hasInputs, inputText, inputValue, valuesOf } from '../../../compiler/runtime/inputs.ts';
import { vocabularyWith } from '../../../dsl/vocabulary/vocabulary.ts';

const input = (kind: RuleInput['kind'], optional = false, texts?: readonly string[]): RuleInput =>
  ({ name: 'a', kind, optional, texts }) as unknown as RuleInput;
const way = input('text', false, ['FORWARD', 'BACKWARD']);
const words = vocabularyWith([]);

describe('the values that an input may have', () => {
  test.each([
    ['a weekday', input('weekday'), [0, 1, 2, 3, 4, 5, 6]],
    ['a weekday that may be left out', input('weekday', true), [undefined, 0, 1, 2, 3, 4, 5, 6]],
    ['a text', way, ['FORWARD', 'BACKWARD']],
    ['a number: no end of them', input('number'), undefined],
    ['a number that may be left out', input('number', true), [undefined]],
  ])('of %s', (_, of, values) => expect(valuesOf(of)).toEqual(values));
});

describe('an input from a text', () => {
  test.each([
    [way, 'FORWARD', 'FORWARD'],
    [way, 'SIDEWAYS', undefined],
    [input('number'), '12.5', 12.5],
    [input('number'), ' ', undefined],
    [input('number'), 'twelve', undefined],
    [input('nakshatra'), 'Hasta', 12],
    [input('nakshatra'), 'Nowhere', undefined],
    // One of two stars.
    [input('nakshatra'), 'Phalguni', undefined],
  ])('%j: %s', (of, text, value) => expect(inputValue(of, text, words)).toBe(value));
});

describe('inputs that are given', () => {
  test('suffice where each is of its kind', () => {
    expect(hasInputs('A', [input('rashi')], { a: 11 }, true)).toBe(true);
    expect(hasInputs('A', [way], { a: 'FORWARD' }, true)).toBe(true);
    expect(hasInputs('A', [input('rashi', true)], {}, true)).toBe(true);
    expect(hasInputs('A', [input('rashi')], {}, false)).toBe(false);
  });

  test.each([
    [input('rashi'), {}, 'A needs the input a, a rashi'],
    [input('rashi'), { a: 12 }, 'the input a of A is a rashi from 0 to 11, found 12'],
    [input('rashi'), { a: 'Mesha' }, 'the input a of A is a rashi from 0 to 11, found Mesha'],
    [input('number'), { a: Number.POSITIVE_INFINITY }, 'the input a of A is a number, found Infinity'],
    [way, { a: 'SIDEWAYS' }, 'the input a of A is one of FORWARD, BACKWARD, found SIDEWAYS'],
  ])('are refused where one is not: %j %j', (of, given, message) => {
    expect(() => hasInputs('A', [of], given, true)).toThrow(new RangeError(message));
  });

  test('are named by their kind', () => {
    expect(inputText(way)).toBe('one of FORWARD, BACKWARD');
    expect(inputText(input('tithi'))).toBe('a tithi');
  });
});
