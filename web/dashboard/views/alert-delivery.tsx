// How the days of alerts are delivered: to webhooks, and as a calendar feed.

import { fragmentOf } from '../route.ts';
import { useDesk } from '../state/desk.ts';
import { useLoaded } from '../state/use-loaded.ts';

/** The panel. */
export function AlertDelivery() {
  const { api } = useDesk();
  const { value, failure } = useLoaded(api.webhooks, [api]);
  const receivers = (value?.webhooks ?? []).filter(
    ({ kinds, status }) => status === 'enabled' && kinds.includes('alert.matched'),
  );
  return (
    <section class="card" aria-labelledby="delivery">
      <h2 id="delivery">Delivery</h2>
      <div class="columns">
        <div>
          <h3>Webhook</h3>
          <p>
            At the sunrise of a day that fits, an <code>alert.matched</code> event is sent, once.
          </p>
          {receivers.length > 0 && (
            <ul>
              {receivers.map(({ id, url }) => (
                <li key={id}>
                  To <a href={fragmentOf({ view: 'webhook', id })}>{url}</a>
                </li>
              ))}
            </ul>
          )}
          {value !== undefined && receivers.length === 0 && (
            <p>
              No enabled webhook takes it. <a href={fragmentOf({ view: 'webhooks' })}>Add it to one</a>.
            </p>
          )}
          {failure !== undefined && <p class="quiet">{failure.message}</p>}
        </div>
        <div>
          <h3>Calendar feed</h3>
          <p>
            Each alert has an address of its own for calendar apps, with its days of the next 90. The address
            is shown once, when the alert is made.
          </p>
        </div>
      </div>
    </section>
  );
}
