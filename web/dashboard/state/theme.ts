// Light, dark, or as the system has it.

import type { TextStore } from './text-store.ts';

/** Themes in the order in which they are offered. */
export const themes = { auto: 'As the system', light: 'Light', dark: 'Dark' } as const;

/** A theme. */
export type Theme = keyof typeof themes;

const name = 'nirnaya.theme';

/** The theme that a text names; `auto` where it names none. */
export const themeOf = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'auto');

/** The theme that was chosen before. */
export const storedTheme = (store: TextStore): Theme => themeOf(store.getItem(name));

/** Shows a theme and keeps it. */
export function applyTheme(theme: Theme, root: HTMLElement, store: TextStore): void {
  if (theme === 'auto') {
    delete root.dataset.theme;
    store.removeItem(name);
  } else {
    root.dataset.theme = theme;
    store.setItem(name, theme);
  }
}
