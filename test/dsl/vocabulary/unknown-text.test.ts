// What a person reads who names something that there is not.

import { describe, expect, it } from 'vitest';
import { unknownText } from '../../../dsl/vocabulary/unknown-text.ts';

const plans = ['free', 'pro'];

describe('an unknown name', () => {
  it('is answered with the nearest known one, then with all', () => {
    expect(unknownText({ what: 'plan', text: 'fre', known: plans })).toBe(
      'unknown plan "fre"; did you mean free? Known plans are free, pro',
    );
  });

  it('that is near to none is answered with all', () => {
    expect(unknownText({ what: 'plan', text: 'enterprise', known: plans })).toBe(
      'unknown plan "enterprise"; known plans are free, pro',
    );
  });

  it('is answered with what it may mean where the caller knows better', () => {
    expect(unknownText({ what: 'plan', text: 'fre', known: plans, near: ['pro', 'free'] })).toBe(
      'unknown plan "fre"; did you mean pro or free? Known plans are free, pro',
    );
    expect(unknownText({ what: 'plan', text: 'fre', known: plans, near: [] })).toBe(
      'unknown plan "fre"; known plans are free, pro',
    );
  });

  it('says so where nothing is known, in the plural of what is meant', () => {
    expect(unknownText({ what: 'city', plural: 'cities', text: 'Kashi', known: [] })).toBe(
      'unknown city "Kashi"; there are no cities',
    );
  });

  it('is cut after 60 characters, and shown with quotes and control characters escaped', () => {
    const shown = (text: string): string => unknownText({ what: 'plan', text, known: [] });
    expect(shown('x'.repeat(60))).toBe(`unknown plan "${'x'.repeat(60)}"; there are no plans`);
    expect(shown('x'.repeat(61))).toBe(`unknown plan "${'x'.repeat(60)}..."; there are no plans`);
    expect(shown('a "b"\n')).toBe('unknown plan "a \\"b\\"\\n"; there are no plans');
  });
});
