// The calendar feeds of the account, and the form of a new one.

import { useState } from 'preact/hooks';
import { settingText } from '../api/alert-form.ts';
import type { Feed, FeedWithAddress } from '../api/answers.ts';
import { feedText } from '../api/feed-form.ts';
import { CappedList } from '../parts/capped-list.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Heading } from '../parts/heading.tsx';
import { Instant } from '../parts/instant.tsx';
import { Loading } from '../parts/loading.tsx';
import { Secret } from '../parts/secret.tsx';
import { useDesk } from '../state/desk.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { usePlaceNames } from '../state/use-place-names.ts';
import { FeedForm } from './feed-form.tsx';

/** The view. */
export function FeedsView() {
  const { api, announce } = useDesk();
  const [made, setMade] = useState<FeedWithAddress>();
  const loaded = useLoaded(api.feeds, [api]);
  return (
    <>
      <Heading text="Feeds" />
      {made !== undefined && <FeedAddress of={made} putAway={() => setMade(undefined)} />}
      <Loading loaded={loaded}>
        {({ count, most, feeds }) => (
          <CappedList
            what="feed"
            count={count}
            most={most}
            empty="None yet. A feed is a calendar to subscribe to in a calendar app: festivals of a place, good times for an occasion, birthdays and yearly shraddhas by the tithi."
            form={
              <FeedForm
                key={made?.feed_id ?? 0}
                send={async (body) => {
                  const feed = await api.createFeed(body);
                  announce('The feed was created.');
                  setMade(feed);
                  await loaded.reload();
                }}
              />
            }
          >
            <Cards of={feeds} reload={loaded.reload} />
          </CappedList>
        )}
      </Loading>
    </>
  );
}

interface FeedAddressProps {
  readonly of: FeedWithAddress;
  readonly putAway: () => void;
}

function FeedAddress({ of: { path }, putAway }: FeedAddressProps) {
  return (
    <Secret
      title="Address of the feed"
      label="Address"
      text={`${location.origin}${path}`}
      putAway={() => {
        putAway();
        document.querySelector('h1')?.focus();
      }}
    >
      <p>
        Subscribe to this address in a calendar app. It is shown only now. Anyone who has it can read the
        calendar, and nothing else.
      </p>
    </Secret>
  );
}

interface CardsProps {
  readonly of: readonly Feed[];
  readonly reload: () => Promise<void>;
}

function Cards({ of: feeds, reload }: CardsProps) {
  const { api, announce } = useDesk();
  const names = usePlaceNames(feeds);
  const [asking, setAsking] = useState<Feed>();
  return (
    <>
      <ul class="cards">
        {feeds.map((feed) => {
          const { feed_id, settings, created_at } = feed;
          return (
            <li key={feed_id} class="card">
              <h2>{titleOf(feed)}</h2>
              <p class="sentence">{feedText(settings)}</p>
              <p class="quiet">
                {[settingText(settings, names), settings.lang].filter(Boolean).join(' · ')} Created{' '}
                <Instant at={created_at} />
              </p>
              <p class="buttons">
                <button type="button" class="danger" onClick={() => setAsking(feed)}>
                  Delete<span class="unseen"> {titleOf(feed)}</span>
                </button>
              </p>
            </li>
          );
        })}
      </ul>
      {asking !== undefined && (
        <Confirm
          title="Delete the feed?"
          label="Delete"
          close={() => setAsking(undefined)}
          doIt={async () => {
            await api.deleteFeed(asking.feed_id);
            announce('The feed was deleted.');
            setAsking(undefined);
            await reload();
          }}
        >
          <p>
            The address of <b>{titleOf(asking)}</b> stops working, and calendar apps that read it get no more
            dates. This cannot be undone.
          </p>
        </Confirm>
      )}
    </>
  );
}

const titleOf = ({ feed_id, settings: { name } }: Feed): string => (name === '' ? `Feed ${feed_id}` : name);
