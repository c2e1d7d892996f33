// The keys of the account: made, replaced, revoked.

import { useState } from 'preact/hooks';
import type { Keys, KeyWithText, ListedKey, Overview } from '../api/answers.ts';
import { listedKeys } from '../api/listed-keys.ts';
import { usedText } from '../format/instants.ts';
import { FirstRequest } from '../parts/first-request.tsx';
import { Heading } from '../parts/heading.tsx';
import { Loading } from '../parts/loading.tsx';
import { Secret } from '../parts/secret.tsx';
import { useDesk } from '../state/desk.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { KeyCard } from './key-card.tsx';
import { NewKey } from './new-key.tsx';

/** What the view shows. */
interface Known {
  readonly keys: Keys;
  readonly overview: Overview;
}

/** The view. */
export function KeysView() {
  const { api, announce } = useDesk();
  const [made, setMade] = useState<KeyWithText>();
  const loaded = useLoaded(async (): Promise<Known> => {
    const [keys, overview] = await Promise.all([listedKeys(api), api.overview()]);
    return { keys, overview };
  }, [api]);
  const changed = (text: string, key?: KeyWithText): void => {
    announce(text);
    if (key !== undefined) setMade(key);
    loaded.reload();
  };
  return (
    <>
      <Heading text="Keys" />
      {made !== undefined && (
        <Secret
          title="Your new key"
          label="Key"
          text={made.key}
          after={<FirstRequest apiKey={made.key} />}
          putAway={() => {
            setMade(undefined);
            document.querySelector('h1')?.focus();
          }}
        >
          <p>
            This is the only time that <b>{made.name}</b> is shown. The service keeps a hash of it, from which
            nobody can make it again.
          </p>
        </Secret>
      )}
      <NewKey made={(key) => changed(`The key ${key.name} was made.`, key)} />
      <Loading loaded={loaded}>
        {({ keys, overview }) => (
          <>
            <List
              title="Keys in use"
              keys={keys.keys.filter(({ status }) => status === 'valid')}
              most={keys.most}
              overview={overview}
              changed={changed}
            />
            <Former keys={keys.keys.filter(({ status }) => status !== 'valid')} overview={overview} />
            {keys.next_cursor !== null && (
              <p class="quiet">
                There are more keys than these: <code>GET /v1/account/keys</code> lists all of them.
              </p>
            )}
          </>
        )}
      </Loading>
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly keys: readonly ListedKey[];
  readonly most: number | null;
  readonly overview: Overview;
  readonly changed: (text: string, key?: KeyWithText) => void;
}

function List({ title, keys, most, overview, changed }: ListProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p class="quiet">{usedText(keys.length, most)}</p>
      <ul class="cards">
        {keys.map((key) => (
          <KeyCard key={key.id} of={key} overview={overview} changed={changed} />
        ))}
      </ul>
    </section>
  );
}

function Former({ keys, overview }: Pick<ListProps, 'keys' | 'overview'>) {
  if (keys.length === 0) return null;
  return (
    <details class="former">
      <summary>Expired and revoked keys ({keys.length})</summary>
      <ul class="cards">
        {keys.map((key) => (
          <KeyCard key={key.id} of={key} overview={overview} />
        ))}
      </ul>
    </details>
  );
}
