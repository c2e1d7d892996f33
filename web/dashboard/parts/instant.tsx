// An instant by the clock of the reader, exact for machines.

import { instantText } from '../format/instants.ts';

/** An instant of the API; null is shown as `otherwise`. */
export function Instant({
  at,
  otherwise = 'never',
}: {
  readonly at: string | null;
  readonly otherwise?: string;
}) {
  return at === null ? (
    <span class="quiet">{otherwise}</span>
  ) : (
    <time dateTime={at} title={at}>
      {instantText(at)}
    </time>
  );
}
