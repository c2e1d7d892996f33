// The operations on what is stored for accounts: webhooks, profiles, the accounts themselves.

import type { Webhooks } from '../webhooks/open.ts';
import { accountOperations } from './account.ts';
import { accountRecordOperations } from './account-records.ts';
import { storedChartOperations } from './jyotisha-charts.ts';
import { storedMatchOperations } from './jyotisha-match.ts';
import type { Operation } from './operation/operation.ts';
import { profileOperations } from './profiles.ts';
import type { Service } from './service.ts';
import { webhookOperations } from './webhooks.ts';

/** These operations over the store of a service. */
export function accountOperationsOf(
  service: Service,
  webhooks: Pick<Webhooks, 'check' | 'wake'>,
): Operation[] {
  const { store, now } = service;
  const { check, wake } = webhooks;
  return [
    ...webhookOperations({ service, store, check, wake }),
    ...profileOperations({ store }),
    ...storedChartOperations(),
    ...storedMatchOperations(),
    ...accountOperations({ store, now }),
    ...accountRecordOperations({ store, now }),
  ];
}
