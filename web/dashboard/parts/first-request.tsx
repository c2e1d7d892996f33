// A request to copy, which shows that a new key works.

import { dayAt } from '../format/days.ts';
import { copied } from '../state/copied.ts';
import { useDesk } from '../state/desk.ts';

/** The festivals of today as a line for a terminal, with a key. */
export function FirstRequest({ apiKey }: { readonly apiKey: string }) {
  const { announce } = useDesk();
  const line = `curl -H 'X-API-Key: ${apiKey}' '${location.origin}/v1/festivals?date=${dayAt(Date.now())}'`;
  const copy = async (): Promise<void> => {
    const isCopied = await copied(line);
    announce(isCopied ? 'Request copied.' : 'Select the request and copy it with the keyboard.');
  };
  return (
    <section class="first-request" aria-labelledby="first-request">
      <h3 id="first-request">Your first request</h3>
      <pre>{line}</pre>
      <p class="buttons">
        <button type="button" onClick={copy}>
          Copy the request
        </button>
      </p>
    </section>
  );
}
