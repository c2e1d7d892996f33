// The webhooks of the account, and the form of a new one.

import { useState } from 'preact/hooks';
import type { Webhook, WebhookWithSecret } from '../api/answers.ts';
import { counted } from '../format/instants.ts';
import { Badge } from '../parts/badge.tsx';
import { CappedList } from '../parts/capped-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Loading } from '../parts/loading.tsx';
import { fragmentOf } from '../route.ts';
import { useDesk } from '../state/desk.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { SigningSecret } from './signing-secret.tsx';
import { TestDelivery } from './test-delivery.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The view. */
export function WebhooksView() {
  const { api, announce } = useDesk();
  const [made, setMade] = useState<WebhookWithSecret>();
  const loaded = useLoaded(api.webhooks, [api]);
  return (
    <>
      <Heading text="Webhooks" />
      {made !== undefined && (
        <>
          <SigningSecret of={made} putAway={() => setMade(undefined)} />
          <section class="card" aria-labelledby="first-delivery">
            <h2 id="first-delivery">Its first delivery</h2>
            <p>Send a test event, and see what your server answered.</p>
            <TestDelivery
              id={made.id}
              sent={() => {
                location.hash = fragmentOf({ view: 'webhook', id: made.id });
              }}
            />
          </section>
        </>
      )}
      <Loading loaded={loaded}>
        {({ count, most, webhooks }) => (
          <CappedList
            what="webhook"
            count={count}
            most={most}
            empty="None yet. Events are posted to a URL of yours, signed. Create one below; then send it a test event."
            form={
              <WebhookForm
                key={made?.id ?? 0}
                label="Create the webhook"
                send={async (body) => {
                  const webhook = await api.createWebhook(body);
                  setMade(webhook);
                  announce(`The webhook ${webhook.id} was created.`);
                  await loaded.reload();
                }}
              />
            }
          >
            <ul class="cards">
              {webhooks.map((webhook) => (
                <Card key={webhook.id} of={webhook} />
              ))}
            </ul>
          </CappedList>
        )}
      </Loading>
    </>
  );
}

function Card({
  of: { id, url, kinds, status, description, consecutive_failures },
}: {
  readonly of: Webhook;
}) {
  return (
    <li class="card">
      <h2>
        <a href={fragmentOf({ view: 'webhook', id })}>{url}</a> <Badge state={status} />
      </h2>
      {description !== '' && <p>{description}</p>}
      <p class="quiet">
        {kinds.join(', ')}
        {consecutive_failures > 0 && ` · ${counted(consecutive_failures, 'failure')} in a row`}
      </p>
    </li>
  );
}
