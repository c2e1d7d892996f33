// The place of a form: what is chosen, and a search for another.

import { useState } from 'preact/hooks';
import type { ChosenPlace } from '../api/chosen-place.ts';
import { useDesk } from '../state/desk.ts';
import { PlaceSearch } from './place-search.tsx';

interface PlaceChoiceProps {
  readonly place: ChosenPlace | undefined;
  /** what is said where none is chosen */
  readonly otherwise?: string;
  readonly choose: (place: ChosenPlace | undefined) => void;
}

/** The choice. */
export function PlaceChoice({ place, otherwise = 'none; the region gives it', choose }: PlaceChoiceProps) {
  const { announce } = useDesk();
  const [isOpen, setOpen] = useState(place === undefined);
  return (
    <div class="chosen">
      <p>
        Place: <b>{place === undefined ? otherwise : nameOf(place)}</b>
      </p>
      <p class="buttons">
        {!isOpen && (
          <button type="button" onClick={() => setOpen(true)}>
            {place === undefined ? 'Choose a place' : 'Choose another place'}
          </button>
        )}
        {place !== undefined && (
          <button
            type="button"
            onClick={() => {
              choose(undefined);
              setOpen(true);
              announce('No place is chosen.');
            }}
          >
            No place
          </button>
        )}
      </p>
      {isOpen && (
        <PlaceSearch
          action={({ id, name_en }) => (
            <button
              type="button"
              onClick={() => {
                choose({ location_id: id, name: name_en });
                announce(`${name_en} is chosen.`);
              }}
              aria-pressed={place?.location_id === id}
            >
              Choose<span class="unseen"> {name_en}</span>
            </button>
          )}
        />
      )}
    </div>
  );
}

function nameOf({ location_id, lat, lon, name }: ChosenPlace): string {
  if (location_id !== undefined)
    return name === undefined ? `id ${location_id}` : `${name} (id ${location_id})`;
  return `${lat}, ${lon}`;
}
