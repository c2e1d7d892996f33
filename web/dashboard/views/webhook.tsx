// One webhook: how it stands, what can be done with it, what was sent, and its form.

import { useState } from 'preact/hooks';
import type { Webhook, WebhookWithSecret } from '../api/answers.ts';
import { Badge } from '../parts/badge.tsx';
import { Facts } from '../parts/facts.tsx';
import { Heading } from '../parts/heading.tsx';
import { Instant } from '../parts/instant.tsx';
import { Loading } from '../parts/loading.tsx';
import { fragmentOf } from '../route.ts';
import { useDesk } from '../state/desk.ts';
import { type Loaded, useLoaded } from '../state/use-loaded.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { SigningSecret } from './signing-secret.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The view. */
export function WebhookView({ id }: { readonly id: number }) {
  const { api } = useDesk();
  const webhook = useLoaded(() => api.webhook(id), [api, id]);
  return (
    <>
      <p>
        <a href={fragmentOf({ view: 'webhooks' })}>All webhooks</a>
      </p>
      <Heading text={`Webhook ${id}`} />
      <Loading loaded={webhook}>{(value) => <Shown of={value} loaded={webhook} />}</Loading>
    </>
  );
}

interface ShownProps {
  readonly of: Webhook;
  readonly loaded: Loaded<Webhook>;
}

function Shown({ of: webhook, loaded }: ShownProps) {
  const { api, announce } = useDesk();
  const [rotated, setRotated] = useState<WebhookWithSecret>();
  // Grows with every event that is sent from here, so that the log is read again.
  const [sent, setSent] = useState(0);
  const { id, url, kinds, status, description, created_at, disabled_at } = webhook;
  return (
    <>
      {rotated !== undefined && <SigningSecret of={rotated} putAway={() => setRotated(undefined)} />}
      <section class="card">
        <h2>
          <span class="url">{url}</span> <Badge state={status} />
        </h2>
        <Facts
          of={[
            ['Note', description === '' ? undefined : description],
            ['Events', kinds.join(', ')],
            ['Made', <Instant at={created_at} />],
            ['Disabled', disabled_at === null ? undefined : <Instant at={disabled_at} />],
            ['Failures in a row', `${webhook.consecutive_failures}; 20 disable it`],
            [
              'Secret before',
              webhook.previous_secret_ends_at === null ? undefined : (
                <>
                  signs until <Instant at={webhook.previous_secret_ends_at} />
                </>
              ),
            ],
          ]}
        />
        <WebhookActions
          of={webhook}
          reload={loaded.reload}
          sent={() => setSent((count) => count + 1)}
          rotated={setRotated}
        />
      </section>
      <DeliveryLog of={webhook} sent={sent} />
      <details class="card">
        <summary>
          <h2>Change it</h2>
        </summary>
        <WebhookForm
          key={JSON.stringify(webhook)}
          webhook={webhook}
          label="Save"
          send={async (body) => {
            await api.changeWebhook(id, body);
            announce('The webhook was saved.');
            await loaded.reload();
          }}
        />
      </details>
    </>
  );
}
