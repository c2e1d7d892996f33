// The search for a place, and the places that are often looked up.

import { Document, type PagePlace, Panel, PlaceForm, type Site } from '../design/parts/index.ts';
import { dayHref } from './slugs.ts';

/** A place in a list. */
export interface ListedPlace extends PagePlace {
  /** where it is: land and state, as codes of ISO 3166 */
  readonly where: string;
}

/** What the page of places is made of. */
export interface PlacesData {
  /** what was searched for; undefined where nothing was */
  readonly query: string | undefined;
  readonly matches: readonly ListedPlace[];
  readonly often: readonly ListedPlace[];
}

/** The page of places. */
export function PlacesPage({ site, data }: { readonly site: Site; readonly data: PlacesData }) {
  const { words } = site;
  const { query, matches, often } = data;
  return (
    <Document
      site={site}
      title={words.say('place.title')}
      description={words.say('place.search')}
      addressIn={(code) => `/${code}/places`}
      current="places"
      unlisted={query !== undefined}
    >
      <div class="column">
        <h1>{words.say('place.title')}</h1>
        <PlaceForm words={words} id="top" query={query ?? ''} />
        {query === undefined ? null : (
          <Panel id="found" title={words.say('place.found', { query })}>
            {matches.length === 0 ? (
              <p>{words.say('place.none', { query })}</p>
            ) : (
              <PlaceList site={site} places={matches} />
            )}
          </Panel>
        )}
        <Panel id="often" title={words.say('place.often')} quiet>
          <PlaceList site={site} places={often} />
        </Panel>
      </div>
    </Document>
  );
}

const PlaceList = ({
  site: { words },
  places,
}: {
  readonly site: Site;
  readonly places: readonly ListedPlace[];
}) => (
  <ul class="places">
    {places.map((place) => (
      <li key={place.slug}>
        <a href={dayHref(words.code, place.slug)}>
          <bdi>{place.name}</bdi> <span class="quiet">{place.where}</span>
        </a>
      </li>
    ))}
  </ul>
);
