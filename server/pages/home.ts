// The page at the root, for people who open the address in a browser: the next festivals of New Delhi with
// their reasons, and where to go on. No scripts.

import { type Html, html } from '@nirnaya/explain/markup';
import type { RequestHandler } from 'express';
import type { Compute } from '../compute/compute.ts';
import type { FestivalSummary } from '../compute/tasks.ts';
import { addressOf } from '../http/address.ts';
import { pageStyle } from './style.ts';

/** Festivals shown. */
const shown = 10;

/** Answers `/` with a page where a page is preferred, and otherwise leaves it to the API. */
export function homePage(compute: Pick<Compute, 'run'>): RequestHandler {
  return async (request, response, next) => {
    response.vary('Accept');
    if (request.accepts(['json', 'html']) !== 'html') {
      next();
      return;
    }
    const { today, festivals } = await compute.run(
      'nextFestivals',
      { limit: shown },
      { caller: addressOf(request) },
    );
    const page = pageOf(today, festivals);
    response.type('html').send(page.html);
  };
}

function pageOf(today: string, festivals: readonly FestivalSummary[]): Html {
  const now = festivals.filter(({ date }) => date === today);
  const later = festivals.filter(({ date }) => date !== today);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nirnaya</title>
<link rel="icon" href="data:,">
<style>${{ html: pageStyle }}</style>
</head>
<body>
<h1>Nirnaya</h1>
<p class="quiet">The Hindu calendar as written decisions. Every date comes with the rule that decided it.</p>
<h2>New Delhi, today, ${today}</h2>
${now.length === 0 ? html`<p class="quiet">No observance today.</p>` : list(now)}
<h2>Next</h2>
${list(later)}
<h2>Ask</h2>
<p><a href="/v1/festivals?date=${today}&amp;location_id=2">Festivals of today</a> ·
<a href="/v1/festivals/year?year=${today.slice(0, 4)}&amp;location_id=2">of the year</a> ·
<a href="/v1/rules">Rules</a> · <a href="/v1/packs">Packs</a> ·
<a href="/dashboard">Dashboard</a> · <a href="/docs">Reference</a> · <a href="/openapi.json">OpenAPI</a> · <a href="/v1/health">Health</a></p>
</body>
</html>
`;
}

const list = (festivals: readonly FestivalSummary[]): Html => html`<ol>${festivals.map(entry)}</ol>`;

const entry = ({ code, date, name, reason }: FestivalSummary): Html => html`
<li><time datetime="${date}">${date}</time><a
 href="/v1/festivals/explain?date=${date}&amp;festival=${code}&amp;location_id=2">${name}</a>
<p>${reason}</p></li>`;
