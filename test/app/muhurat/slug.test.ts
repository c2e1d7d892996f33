import { expect, test } from 'vitest';
import { idOf, slugOf } from '../../../app/muhurat/festival-named.ts';

test.each([
  ['Raksha Bandhan', 'raksha_bandhan'],
  ['raksha-bandhan', 'raksha_bandhan'],
  ['  RAKSHA  BANDHAN ', 'raksha_bandhan'],
  ['Rakṣābandhana', 'raksabandhana'],
  ['Mokshada Ekadashi (Smarta)', 'mokshada_ekadashi'],
  ['', ''],
])('%j is compared as %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('the id of a code leaves out its first word', () => {
  expect(idOf('FESTIVAL_MAHA_SHIVARATRI')).toBe('maha_shivaratri');
  expect(idOf('VRAT_KARWA_CHAUTH')).toBe('karwa_chauth');
});
