import { describe, expect, test } from 'vitest';
import { classifiedOf } from '../../../app/festivals/classified.ts';
import { festivalItem } from '../../../contract/festivals/festival.ts';
import { classifications } from '../../../dsl/vocabulary/classifications.ts';
import { compileRules, rule } from '../../compiler/language-bench.ts';

const classified = Object.entries(classifications);

const observe = '    observe: Gregorian 1 May';

describe.each(classified)('%s', (field, { words, answer }) => {
  test('is shown as a rule states it, and null where it states none', () => {
    const stated = words.map((word) =>
      rule(`FESTIVAL_${word.toUpperCase()}`, `    ${field}: ${word}\n${observe}`),
    );
    const { rules } = compileRules([...stated, rule('FESTIVAL_PLAIN', observe)].join(''));
    const shown = (code: string): unknown => {
      const one = rules.get(code);
      return one && classifiedOf(one)[field as keyof typeof classifications];
    };
    expect(words.map((word) => shown(`FESTIVAL_${word.toUpperCase()}`))).toEqual(words);
    expect(shown('FESTIVAL_PLAIN')).toBeNull();
  });

  test('may have no other word', () => {
    expect(() => compileRules(rule('FESTIVAL_A', `    ${field}: unheard_of\n${observe}`))).toThrow(words[0]);
  });

  test('is described for those who read answers', () => {
    const shape = festivalItem.shape[field as keyof typeof classifications];
    expect(shape.description).toBe(`${answer}; null if not stated`);
    expect([...words, null].every((word) => shape.safeParse(word).success)).toBe(true);
    expect(shape.safeParse('unheard_of').success).toBe(false);
  });
});
