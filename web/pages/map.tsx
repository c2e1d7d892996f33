// The map of a date: where on Earth an observance has which date, drawn and as a list, and why on each side.

import { Document, Foreign, type PagePlace, Pager, Panel, type Site } from '../design/parts/index.ts';
import { dateText } from '../format/index.ts';
import type { PageLanguageCode, Words } from '../words/index.ts';
import type { AnswerOf } from './answers.ts';
import { festivalHref, mapHref, previewHref } from './slugs.ts';

type FestivalMap = AnswerOf<'festivalMap'>;
type Region = FestivalMap['features'][number]['properties'];
type Area = FestivalMap['area'];

/** What the page of a map is made of. */
export interface MapData {
  readonly place: PagePlace;
  /** whether the address names the place */
  readonly isPlaceNamed: boolean;
  readonly tradition: string | undefined;
  readonly map: FestivalMap;
  /** what the observance is called in the language of the page */
  readonly name: string;
  readonly year: number;
  /** whether the address names a date */
  readonly isOfDate: boolean;
  /** SVG */
  readonly drawing: string;
  /** how each region is painted in the drawing, in their order: a class, and the id of a pattern */
  readonly keys: readonly { readonly paint: string; readonly hatch: string | undefined }[];
  /** curated places by their ids */
  readonly places: ReadonlyMap<number, PagePlace>;
}

interface PartProps {
  readonly words: Words;
  readonly data: MapData;
}

const areas = ['world', 'india'] as const satisfies readonly Area[];

/** The page of a map. */
export function MapPage({ site, data }: { readonly site: Site; readonly data: MapData }) {
  const { words } = site;
  const { map, name, year, place } = data;
  const title = words.say('map.titleOf', { name, year });
  const href = (language: PageLanguageCode, area: Area = map.area) =>
    mapHref({ ...address(data), language, area });
  return (
    <Document
      site={site}
      title={title}
      description={words.say('map.description', { name, year })}
      addressIn={href}
      place={place}
      preview={previewHref(pictureHref(words, data))}
    >
      <article class="map-page">
        <header class="festival-head">
          <h1>{title}</h1>
          <p class="lead">{words.say('map.lead', { place: place.name })}</p>
          <nav class="tabs" aria-label={words.say('map.name')}>
            {areas.map((area) => (
              <a
                key={area}
                href={href(words.code, area)}
                aria-current={area === map.area ? 'page' : undefined}
              >
                {words.say(`map.${area}`)}
              </a>
            ))}
          </nav>
          <Pager
            label={title}
            before={{
              href: mapHref({ ...address(data), language: words.code, year: year - 1, date: undefined }),
              label: String(year - 1),
            }}
            middle={{
              href: festivalHref({ ...address(data), language: words.code }),
              label: words.say('map.back', { name }),
            }}
            after={{
              href: mapHref({ ...address(data), language: words.code, year: year + 1, date: undefined }),
              label: String(year + 1),
            }}
          />
        </header>
        <figure class={`decision map map-${map.area}`} aria-labelledby="drawn">
          <h2 id="drawn">{words.say('map.drawn', { name })}</h2>
          {/* Made by explain/pictures, which escapes what it writes. What it shows is in the list below. */}
          <div class="map-drawing" dangerouslySetInnerHTML={{ __html: data.drawing }} />
          <figcaption>
            <ul class="map-legend">
              {map.features.map(({ properties }, i) => (
                <li key={i}>
                  <Key data={data} at={i} />
                  <a href={`#region-${i}`}>{meaning(words, properties)}</a>
                </li>
              ))}
            </ul>
            <p class="quiet">
              {words.say('map.note', { degrees: map.cell_degrees })}{' '}
              <a href={pictureHref(words, data)}>{words.say('map.file')}</a>
            </p>
          </figcaption>
        </figure>
        <div class="map-regions">
          {map.features.map(({ properties }, i) => (
            <RegionPanel key={i} words={words} data={data} region={properties} at={i} />
          ))}
        </div>
      </article>
    </Document>
  );
}

const address = ({ map, year, place, isPlaceNamed, tradition, isOfDate }: MapData) => ({
  code: map.code,
  year,
  place: isPlaceNamed ? place.slug : undefined,
  tradition,
  date: isOfDate ? map.date : undefined,
});

const pictureHref = (words: Words, data: MapData): string =>
  mapHref({ ...address(data), language: words.code, area: data.map.area }).replace(
    /(\/\d{4})(\?|$)/,
    '$1.svg$2',
  );

function meaning(words: Words, { kind, date, end_date: last }: Region): string {
  if (kind !== 'decided' || date === null) return words.say(`map.${kind === 'decided' ? 'undecided' : kind}`);
  const first = dateText(words, date, 'full');
  return last === null || last === date
    ? first
    : `${first} ${words.say('festival.to', { date: dateText(words, last, 'long') })}`;
}

// The colour and the pattern of a region, as in the drawing.
function Key({ data, at }: { readonly data: MapData; readonly at: number }) {
  const { paint, hatch } = data.keys[at] ?? {};
  return (
    <svg class="map-key" viewBox="0 0 30 18" width="30" height="18" aria-hidden="true">
      <rect class={paint} width="30" height="18" />
      {hatch === undefined ? null : <rect fill={`url(#${hatch})`} width="30" height="18" />}
    </svg>
  );
}

function RegionPanel({
  words,
  data,
  region,
  at,
}: PartProps & { readonly region: Region; readonly at: number }) {
  const { share, places, reason } = region;
  const probe = reason.at.id === null ? undefined : data.places.get(reason.at.id);
  const where =
    probe?.name ??
    reason.at.name_en ??
    `${degrees(reason.at.lat, 'N', 'S')} ${degrees(reason.at.lon, 'E', 'W')}`;
  return (
    <Panel id={`region-${at}`} title={meaning(words, region)}>
      <p class="quiet">
        <Key data={data} at={at} /> {words.say('map.share', { share: shareText(share) })}
      </p>
      <h3 class="facts-head">{words.say('map.why', { place: isolated(where) })}</h3>
      <p>
        <Foreign lang={words.sentences}>{reason.text}</Foreign>
      </p>
      {places.length === 0 ? null : (
        <>
          <h3 class="facts-head">{words.say('map.places')}</h3>
          <ul class="map-places">
            {places.map(({ id, name_en: name }) => {
              const place = id === null ? undefined : data.places.get(id);
              return (
                <li key={name}>
                  {place === undefined ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <a
                      href={festivalHref({
                        ...address(data),
                        language: words.code,
                        place: place.slug,
                        date: region.date ?? undefined,
                      })}
                    >
                      <bdi>{place.name}</bdi>
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Panel>
  );
}

// A name in another direction than the sentence around it keeps its own.
const isolated = (text: string): string => `\u2068${text}\u2069`;

const shareText = (share: number): string => {
  const percent = share * 100;
  if (percent < 0.1) return '< 0.1';
  return percent >= 10 ? String(Math.round(percent)) : percent.toFixed(1);
};

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(Math.round(value * 10) / 10)}° ${value < 0 ? negative : positive}`;
