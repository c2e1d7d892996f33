// What the places of alerts are called: an alert knows its place by id.

import type { Alert } from '../api/answers.ts';
import { useDesk } from './desk.ts';
import { useLoaded } from './use-loaded.ts';

/** The names of the places of some alerts by id; those that are not known yet, or cannot be, are left out. */
export function usePlaceNames(alerts: readonly Alert[]): ReadonlyMap<number, string> {
  const { api } = useDesk();
  const ids = [...new Set(alerts.flatMap(({ settings }) => settings.location_id ?? []))];
  const { value } = useLoaded(async () => {
    const places = await Promise.all(ids.map((id) => api.place(id).catch(() => undefined)));
    return new Map(places.flatMap((place) => (place === undefined ? [] : [[place.id, place.name_en]])));
  }, [api, ids.join()]);
  return value ?? new Map();
}
