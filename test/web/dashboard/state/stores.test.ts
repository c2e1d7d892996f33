import { expect, test } from 'vitest';
import { keepKey, keptKey } from '../../../../web/dashboard/state/session.ts';
import { textStore } from '../../../../web/dashboard/state/text-store.ts';
import { keptTheme, themeOf } from '../../../../web/dashboard/state/theme.ts';

test('where pages may keep nothing, texts are kept as long as the page is open', () => {
  const store = textStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(keptKey(store)).toBeUndefined();
  keepKey(store, 'nir_key');
  expect(keptKey(store)).toBe('nir_key');
  keepKey(store, undefined);
  expect(keptKey(store)).toBeUndefined();
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
    keptTheme(textStore(() => ({ getItem: () => 'dark', setItem: () => {}, removeItem: () => {} }))),
  ).toBe('dark');
});
