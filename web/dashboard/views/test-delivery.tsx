// A button that sends a test to a webhook which has got nothing yet.

import { Problem } from '../parts/problem.tsx';
import { useDesk } from '../state/desk.ts';
import { useAction } from '../state/use-action.ts';

/** The button. `sent` is called when the event is on its way. */
export function TestDelivery({ id, sent }: { readonly id: number; readonly sent: () => void }) {
  const { api, announce } = useDesk();
  const { run, isBusy, failure } = useAction();
  return (
    <>
      {failure !== undefined && <Problem failure={failure} />}
      <p class="buttons">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() =>
            run(async () => {
              await api.testWebhook(id);
              announce('A test event is on its way.');
              sent();
            })
          }
        >
          Send the first test
        </button>
      </p>
    </>
  );
}
