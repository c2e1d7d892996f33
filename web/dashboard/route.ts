// Which view the address names: the part after `#`, so that the server has one page only.

/** A view of the dashboard. */
export type Route =
  | { readonly view: 'overview' | 'keys' | 'webhooks' | 'places' }
  | { readonly view: 'webhook'; readonly id: number };

const simple = ['overview', 'keys', 'webhooks', 'places'] as const;

/** The view that the fragment of an address names; the overview where it names none. */
export function routeOf(fragment: string): Route {
  const path = fragment.replace(/^#?\/?/, '');
  const webhook = /^webhooks\/(\d{1,9})$/.exec(path)?.[1];
  if (webhook !== undefined) return { view: 'webhook', id: Number(webhook) };
  return { view: simple.find((view) => view === path) ?? 'overview' };
}

/** The fragment that names a view. */
export const fragmentOf = (route: Route): string =>
  route.view === 'webhook' ? `#/webhooks/${route.id}` : `#/${route.view}`;
