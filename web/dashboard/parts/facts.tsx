// Pairs of a name and what it is.

import type { ComponentChildren } from 'preact';

/** Each fact: its name and what it is; what is undefined is left out. */
export function Facts({ of }: { readonly of: readonly (readonly [string, ComponentChildren])[] }) {
  return (
    <dl class="facts">
      {of.map(([name, what]) =>
        what === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
