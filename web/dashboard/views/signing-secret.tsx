// The signing secret of a webhook, when it was just made.

import type { WebhookWithSecret } from '../api/answers.ts';
import { Secret } from '../parts/secret.tsx';

interface SigningSecretProps {
  readonly of: WebhookWithSecret;
  readonly putAway: () => void;
}

/** The secret. */
export function SigningSecret({ of: { id, secret, url }, putAway }: SigningSecretProps) {
  return (
    <Secret
      title="Signing secret"
      label="Signing secret"
      text={secret}
      putAway={() => {
        putAway();
        document.querySelector('h1')?.focus();
      }}
    >
      <p>
        This is the only time that the secret of webhook {id}, <b class="url">{url}</b>, is shown. With it you
        check the header <code>X-Service-Signature</code>.
      </p>
    </Secret>
  );
}
