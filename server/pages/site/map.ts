// The page of the map of a date, and its drawing as a picture.

import { mapKeysOf, mapPictureOf } from '@nirnaya/app/map';
import { locations } from '@nirnaya/app/places';
import { type Picture, svgOf } from '@nirnaya/explain/pictures';
import { festivalSlug, mapHref, renderPage } from '@nirnaya/web/pages';
import { mapWords, pngOf } from '../../pictures/index.ts';
import type { MapAddress } from './address.ts';
import { previewWidth } from './festival.ts';
import type { Made, Making } from './making.ts';
import { addressedPlace, pagePlace, placeSlug } from './places.ts';

/** Makes the page, or its drawing. Throws `Refusal` for what there is not. */
export function mapPage({ service, ask, site }: Making, address: MapAddress): Made {
  const { words } = site;
  const { language, name, year, place: slug, tradition, date, area } = address;
  const location = addressedPlace(service, slug);
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
  const texts = mapWords(words, (one) => pagePlace(one, words).name);
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
