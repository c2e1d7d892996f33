// The form of an alert: where it is checked, as the API takes it, and the fields beside which errors stand.

import type { Draft } from '../alerts/draft.ts';
import type { Alert, AlertPreviewRequest, Feed } from './answers.ts';
import { type ChosenPlace, placeIn, whereOf } from './chosen-place.ts';

/** Where an alert is checked, and in whose tradition, as it is chosen in the form. */
export interface Setting {
  readonly place: ChosenPlace | undefined;
  readonly region: string;
  readonly pack: string;
  readonly festivalMode: string;
}

/** The setting of an alert; of a new one nothing is chosen. */
export const settingOf = (settings?: Alert['settings']): Setting => ({
  place: placeIn(settings),
  region: settings?.region ?? '',
  pack: settings?.pack ?? '',
  festivalMode: settings?.festival_mode ?? 'standard',
});

/** The setting as the API takes it; what is empty is left to its defaults. */
export function settingIn({
  place,
  region,
  pack,
  festivalMode,
}: Setting): Omit<AlertPreviewRequest, 'conditions'> {
  return {
    ...whereOf(place),
    ...(region.trim() === '' ? {} : { region: region.trim() }),
    ...(pack.trim() === '' ? {} : { pack: pack.trim() }),
    ...(festivalMode === 'drik' ? { festival_mode: 'drik' as const } : {}),
  };
}

/** The fields of the form as the API names them; each condition that is chosen by buttons is one. */
export const alertFields = (draft: Draft | undefined): readonly string[] => [
  'name',
  'location_id',
  'region',
  'pack',
  'festival_mode',
  'conditions',
  ...(draft?.parts.map((_part, i) => `conditions.${draft.match}.${i}`) ?? []),
];

/** Where an alert is checked, or what a feed is of, in words: the name of its place where that is known. */
export function settingText(
  { location_id, lat, lon, region, pack }: Alert['settings'] | Feed['settings'],
  names: ReadonlyMap<number, string>,
): string {
  const place =
    location_id === undefined
      ? lat === undefined
        ? undefined
        : `${lat}, ${lon}`
      : (names.get(location_id) ?? `place ${location_id}`);
  return [place, region, pack].filter((part) => part !== undefined).join(' · ');
}
