// The page of the map of a date, and its drawing as a picture.

import { type MapTexts, mapKeysOf, mapPictureOf } from '@nirnaya/app/map';
import { type Location, locations } from '@nirnaya/app/places';
import { type Picture, svgOf } from '@nirnaya/explain/pictures';
import { dateWords, festivalSlug, mapHref, renderPage } from '@nirnaya/web/pages';
import type { Words } from '@nirnaya/web/words';
import { pngOf } from '../../pictures/index.ts';
import type { MapAddress } from './address.ts';
import { previewWidth } from './festival.ts';
import type { Made, Making } from './making.ts';
import { pagePlace, placeOfSlug, placeSlug, usualPlace } from './places.ts';

/** Makes the page, or its drawing. Throws `Refusal` for what there is not. */
export function mapPage({ service, ask, site }: Making, address: MapAddress): Made {
  const { words } = site;
  const { language, name, year, place: slug, tradition, date, area } = address;
  const location = slug === undefined ? usualPlace : placeOfSlug(service, slug);
  const at = { location_id: String(location.id), tradition, lang: language };
  const when = date === undefined ? { year } : { date };
  const map = ask('festivalMap', { ...at, festival: name, ...when, area });
  const isCanonical =
    name === festivalSlug(map.code) &&
    map.date.startsWith(year) &&
    (slug === undefined || slug === placeSlug(location));
  if (!isCanonical && address.form === 'page')
    return {
      kind: 'moved',
      location: mapHref({
        language,
        code: map.code,
        year: Number(map.date.slice(0, 4)),
        place: slug === undefined ? undefined : placeSlug(location),
        tradition,
        date,
        area,
      }),
    };
  const texts = mapTexts(words);
  const title = words.say('map.titleOf', { name: map.name, year });
  const picture = (isPart: boolean): Picture =>
    mapPictureOf(map, {
      frame: { width: address.form === 'png' ? previewWidth : 960, theme: 'light', title: [title] },
      texts,
      isPart,
    });
  if (address.form === 'png') return { kind: 'png', png: pngOf(picture(false)) };
  if (address.form === 'svg') return { kind: 'svg', svg: svgOf(picture(false)) };
  return {
    kind: 'html',
    status: 200,
    html: renderPage.map(site, {
      place: pagePlace(location, words),
      isPlaceNamed: slug !== undefined,
      tradition,
      map,
      name: map.name,
      year: Number(map.date.slice(0, 4)),
      isOfDate: date !== undefined,
      drawing: svgOf(picture(true), { isPart: true }),
      keys: mapKeysOf(map),
      places: new Map([...locations].map(([id, one]) => [id, pagePlace(one, words)])),
    }),
  };
}

/** The words of a map in the language of a page. */
export const mapTexts = (words: Words): MapTexts => ({
  date: (iso, length) => dateWords(words, iso, length === 'short' ? 'day' : 'full'),
  range: (first, last) => `${first} – ${last}`,
  kind: (kind) => words.say(`map.${kind}`),
  place: (location: Location) => pagePlace(location, words).name,
});
