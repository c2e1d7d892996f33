// A search for places, within any other form or by itself.

import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Place, PlaceMatches } from '../api/answers.ts';
import { placedErrors } from '../api/field-errors.ts';
import { counted } from '../format/instants.ts';
import { Problem } from '../parts/problem.tsx';
import { useDesk } from '../state/desk.ts';
import { useAction } from '../state/use-action.ts';

interface PlaceSearchProps {
  /** what can be done with a place found */
  readonly action: (place: Place) => ComponentChildren;
}

/** The search. It is no form, so that it may stand in one: Enter in its field searches, and sends nothing else. */
export function PlaceSearch({ action }: PlaceSearchProps) {
  const id = useId();
  const { api, announce } = useDesk();
  const { run, isBusy, failure } = useAction();
  const [text, setText] = useState('');
  const [matches, setMatches] = useState<PlaceMatches>();
  const { byField, rest } = placedErrors(failure?.errors ?? [], ['q']);
  const error = byField.get('q');
  const search = () =>
    run(async () => {
      const answer = await api.searchPlaces(text.trim());
      setMatches(answer);
      announce(answer.count === 0 ? 'No place was found.' : `${counted(answer.count, 'place')} found.`);
    });
  return (
    <search class="search">
      <div class="field">
        <label for={id}>Place</label>
        <div class="joined">
          <input
            id={id}
            type="search"
            value={text}
            autoComplete="off"
            placeholder="Dwarka, Kashi, काशी"
            aria-invalid={error === undefined ? undefined : 'true'}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              search();
            }}
          />
          <button type="button" aria-disabled={isBusy} onClick={search}>
            Search
          </button>
        </div>
        {error !== undefined && (
          <p class="error" id={`${id}-error`}>
            Place {error}
          </p>
        )}
      </div>
      {failure !== undefined && (error === undefined || rest.length > 0) && (
        <Problem failure={failure} errors={rest} />
      )}
      {matches !== undefined && <Matches matches={matches} action={action} />}
    </search>
  );
}

function Matches({ matches, action }: PlaceSearchProps & { readonly matches: PlaceMatches }) {
  if (matches.count === 0) return <p class="empty">No place is called “{matches.query}”, or nearly so.</p>;
  return (
    <ul class="places">
      {matches.locations.map((place) => (
        <li key={place.id}>
          <span>
            <b>{place.name_en}</b>{' '}
            {place.name_native !== null && place.name_native !== place.name_en && (
              <span>{place.name_native}</span>
            )}
            <br />
            <span class="quiet">
              {place.subdivision_code ?? place.country_code} · {place.timezone} · {degrees(place)} · id{' '}
              <code>{place.id}</code>
            </span>
          </span>
          {action(place)}
        </li>
      ))}
    </ul>
  );
}

const degrees = ({ latitude, longitude }: Place): string =>
  `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;
