// How much of its quota each key has used this month.

import type { ListedKey, Overview } from '../api/answers.ts';
import { percentOf, usedText } from '../format/instants.ts';
import { Instant } from '../parts/instant.tsx';

/** Keys with the most use are shown; more than these are counted. */
const shown = 8;

interface QuotaProps {
  readonly overview: Overview;
  /** valid keys of the account */
  readonly keys: readonly ListedKey[];
}

/** The panel. */
export function Quota({ overview: { usage, limits, key }, keys: valid }: QuotaProps) {
  const limit = limits.requests_per_month;
  const keys = [...valid].sort((a, b) => b.used - a.used);
  const more = keys.length - shown;
  return (
    <section class="card">
      <h2>Quota of {usage.month}</h2>
      <p class="quiet">
        Begins again on <Instant at={usage.resets_at} />. Looking after keys and webhooks costs nothing of it.
      </p>
      <ul class="plain">
        {keys.slice(0, shown).map(({ id, name, used }) => (
          <li key={id} class="meter">
            <span>
              {id === key.id ? <b>{name}</b> : name}
              {id === key.id && ' (this key)'}
            </span>
            <span class="number">{usedText(used, limit)}</span>
            {limit !== null && (
              <meter
                min={0}
                max={100}
                low={75}
                high={90}
                optimum={0}
                value={percentOf(used, limit)}
                aria-label={name}
              >
                {percentOf(used, limit)} %
              </meter>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p class="quiet">And {more} more.</p>}
    </section>
  );
}
