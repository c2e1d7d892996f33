// The door: a key of the account, and what becomes of it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { apiOf } from '../api/api.ts';
import { clientFor } from '../api/client.ts';
import { Failure } from '../api/failure.ts';
import { textIn } from '../api/form-values.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { ThemeSwitch } from '../parts/theme-switch.tsx';
import type { TextStore } from '../state/text-store.ts';
import { useAction } from '../state/use-action.ts';

interface SignInProps {
  /** why somebody stands before the door again */
  readonly why: string | undefined;
  readonly signIn: (key: string) => void;
  readonly settings: TextStore;
}

/** The form that takes a key. */
export function SignIn({ why, signIn, settings }: SignInProps) {
  const action = useAction();
  const reason = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => reason.current?.focus(), [why]);
  return (
    <main class="door">
      <Heading text="Sign in" />
      {why !== undefined && (
        <p class="problem" role="alert" tabIndex={-1} ref={reason}>
          {why}
        </p>
      )}
      <div class="card">
        <Form
          action={action}
          fields={['key']}
          label="Sign in"
          submit={async (data) => {
            const key = textIn(data, 'key');
            if (key === '') throw refusedKey('is required');
            await apiOf(clientFor(key)).overview().catch(explained);
            signIn(key);
          }}
        >
          <Field
            name="key"
            label="Key"
            type="password"
            spellcheck={false}
            required
            hint="Any valid key of the account. A server on this machine prints one when it starts."
          />
        </Form>
      </div>
      <p class="quiet">
        The key stays in this tab until you sign out or close it (sessionStorage; no cookie). It is sent to
        this service alone, in the header <code>X-API-Key</code>.
      </p>
      <ThemeSwitch store={settings} />
    </main>
  );
}

const refusedKey = (message: string): Failure =>
  new Failure(401, 'Unauthorized', 'You are not signed in.', [{ field: 'key', message }]);

// What the service says of the key stands beside the field.
function explained(error: unknown): never {
  throw error instanceof Failure && error.status === 401
    ? refusedKey('is not known, has expired or was revoked')
    : error;
}
