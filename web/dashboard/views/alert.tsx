// One alert: what it watches, what can be done with it, its days ahead, and its form.

import { conditionText } from '../alerts/words.ts';
import { settingText } from '../api/alert-form.ts';
import type { Alert } from '../api/answers.ts';
import { Badge } from '../parts/badge.tsx';
import { Facts } from '../parts/facts.tsx';
import { Heading } from '../parts/heading.tsx';
import { Instant } from '../parts/instant.tsx';
import { Loading } from '../parts/loading.tsx';
import { fragmentOf } from '../route.ts';
import { useDesk } from '../state/desk.ts';
import { type Loaded, useLoaded } from '../state/use-loaded.ts';
import { usePlaceNames } from '../state/use-place-names.ts';
import { AlertActions } from './alert-actions.tsx';
import { AlertDays } from './alert-days.tsx';
import { AlertDelivery } from './alert-delivery.tsx';
import { AlertForm } from './alert-form.tsx';

/** The view. */
export function AlertView({ id }: { readonly id: number }) {
  const { api } = useDesk();
  const alert = useLoaded(() => api.alert(id), [api, id]);
  return (
    <>
      <p>
        <a href={fragmentOf({ view: 'alerts' })}>All alerts</a>
      </p>
      <Heading text={`Alert ${id}`} />
      <Loading loaded={alert}>{(value) => <Shown of={value} loaded={alert} />}</Loading>
    </>
  );
}

interface ShownProps {
  readonly of: Alert;
  readonly loaded: Loaded<Alert>;
}

function Shown({ of: alert, loaded }: ShownProps) {
  const { api, announce } = useDesk();
  const { alert_id, settings, created_at } = alert;
  const names = usePlaceNames([alert]);
  const conditions = JSON.stringify(settings.conditions);
  const days = useLoaded(() => api.alertDays(alert_id), [api, alert_id, conditions]);
  return (
    <>
      <section class="card">
        <h2>
          {settings.name} <Badge state={settings.enabled ? 'enabled' : 'paused'} />
        </h2>
        <Facts
          of={[
            ['A day fits if', conditionText(settings.conditions)],
            ['Where', settingText(settings, names)],
            ['Made', <Instant at={created_at} />],
          ]}
        />
        <AlertActions of={alert} reload={loaded.reload} />
      </section>
      <section class="card" aria-labelledby="days-ahead">
        <h2 id="days-ahead">Days ahead</h2>
        {!settings.enabled && (
          <p class="note">The alert is paused: these days are not sent, and its feed is empty.</p>
        )}
        <Loading loaded={days}>
          {(preview) => <AlertDays preview={preview} conditions={settings.conditions} daysAhead={90} />}
        </Loading>
      </section>
      <AlertDelivery />
      <details class="card">
        <summary>
          <h2>Change it</h2>
        </summary>
        <div class="loaded">
          <p class="quiet">The place cannot be changed. For another place, make another alert.</p>
          <AlertForm
            key={JSON.stringify(settings)}
            alert={alert}
            conditions={settings.conditions}
            daysAhead={90}
            label="Save"
            send={async ({ name, conditions }) => {
              await api.changeAlert(alert_id, { name, conditions });
              announce('The alert was saved.');
              await loaded.reload();
            }}
          />
        </div>
      </details>
    </>
  );
}
