// The map of a date, as GeoJSON and as a picture.

import { requestContext } from '@nirnaya/app/context';
import { daysToExplain, festivalRequested, variantNamed } from '@nirnaya/app/festivals';
import { festivalMapOf, mapPictureOf } from '@nirnaya/app/map';
import { ujjain } from '@nirnaya/app/places';
import { civilDayAt, invalidParameters } from '@nirnaya/app/requests';
import type { festivalMap, mapPictureContent, mapThemes } from '@nirnaya/contract/festivals';
import { mapWidth } from '@nirnaya/contract/festivals';
import type { Operations } from '@nirnaya/contract/operations';
import type { z } from '@nirnaya/contract/schema';
import { type Picture, svgOf } from '@nirnaya/explain/pictures';
import { pageLanguage, wordsOf } from '@nirnaya/web/words';
import type { ComputeService } from '../compute/compute-service.ts';
import { mapWords, pngOf } from '../pictures/index.ts';
import { long, writtenAs } from './operation/handler.ts';

type Answer = z.output<typeof festivalMap>;
type Content = z.output<typeof mapPictureContent>;
type Query = z.output<z.ZodObject<Operations['festivalMap']['query']>>;
type PictureQuery = Query & {
  readonly theme?: (typeof mapThemes)[number] | undefined;
  readonly width?: number | undefined;
};

/** The operations on the map of a date. */
export const handlers = {
  ...long({ festivalMap: ({ service, query }) => mapOf(service, query) }),
  ...writtenAs('festivalMapSvg', {
    lane: 'long',
    respond: ({ service, query }) => contentOf(service, query),
    write: (content) => svgOf(pictureOf(content)),
  }),
  ...writtenAs('festivalMapPng', {
    lane: 'long',
    respond: ({ service, query }) => contentOf(service, query),
    write: (content) => pngOf(pictureOf(content)),
  }),
};

function mapOf(service: ComputeService, query: Query): Answer {
  const { date, year, festival, area = 'world', variant } = query;
  if (date !== undefined && year !== undefined)
    throw invalidParameters([{ field: 'year', message: 'cannot be combined with date; send one of them' }]);
  const named = festivalRequested(service, requestContext(service, query, ujjain), festival, query);
  const { context } = named;
  const key = variant === undefined ? named.variant : variantNamed(context.pack, named.rules[0], variant).key;
  const today = civilDayAt(service.now(), context.zone);
  const { rule, days } = daysToExplain({ ...named, variant: key }, { date, year }, today);
  return festivalMapOf(service, context, { rule, day: days[0], variant: key, area });
}

const contentOf = (service: ComputeService, query: PictureQuery): Content => ({
  ...mapOf(service, query),
  language: query.lang ?? 'en',
  width: query.width ?? mapWidth.usual,
  theme: query.theme ?? 'light',
});

function pictureOf(content: Content): Picture {
  const { width, theme, name, date, language } = content;
  return mapPictureOf(content, {
    frame: { width, theme, title: [`${name} ${date.slice(0, 4)}`] },
    // What pages have no words for is in English.
    texts: mapWords(wordsOf(pageLanguage(language)?.code ?? 'en'), (place) => place.name_en),
    isPart: false,
  });
}
