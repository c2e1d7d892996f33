// What surrounds every view: where one can go, who is signed in, the theme.

import { useRef } from 'preact/hooks';
import { ThemeSwitch } from '../parts/theme-switch.tsx';
import { fragmentOf, type Route } from '../route.ts';
import { useDesk } from '../state/desk.ts';
import type { TextStore } from '../state/text-store.ts';
import { useRoute } from '../state/use-route.ts';
import { AlertView } from './alert.tsx';
import { AlertsView } from './alerts.tsx';
import { FeedsView } from './feeds.tsx';
import { KeysView } from './keys.tsx';
import { OverviewView } from './overview.tsx';
import { PlacesView } from './places.tsx';
import { WebhookView } from './webhook.tsx';
import { WebhooksView } from './webhooks.tsx';

const links = {
  overview: 'Overview',
  keys: 'Keys',
  webhooks: 'Webhooks',
  alerts: 'Alerts',
  feeds: 'Feeds',
  places: 'Places',
} as const;

/** The page of somebody who is signed in. */
export function Frame({ settings }: { readonly settings: TextStore }) {
  const route = useRoute();
  const { signOut } = useDesk();
  const main = useRef<HTMLElement>(null);
  const within = 'id' in route ? (`${route.view}s` as const) : route.view;
  return (
    <>
      <header class="top">
        <a
          class="skip"
          href={fragmentOf(route)}
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          Skip to content
        </a>
        <span class="brand">Nirnaya</span>
        <nav aria-label="Dashboard">
          <ul>
            {(Object.keys(links) as (keyof typeof links)[]).map((view) => (
              <li key={view}>
                <a href={fragmentOf({ view })} aria-current={view === within ? 'page' : undefined}>
                  {links[view]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" class="more" popovertarget="tools" aria-label="Theme and signing out">
          …
        </button>
        <div class="tools" id="tools" popover="auto">
          <ThemeSwitch store={settings} />
          <button type="button" onClick={() => signOut()}>
            Sign out
          </button>
        </div>
      </header>
      <main ref={main} tabIndex={-1}>
        <View key={fragmentOf(route)} route={route} />
      </main>
    </>
  );
}

function View({ route }: { readonly route: Route }) {
  switch (route.view) {
    case 'overview':
      return <OverviewView />;
    case 'keys':
      return <KeysView />;
    case 'webhooks':
      return <WebhooksView />;
    case 'webhook':
      return <WebhookView id={route.id} />;
    case 'alerts':
      return <AlertsView />;
    case 'alert':
      return <AlertView id={route.id} />;
    case 'feeds':
      return <FeedsView />;
    case 'places':
      return <PlacesView />;
  }
}
