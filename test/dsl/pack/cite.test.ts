import { expect, test } from 'vitest';
import { cites } from '../../../dsl/pack/cite.ts';

const cited = { work: 'dharmasindhu', level: 'VERIFIED' };

test.each([
  [cited, 'dharmasindhu (VERIFIED)'],
  [{ ...cited, place: '2.3' }, 'dharmasindhu 2.3 (VERIFIED)'],
  [{ ...cited, says: 'the earlier of two' }, 'dharmasindhu (VERIFIED): the earlier of two'],
  [
    { ...cited, place: '2.3', says: 'the earlier of two', note: 'a later hand' },
    'dharmasindhu 2.3 (VERIFIED): the earlier of two; note: a later hand',
  ],
  [
    { work: 'government_list', level: 'INFERRED', fits: { matched: 23, of: 24 }, note: 'read off dates' },
    'government_list (INFERRED, 23 of 24): note: read off dates',
  ],
])('%j is shown as %s', (one, text) => expect(cites.shown?.(one as never)).toBe(text));
