// One key, and what can be done with it.

import { useState } from 'preact/hooks';
import type { KeyWithText, ListedKey, Overview } from '../api/answers.ts';
import { amountText } from '../format/instants.ts';
import { Badge } from '../parts/badge.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Facts } from '../parts/facts.tsx';
import { Instant } from '../parts/instant.tsx';
import { useDesk } from '../state/desk.ts';
import { RotateDialog } from './rotate-dialog.tsx';

interface KeyCardProps {
  readonly of: ListedKey;
  readonly overview: Overview;
  /** hears of changes; without it the key cannot be changed */
  readonly changed?: (text: string, key?: KeyWithText) => void;
}

/** A key. */
export function KeyCard({ of: key, overview, changed }: KeyCardProps) {
  const isOwn = key.id === overview.key.id;
  return (
    <li class="card">
      <h3>
        {key.name} <Badge state={key.status} /> {isOwn && <span class="badge plain">this key</span>}
      </h3>
      <Facts
        of={[
          ['May', mayText(key.permissions)],
          ['Begins with', <code>{key.prefix}…</code>],
          ['Made', <Instant at={key.created_at} />],
          [key.status === 'expired' ? 'Expired' : 'Expires', <Instant at={key.expires_at} />],
          ['Last used', <Instant at={key.last_used_at} />],
          ['Revoked', key.revoked_at === null ? undefined : <Instant at={key.revoked_at} />],
          ['Used this month', amountText(key.used)],
        ]}
      />
      {changed !== undefined && <Actions of={key} isOwn={isOwn} changed={changed} />}
    </li>
  );
}

function mayText({ groups, read_only, manage_keys }: ListedKey['permissions']): string {
  const what = groups === null ? 'every operation of the plan' : groups.join(', ');
  return `${what}${read_only ? ', reading only' : ''}${manage_keys ? '' : ', no key management'}`;
}

interface ActionsProps {
  readonly of: ListedKey;
  readonly isOwn: boolean;
  readonly changed: (text: string, key?: KeyWithText) => void;
}

function Actions({ of: key, isOwn, changed }: ActionsProps) {
  const { api, changeKey, signOut } = useDesk();
  const [asking, setAsking] = useState<'rotate' | 'revoke'>();
  const close = (): void => setAsking(undefined);
  return (
    <>
      <p class="buttons">
        <button type="button" onClick={() => setAsking('rotate')}>
          Rotate<span class="unseen"> {key.name}</span>
        </button>
        <button type="button" class="danger" onClick={() => setAsking('revoke')}>
          Revoke<span class="unseen"> {key.name}</span>
        </button>
      </p>
      {asking === 'rotate' && (
        <RotateDialog
          title={`Rotate ${key.name}`}
          label="Rotate"
          hint="Hours for which the key before is still valid: 0 to 168."
          close={close}
          rotate={async (body) => {
            const made = await api.rotateKey(key.id, body);
            changed(`The key ${key.name} was rotated.`, made);
            if (isOwn) changeKey(made.key);
          }}
        >
          <p>
            A new key takes the place of this one. Both are valid for a while, so that you can change over.
          </p>
          {isOwn && <p>You are signed in with this key; you go on with the new one.</p>}
        </RotateDialog>
      )}
      {asking === 'revoke' && (
        <Confirm
          title={`Revoke ${key.name}?`}
          label="Revoke"
          close={close}
          doIt={async () => {
            await api.revokeKey(key.id, isOwn);
            if (isOwn) signOut('You have revoked the key that you were signed in with.');
            else changed(`The key ${key.name} was revoked.`);
          }}
        >
          <p>
            Whatever uses <code>{key.prefix}…</code> is refused from now on, everywhere within seconds. This
            cannot be undone.
          </p>
          {isOwn && (
            <p>
              <b>You are signed in with this key.</b> You will be signed out.
            </p>
          )}
        </Confirm>
      )}
    </>
  );
}
