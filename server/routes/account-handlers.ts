// What answers the operations on what is stored for accounts: webhooks, profiles, births, the accounts themselves.

import type { OperationId } from '@nirnaya/contract/operations';
import type { Webhooks } from '../webhooks/open.ts';
import { accountHandlers } from './account.ts';
import { accountRecordHandlers } from './account-records.ts';
import { alertHandlers } from './alerts.ts';
import { type computedHandlers, storedRecordHandlers } from './computed.ts';
import { feedHandlers } from './feeds.ts';
import type { Handlers } from './operation/handler.ts';
import { profileHandlers } from './profiles.ts';
import type { Service } from './service.ts';
import type { ServiceOperationId } from './service-handlers.ts';
import { webhookHandlers } from './webhooks.ts';

/** The operations that need an account. One of the contract that nothing answers is an error here. */
export type AccountOperationId = Exclude<OperationId, keyof typeof computedHandlers | ServiceOperationId>;

/** Their handlers over the store of a service. */
export function accountOperationHandlers(
  service: Service,
  webhooks: Pick<Webhooks, 'check' | 'wake'>,
): Handlers<AccountOperationId> {
  const { store, now } = service;
  const { check, wake } = webhooks;
  return {
    ...webhookHandlers({ service, store, check, wake }),
    ...profileHandlers({ store }),
    ...feedHandlers({ store }),
    ...alertHandlers({ store }),
    ...storedRecordHandlers,
    ...accountHandlers({ store, now }),
    ...accountRecordHandlers({ store, now }),
  };
}
