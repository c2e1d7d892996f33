// What was sent to a webhook, a page at a time, newest first.

import { useEffect, useState } from 'preact/hooks';
import type { Delivery, Webhook } from '../api/answers.ts';
import { Loading } from '../parts/loading.tsx';
import { useDesk } from '../state/desk.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { TestDelivery } from './test-delivery.tsx';

/**
 * How long after something was sent the log is read again while something in it is pending, milliseconds: a delivery takes
 * a moment, and small plans may ask for few things a minute.
 */
const lookAgain = [700, 2500, 6000];

interface DeliveryLogProps {
  readonly of: Webhook;
  /** grows with every event that was sent from this page */
  readonly sent: number;
}

/** The log. */
export function DeliveryLog({ of: webhook, sent }: DeliveryLogProps) {
  const { api, announce } = useDesk();
  const [cursor, setCursor] = useState<string>();
  const [resent, setResent] = useState(0);
  const log = useLoaded(() => api.deliveries(webhook.id, cursor), [api, webhook.id, cursor]);
  const { reload } = log;
  const { deliveries } = log.value ?? {};
  const [looks, setLooks] = useState(lookAgain.length);
  useEffect(() => {
    if (sent + resent === 0) return;
    setLooks(0);
    reload();
  }, [sent, resent, reload]);
  useEffect(() => {
    const wait = lookAgain[looks];
    if (wait === undefined || !deliveries?.some(({ status }) => status === 'pending')) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      reload();
    }, wait);
    return () => clearTimeout(timer);
  }, [looks, deliveries, reload]);
  const resend = async ({ id }: Delivery): Promise<void> => {
    await api.resend(webhook.id, id);
    announce('The event is on its way again.');
    setResent((count) => count + 1);
  };
  return (
    <section class="card" aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      <p class="buttons">
        <button type="button" onClick={reload}>
          Refresh
        </button>
        {cursor !== undefined && (
          <button type="button" onClick={() => setCursor(undefined)}>
            Newest
          </button>
        )}
      </p>
      <Loading loaded={log}>
        {({ deliveries, next_cursor }) => (
          <>
            {deliveries.length === 0 && (
              <>
                <p class="empty">Nothing was sent yet.</p>
                {cursor === undefined && webhook.status === 'enabled' && (
                  <TestDelivery id={webhook.id} sent={() => setResent((count) => count + 1)} />
                )}
              </>
            )}
            <ul class="plain">
              {deliveries.map((delivery) => (
                <DeliveryCard
                  key={delivery.id}
                  of={delivery}
                  resend={webhook.status === 'enabled' ? resend : undefined}
                />
              ))}
            </ul>
            {next_cursor !== null && (
              <p class="buttons">
                <button type="button" onClick={() => setCursor(next_cursor)}>
                  Older
                </button>
              </p>
            )}
          </>
        )}
      </Loading>
    </section>
  );
}
