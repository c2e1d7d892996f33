// The switch between light, dark and as the system has it.

import { useState } from 'preact/hooks';
import type { TextStore } from '../state/text-store.ts';
import { applyTheme, storedTheme, themeOf, themes } from '../state/theme.ts';

/** The switch. */
export function ThemeSwitch({ store }: { readonly store: TextStore }) {
  const [theme, setTheme] = useState(() => storedTheme(store));
  return (
    <label class="theme">
      <span>Theme</span>
      <select
        value={theme}
        onChange={(event) => {
          const chosen = themeOf(event.currentTarget.value);
          applyTheme(chosen, document.documentElement, store);
          setTheme(chosen);
        }}
      >
        {Object.entries(themes).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
