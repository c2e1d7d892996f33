// Alerts as the store has them: records of an account, as JSON.

import type { AlertSettings } from '@nirnaya/contract/alerts';
import type { AlertPlace } from '../compute/alerts/days.ts';
import type { StoredRecord } from '../store/records.ts';

/** The kind of the records of alerts. */
export const alertKind = 'alert';

/** An alert as it is stored. */
export interface StoredAlert {
  readonly settings: AlertSettings;
  /** hash of the secret of the address of its feed */
  readonly secret: string;
}

/** What is stored of an alert. */
export const alertContent = ({ data }: Pick<StoredRecord, 'data'>): StoredAlert =>
  JSON.parse(data) as StoredAlert;

/** Where an alert is checked, and in whose tradition. */
export const placeOfAlert = ({
  location_id,
  lat,
  lon,
  region,
  pack,
  tradition,
  festival_mode,
}: AlertPlace): AlertPlace => ({ location_id, lat, lon, region, pack, tradition, festival_mode });
