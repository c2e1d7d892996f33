import { expect, test } from 'vitest';
import { keepKey, storedKey } from '../../../../web/dashboard/state/session.ts';
import { textStore } from '../../../../web/dashboard/state/text-store.ts';
import { storedTheme, themeOf } from '../../../../web/dashboard/state/theme.ts';

test('where pages may keep nothing, texts are kept as long as the page is open', () => {
  const store = textStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storedKey(store)).toBeUndefined();
  keepKey(store, 'nir_key');
  expect(storedKey(store)).toBe('nir_key');
  keepKey(store, undefined);
  expect(storedKey(store)).toBeUndefined();
});

test('a theme that is none is that of the system', () => {
  expect(['light', 'dark', 'auto', 'blue', null].map(themeOf)).toEqual([
    'light',
    'dark',
    'auto',
    'auto',
    'auto',
  ]);
  expect(
    storedTheme(textStore(() => ({ getItem: () => 'dark', setItem: () => {}, removeItem: () => {} }))),
  ).toBe('dark');
});
