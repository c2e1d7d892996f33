// Which view the address names: the part after `#`, so that the server has one page only.

/** A view of the dashboard. */
export type Route =
  | { readonly view: (typeof simple)[number] }
  | { readonly view: 'webhook' | 'alert'; readonly id: number };

const simple = ['overview', 'keys', 'webhooks', 'alerts', 'feeds', 'places'] as const;

/** The view that the fragment of an address names; the overview where it names none. */
export function routeOf(fragment: string): Route {
  const path = fragment.replace(/^#?\/?/, '');
  const [, kind, id] = /^(webhook|alert)s\/(\d{1,9})$/.exec(path) ?? [];
  if (kind === 'webhook' || kind === 'alert') return { view: kind, id: Number(id) };
  return { view: simple.find((view) => view === path) ?? 'overview' };
}

/** The fragment that names a view. */
export const fragmentOf = (route: Route): string =>
  'id' in route ? `#/${route.view}s/${route.id}` : `#/${route.view}`;
