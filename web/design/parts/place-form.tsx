// The search for a place: a form that works without scripts, and a button that asks the browser for its position.

import type { Words } from '../../words/index.ts';

/** The form that finds a place. `id` tells two on one page apart. */
export function PlaceForm({
  words,
  id,
  query = '',
}: {
  readonly words: Words;
  readonly id: string;
  readonly query?: string;
}) {
  return (
    <search>
      <form class="place-form" action={`/${words.code}/places`} method="get">
        <label for={`${id}-q`}>{words.say('place.search')}</label>
        <div class="field-row">
          <input
            id={`${id}-q`}
            type="search"
            name="q"
            value={query}
            required
            maxlength={80}
            autocomplete="address-level2"
            placeholder={words.say('place.hint')}
          />
          <button type="submit">{words.say('place.go')}</button>
        </div>
        <div class="here" hidden data-here={`/${words.code}/at`}>
          <button type="button" class="button-plain" aria-describedby={`${id}-note`}>
            {words.say('place.here')}
          </button>
          <p id={`${id}-note`} class="hint" data-failed={words.say('place.hereFailed')} role="status">
            {words.say('place.hereNote')}
          </p>
        </div>
      </form>
    </search>
  );
}
