// Alerts of an account, stored as records.

import type { AlertSettings, alertAnswer } from '@nirnaya/contract/alerts';
import type { z } from '@nirnaya/contract/schema';
import { mostAlerts } from '../access/plans/record-limits.ts';
import { HttpError } from '../http/http-error.ts';
import type { RecordStore, StoredRecord } from '../store/records.ts';
import type { WebhookStore } from '../store/webhooks.ts';
import { alertCause } from '../webhooks/causes.ts';
import { alertContent, alertKind, placeOfAlert, type StoredAlert } from '../webhooks/stored-alert.ts';
import { holderIn } from './account-of.ts';
import { hashOfSecret, newFeedSecret } from './feed-address.ts';
import { stored } from './operation/handler.ts';
import { removeStored, unknownRecord } from './stored-records.ts';

/** An alert as it is answered. */
export const shownAlert = (record: StoredRecord): z.output<typeof alertAnswer> => ({
  alert_id: record.id,
  settings: alertContent(record).settings,
  created_at: new Date(record.createdAt).toISOString(),
});

/** The operations of an account on its alerts. */
export function alertHandlers({
  store,
}: {
  readonly store: RecordStore & Pick<WebhookStore, 'forgetCauses'>;
}) {
  return stored({
    createAlert: async ({ service, body: settings, caller }) => {
      const { account } = holderIn(caller);
      const { conditions } = settings;
      const place = placeOfAlert(settings);
      await service.compute.run('requireAlert', { place, conditions }, { caller: caller.share });
      const secret = newFeedSecret();
      const content: StoredAlert = { settings, secret: hashOfSecret(secret) };
      const most = mostAlerts[account.plan];
      const record = await store.createRecord(
        { accountId: account.id, kind: alertKind, data: JSON.stringify(content), createdAt: service.now() },
        most,
      );
      if (record === undefined)
        throw new HttpError(409, 'too_many_alerts', `The plan allows ${most} alerts; delete one first.`);
      return { ...shownAlert(record), feed_path: `/alert-feeds/${account.id}.${record.id}.${secret}.ics` };
    },
    alerts: async ({ caller }) => {
      const { account } = holderIn(caller);
      // After a change of plan there may be more than the plan allows.
      const records = await store.records(account.id, alertKind, { limit: mostAlerts.enterprise });
      return { count: records.length, most: mostAlerts[account.plan], alerts: records.map(shownAlert) };
    },
    alert: async ({ params: { alert_id }, caller }) => {
      const record = await store.record(holderIn(caller).account.id, alertKind, alert_id);
      if (record === undefined) throw unknownRecord(alertKind, alert_id);
      return shownAlert(record);
    },
    changeAlert: async ({ service, params: { alert_id }, body, caller }) => {
      const { account } = holderIn(caller);
      const record = await store.record(account.id, alertKind, alert_id);
      if (record === undefined) throw unknownRecord(alertKind, alert_id);
      const content = alertContent(record);
      const settings: AlertSettings = {
        ...content.settings,
        ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
      };
      const { conditions } = settings;
      const place = placeOfAlert(settings);
      await service.compute.run('requireAlert', { place, conditions }, { caller: caller.share });
      const data = JSON.stringify({ ...content, settings } satisfies StoredAlert);
      const changed = await store.changeRecord(account.id, alertKind, alert_id, data);
      if (changed === undefined) throw unknownRecord(alertKind, alert_id);
      return shownAlert(changed);
    },
    deleteAlert: async ({ service, params: { alert_id }, caller }) => {
      await removeStored(service, caller, alertKind, alert_id);
      await store.forgetCauses([alertCause(holderIn(caller).account.id, alert_id)]);
      return { alert_id, deleted: true as const };
    },
  });
}
