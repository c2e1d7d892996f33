// One delivery: what became of it, every attempt, what was sent.

import type { Delivery } from '../api/answers.ts';
import { counted } from '../format/instants.ts';
import { Badge } from '../parts/badge.tsx';
import { Instant } from '../parts/instant.tsx';
import { Problem } from '../parts/problem.tsx';
import { Scrolled } from '../parts/scrolled.tsx';
import { useAction } from '../state/use-action.ts';

interface DeliveryCardProps {
  readonly of: Delivery;
  /** sends it again; undefined where the webhook is disabled */
  readonly resend: ((delivery: Delivery) => Promise<void>) | undefined;
}

/** A delivery. */
export function DeliveryCard({ of: delivery, resend }: DeliveryCardProps) {
  const { run, isBusy, failure } = useAction();
  const { kind, status, event_id, created_at, next_attempt_at, attempts, event } = delivery;
  return (
    <li class="delivery">
      <h3>
        <code>{kind}</code> <Badge state={status} />
      </h3>
      <p class="quiet">
        <Instant at={created_at} /> · {counted(attempts.length, 'attempt')}
        {next_attempt_at !== null && (
          <>
            {' '}
            · next <Instant at={next_attempt_at} />
          </>
        )}
      </p>
      <details>
        <summary>
          Attempts and body<span class="unseen"> of {event_id}</span>
        </summary>
        <p>
          Event <code>{event_id}</code>
        </p>
        <ol class="attempts">
          {attempts.map((attempt) => (
            <li key={attempt.at}>
              <Instant at={attempt.at} />: {attempt.status ?? 'no answer'}, {attempt.duration_ms} ms
              {attempt.note !== '' && <span class="quiet"> {attempt.note}</span>}
            </li>
          ))}
        </ol>
        <Scrolled label={`Body of ${event_id}`}>
          <pre>{JSON.stringify(event, null, 2)}</pre>
        </Scrolled>
      </details>
      {failure !== undefined && <Problem failure={failure} />}
      {resend !== undefined && (
        <p class="buttons">
          <button type="button" aria-disabled={isBusy} onClick={() => run(() => resend(delivery))}>
            Resend<span class="unseen"> {event_id}</span>
          </button>
        </p>
      )}
    </li>
  );
}
