// The page of what a device cannot compute: other pages, other places and languages, years beyond its sky.

import type { Location } from '@nirnaya/app/places';
import { dayHref, renderPage, type Site } from '@nirnaya/web/pages';
import type { PageLanguageCode } from '@nirnaya/web/words';
import type { Made } from '../pages/site/making.ts';
import { pagePlace } from '../pages/site/places.ts';

/** What a device can compute. */
interface Stored {
  readonly places: readonly Location[];
  readonly language: PageLanguageCode;
}

/** The page. It leads to places that are stored. */
export function notHere(site: Site, { places, language }: Stored): Made {
  const { words } = site;
  const instead = places.map((place) => {
    const { slug, name } = pagePlace(place, words);
    return { href: dayHref(language, slug), label: name };
  });
  const message = words.say('offline.notHere');
  const html = renderPage.error(site, { status: 504, message, language: words.code, instead });
  return { kind: 'html', status: 504, html };
}
