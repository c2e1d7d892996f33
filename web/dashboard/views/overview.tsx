// The account at a glance: plan, limits, what was used this month, and requests by day and operation.

import type { Overview } from '../api/answers.ts';
import { listedKeys } from '../api/listed-keys.ts';
import { limitText } from '../format/instants.ts';
import { Facts } from '../parts/facts.tsx';
import { Heading } from '../parts/heading.tsx';
import { Instant } from '../parts/instant.tsx';
import { Loading } from '../parts/loading.tsx';
import { useDesk } from '../state/desk.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { Plans } from './plans.tsx';
import { Quota } from './quota.tsx';
import { UsagePanel } from './usage.tsx';

/** The first view. */
export function OverviewView() {
  const { api } = useDesk();
  const loaded = useLoaded(async () => {
    const [overview, { keys }] = await Promise.all([api.overview(), listedKeys(api)]);
    return { overview, keys: keys.filter(({ status }) => status === 'valid') };
  }, [api]);
  return (
    <>
      <Heading text="Overview" />
      <Loading loaded={loaded}>
        {({ overview, keys }) => (
          <div class="columns">
            <Account overview={overview} />
            <Quota overview={overview} keys={keys} />
          </div>
        )}
      </Loading>
      <UsagePanel />
      {loaded.value !== undefined && <Plans current={loaded.value.overview.account.plan} />}
    </>
  );
}

function Account({ overview: { account, key, limits } }: { readonly overview: Overview }) {
  return (
    <section class="card">
      <h2>Plan</h2>
      <p class="large">
        <span class="plan">{account.plan}</span>
      </p>
      <Facts
        of={[
          ['Account', account.name],
          [
            'Signed in with',
            <>
              <b>{key.name}</b> <code>{key.prefix}…</code>
            </>,
          ],
          ['Requests a month', `${limitText(limits.requests_per_month)} for each key`],
          ['Requests a minute', `${limitText(limits.requests_per_minute)} for each key`],
          ['Keys', limitText(limits.keys)],
          ['Webhooks', limitText(limits.webhooks)],
          ['Birth profiles', limitText(limits.profiles)],
          ['Since', <Instant at={account.created_at} />],
        ]}
      />
    </section>
  );
}
