// Looks for places, for the id that every operation takes.

import { useState } from 'preact/hooks';
import type { Place } from '../api/answers.ts';
import { Heading } from '../parts/heading.tsx';
import { copied } from '../state/copied.ts';
import { useDesk } from '../state/desk.ts';
import { PlaceSearch } from './place-search.tsx';

/** The view. */
export function PlacesView() {
  const { announce } = useDesk();
  const [copiedId, setCopiedId] = useState<number>();
  const copy = async ({ id, name_en }: Place): Promise<void> => {
    const isCopied = await copied(String(id));
    if (isCopied) setCopiedId(id);
    announce(isCopied ? `The id of ${name_en}, ${id}, was copied.` : `The id of ${name_en} is ${id}.`);
  };
  return (
    <>
      <Heading text="Places" />
      <p class="quiet">
        Any spelling, any script. The id is <code>location_id</code> of every operation. A search counts as
        one request.
      </p>
      <section class="card">
        <PlaceSearch
          action={(place) => (
            <button type="button" onClick={() => copy(place)}>
              {copiedId === place.id ? 'Copied' : 'Copy id'}
              <span class="unseen"> of {place.name_en}</span>
            </button>
          )}
        />
      </section>
    </>
  );
}
