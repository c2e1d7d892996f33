// What the places of alerts and feeds are called: they know their place by id.

import { useDesk } from './desk.ts';
import { useLoaded } from './use-loaded.ts';

/** What has a place, such as an alert or a feed. */
interface Placed {
  readonly settings: { readonly location_id?: number | undefined };
}

/** The names of the places of some alerts or feeds by id; those that are not known yet, or cannot be, are left out. */
export function usePlaceNames(placed: readonly Placed[]): ReadonlyMap<number, string> {
  const { api } = useDesk();
  const ids = [...new Set(placed.flatMap(({ settings }) => settings.location_id ?? []))];
  const { value } = useLoaded(async () => {
    const places = await Promise.all(ids.map((id) => api.place(id).catch(() => undefined)));
    return new Map(places.flatMap((place) => (place === undefined ? [] : [[place.id, place.name_en]])));
  }, [api, ids.join()]);
  return value ?? new Map();
}
