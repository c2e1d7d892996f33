// What can be done with an alert besides changing its form.

import { useState } from 'preact/hooks';
import type { Alert } from '../api/answers.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Problem } from '../parts/problem.tsx';
import { fragmentOf } from '../route.ts';
import { useDesk } from '../state/desk.ts';
import { useAction } from '../state/use-action.ts';

interface AlertActionsProps {
  readonly of: Alert;
  readonly reload: () => Promise<void>;
}

/** The buttons. */
export function AlertActions({ of: { alert_id, settings }, reload }: AlertActionsProps) {
  const { api, announce } = useDesk();
  const { run, isBusy, failure } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { enabled, name } = settings;
  const togglePause = () =>
    run(async () => {
      await api.changeAlert(alert_id, { enabled: !enabled });
      announce(enabled ? 'The alert is paused.' : 'The alert is checked again.');
      await reload();
    });
  return (
    <>
      {failure !== undefined && <Problem failure={failure} />}
      <p class="buttons">
        <button type="button" aria-disabled={isBusy} onClick={togglePause}>
          {enabled ? 'Pause' : 'Resume'}
        </button>
        <button type="button" class="danger" onClick={() => setAsking(true)}>
          Delete
        </button>
      </p>
      {isAsking && (
        <Confirm
          title="Delete the alert?"
          label="Delete"
          close={() => setAsking(false)}
          doIt={async () => {
            await api.deleteAlert(alert_id);
            announce('The alert was deleted.');
            location.hash = fragmentOf({ view: 'alerts' });
          }}
        >
          <p>
            <b>{name}</b> is no longer checked, and its calendar feed ends. This cannot be undone.
          </p>
        </Confirm>
      )}
    </>
  );
}
