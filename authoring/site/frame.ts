// The frame of every page: its head, the navigation, its foot.

import { type Html, html } from '@nirnaya/explain/markup';
import { pages } from './paths.ts';

/** A page: its file, its title, and what is on it. */
export interface Page {
  readonly file: string;
  readonly title: string;
  readonly body: Html;
}

const navigation: readonly (readonly [file: string, label: string])[] = [
  [pages.home, 'Nirnaya'],
  [pages.rules, 'Rules'],
  [pages.months, 'By month'],
  [pages.tags, 'By tag'],
  [pages.lands, 'Lands'],
  [pages.kalas, 'Kalas'],
  [pages.tables, 'Tables'],
  [pages.calendars, 'Calendars'],
  [pages.works, 'Works'],
  [pages.language, 'Language'],
  [pages.grammar, 'Grammar'],
  [pages.diagnostics, 'Diagnostics'],
];

/** The whole text of a page. */
export function framed({ title, body }: Page, foot: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
<script src="narrow.js" defer></script>
</head>
<body>
<nav>${navigation.map(([file, label]) => html`<a href="${file}">${label}</a>`)}</nav>
<main>
${body}
</main>
<footer>${foot}</footer>
</body>
</html>
`.html;
}
