// What can be done with a webhook besides changing its form.

import { useState } from 'preact/hooks';
import type { Webhook, WebhookWithSecret } from '../api/answers.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Problem } from '../parts/problem.tsx';
import { fragmentOf } from '../route.ts';
import { useDesk } from '../state/desk.ts';
import { useAction } from '../state/use-action.ts';
import { RotateDialog } from './rotate-dialog.tsx';

interface WebhookActionsProps {
  readonly of: Webhook;
  readonly reload: () => Promise<void>;
  /** is called when an event was sent */
  readonly sent: () => void;
  readonly rotated: (webhook: WebhookWithSecret) => void;
}

/** The buttons. */
export function WebhookActions({ of: { id, status, url }, reload, sent, rotated }: WebhookActionsProps) {
  const { api, announce } = useDesk();
  const { run, isBusy, failure } = useAction();
  const [asking, setAsking] = useState<'rotate' | 'delete'>();
  const close = (): void => setAsking(undefined);
  const isEnabled = status === 'enabled';
  const turn = () =>
    run(async () => {
      if (isEnabled) await api.changeWebhook(id, { enabled: false });
      else await api.enableWebhook(id);
      announce(isEnabled ? 'The webhook is disabled.' : 'The webhook is enabled.');
      await reload();
    });
  const test = () =>
    run(async () => {
      await api.testWebhook(id);
      announce('A test event is on its way.');
      sent();
    });
  return (
    <>
      {failure !== undefined && <Problem failure={failure} />}
      <p class="buttons">
        {isEnabled && (
          <button type="button" class="primary" aria-disabled={isBusy} onClick={test}>
            Send a test
          </button>
        )}
        <button type="button" aria-disabled={isBusy} onClick={turn}>
          {isEnabled ? 'Disable' : 'Enable'}
        </button>
        <button type="button" onClick={() => setAsking('rotate')}>
          Rotate the secret
        </button>
        <button type="button" class="danger" onClick={() => setAsking('delete')}>
          Delete
        </button>
      </p>
      {asking === 'rotate' && (
        <RotateDialog
          title="Rotate the signing secret"
          label="Rotate"
          hint="Hours for which the secret before signs as well: 0 to 168."
          close={close}
          rotate={async (body) => {
            rotated(await api.rotateSecret(id, body));
            announce('The signing secret was rotated.');
            await reload();
          }}
        >
          <p>Until the overlap ends each event has two signatures: one by each secret.</p>
        </RotateDialog>
      )}
      {asking === 'delete' && (
        <Confirm
          title="Delete the webhook?"
          label="Delete"
          close={close}
          doIt={async () => {
            await api.deleteWebhook(id);
            announce('The webhook was deleted.');
            location.hash = fragmentOf({ view: 'webhooks' });
          }}
        >
          <p>
            Nothing more is sent to <b class="url">{url}</b>, and what was sent is forgotten. This cannot be
            undone.
          </p>
        </Confirm>
      )}
    </>
  );
}
