// The dashboard: shows who is signed in their account, and everybody else the door.

import { render } from 'preact';
import { Dashboard } from './dashboard.tsx';
import { textStore } from './state/text-store.ts';
import { applyTheme, storedTheme } from './state/theme.ts';

const session = textStore(() => sessionStorage);
const settings = textStore(() => localStorage);

applyTheme(storedTheme(settings), document.documentElement, settings);
const root = document.getElementById('dashboard');
if (root !== null) render(<Dashboard session={session} settings={settings} />, root);
