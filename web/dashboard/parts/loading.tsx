// What stands where something is being loaded, or could not be.

import type { ComponentChildren } from 'preact';
import type { Loaded } from '../state/use-loaded.ts';
import { Problem } from './problem.tsx';

interface LoadingProps<T> {
  readonly loaded: Loaded<T>;
  readonly children: (value: T) => ComponentChildren;
}

/** Shows what was loaded; before that, that it is being loaded, or why it could not be. */
export function Loading<T>({ loaded, children }: LoadingProps<T>) {
  const { value, failure, isLoading, reload } = loaded;
  return (
    <div class="loaded" aria-busy={isLoading}>
      {failure !== undefined && (
        <>
          <Problem failure={failure} />
          <p class="buttons">
            <button type="button" onClick={reload}>
              Try again
            </button>
          </p>
        </>
      )}
      {value !== undefined && children(value)}
      {value === undefined && failure === undefined && <p class="quiet">Loading…</p>}
    </div>
  );
}
