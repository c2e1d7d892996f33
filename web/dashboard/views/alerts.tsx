// The alerts of the account, and the form of a new one.

import { useState } from 'preact/hooks';
import { conditionsOf } from '../alerts/draft.ts';
import { type TemplateName, templates } from '../alerts/templates.ts';
import { conditionText } from '../alerts/words.ts';
import { settingText } from '../api/alert-form.ts';
import type { Alert, AlertWithFeed } from '../api/answers.ts';
import { Badge } from '../parts/badge.tsx';
import { CappedList } from '../parts/capped-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Loading } from '../parts/loading.tsx';
import { Secret } from '../parts/secret.tsx';
import { fragmentOf } from '../route.ts';
import { useDesk } from '../state/desk.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { usePlaceNames } from '../state/use-place-names.ts';
import { AlertDelivery } from './alert-delivery.tsx';
import { AlertForm } from './alert-form.tsx';
import { AlertTemplates } from './alert-templates.tsx';

/** The view. */
export function AlertsView() {
  const { api } = useDesk();
  const [made, setMade] = useState<AlertWithFeed>();
  const loaded = useLoaded(api.alerts, [api]);
  return (
    <>
      <Heading text="Alerts" />
      {made !== undefined && <FeedAddress of={made} putAway={() => setMade(undefined)} />}
      <Loading loaded={loaded}>
        {({ count, most, alerts }) => (
          <CappedList
            what="alert"
            count={count}
            most={most}
            empty="None yet. An alert watches the days of a place for you: Ekadashi on a Thursday, a festival, a good day for a marriage. Choose a template below, preview its days, and save it. Each day that fits is sent to your webhooks and added to a calendar feed."
            form={
              <NewAlert
                key={made?.alert_id ?? 0}
                made={async (alert) => {
                  setMade(alert);
                  await loaded.reload();
                }}
              />
            }
          >
            <Cards of={alerts} />
          </CappedList>
        )}
      </Loading>
      <AlertDelivery />
    </>
  );
}

function NewAlert({ made }: { readonly made: (alert: AlertWithFeed) => Promise<void> }) {
  const { api, announce } = useDesk();
  const [chosen, setChosen] = useState<TemplateName>();
  return (
    <div class="loaded">
      <AlertTemplates
        chosen={chosen}
        choose={(name) => {
          setChosen(name);
          announce(`${templates[name].title}: the form below is filled in.`);
        }}
      />
      {chosen !== undefined && (
        <AlertForm
          key={chosen}
          conditions={conditionsOf(templates[chosen].draft)}
          daysAhead={templates[chosen].daysAhead}
          label="Create the alert"
          send={async (body) => {
            const alert = await api.createAlert(body);
            announce(`The alert ${alert.settings.name} was created.`);
            await made(alert);
          }}
        />
      )}
    </div>
  );
}

interface FeedAddressProps {
  readonly of: AlertWithFeed;
  readonly putAway: () => void;
}

function FeedAddress({ of: { settings, feed_path }, putAway }: FeedAddressProps) {
  return (
    <Secret
      title="Calendar feed"
      label="Address of the feed"
      text={`${location.origin}${feed_path}`}
      putAway={() => {
        putAway();
        document.querySelector('h1')?.focus();
      }}
    >
      <p>
        <b>{settings.name}</b> is checked from now on. Subscribe to this address in a calendar app to see its
        days there. It is shown only now. Anyone who has it can read the days, and nothing else.
      </p>
    </Secret>
  );
}

function Cards({ of: alerts }: { readonly of: readonly Alert[] }) {
  const names = usePlaceNames(alerts);
  return (
    <ul class="cards">
      {alerts.map(({ alert_id, settings }) => (
        <li key={alert_id} class="card">
          <h2>
            <a href={fragmentOf({ view: 'alert', id: alert_id })}>{settings.name}</a>{' '}
            <Badge state={settings.enabled ? 'enabled' : 'paused'} />
          </h2>
          <p class="sentence">{conditionText(settings.conditions)}</p>
          <p class="quiet">{settingText(settings, names)}</p>
        </li>
      ))}
    </ul>
  );
}
