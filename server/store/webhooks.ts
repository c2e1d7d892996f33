// Webhooks, the events that are to be delivered to them, and what became of each.

import type { EventKind } from '@nirnaya/contract/webhooks';

/** An endpoint that events are sent to. Times in milliseconds since 1970. */
export interface Webhook {
  readonly id: number;
  readonly accountId: number;
  readonly url: string;
  readonly kinds: readonly EventKind[];
  /** what `festival.upcoming` is asked for, as JSON; undefined where it is not asked for */
  readonly filter: string | undefined;
  readonly description: string;
  readonly secret: string;
  /** the secret before the last rotation, and until when it signs as well */
  readonly oldSecret: string | undefined;
  readonly oldSecretUntil: number | undefined;
  /** undefined: enabled */
  readonly disabledAt: number | undefined;
  /** deliveries failed one after another */
  readonly failures: number;
  readonly createdAt: number;
}

/** A webhook to be kept. */
export type NewWebhook = Pick<
  Webhook,
  'accountId' | 'url' | 'kinds' | 'filter' | 'description' | 'secret' | 'createdAt'
>;

/** What may be changed of a webhook; `disabledAt: undefined` enables it again and forgets its failures. */
export type WebhookChange = Partial<
  Pick<
    Webhook,
    'url' | 'kinds' | 'filter' | 'description' | 'secret' | 'oldSecret' | 'oldSecretUntil' | 'disabledAt'
  >
>;

/** An event for one webhook, to be put into the outbox. */
export interface OutboxEvent {
  readonly webhookId: number;
  /** the same on every attempt and every resend, `evt_...` */
  readonly eventId: string;
  readonly kind: EventKind;
  /** the body that is signed and sent */
  readonly body: string;
  readonly createdAt: number;
  /** the first attempt is made then, milliseconds since 1970 */
  readonly scheduledAt: number;
}

/** An event in the outbox. */
export interface Delivery extends OutboxEvent {
  readonly id: number;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
}

/** One attempt to deliver. */
export interface Attempt {
  readonly deliveryId: number;
  readonly at: number;
  /** HTTP status; undefined where there was no answer */
  readonly status: number | undefined;
  /** why there was no answer, or the beginning of an answer that refused */
  readonly note: string;
  readonly durationMs: number;
}

/** How an attempt ended. */
export type Outcome =
  | { readonly end: 'delivered' }
  | { readonly end: 'retry'; readonly scheduledAt: number }
  | { readonly end: 'failed' };

/** Webhooks and their outbox. */
export interface WebhookStore {
  /** undefined, with nothing written, where the account already has `most` */
  createWebhook(webhook: NewWebhook, most: number): Promise<Webhook | undefined>;
  webhook(accountId: number, id: number): Promise<Webhook | undefined>;
  webhooks(accountId: number): Promise<readonly Webhook[]>;
  changeWebhook(accountId: number, id: number, change: WebhookChange): Promise<Webhook | undefined>;
  /** removes it with its deliveries */
  deleteWebhook(accountId: number, id: number): Promise<boolean>;
  /** the enabled webhooks of every account that ask for a kind, by id, from after `after` */
  subscribers(
    kind: EventKind,
    page: { readonly after?: number; readonly limit: number },
  ): Promise<readonly Webhook[]>;

  /**
   * Notes a cause and puts its events into the outbox, in one transaction: where `cause` already has that value,
   * nothing is written and false is given. So of many replicas one publishes. With `from`, nothing is written either
   * unless the value before is that one (undefined: the cause was never noted).
   */
  publishOnce(
    cause: {
      readonly name: string;
      readonly value: string;
      readonly from?: { readonly value: string | undefined };
    },
    events: readonly OutboxEvent[],
  ): Promise<boolean>;
  /** the value last noted of a cause */
  cause(name: string): Promise<string | undefined>;
  /** forgets causes, as those of a webhook that was deleted */
  forgetCauses(names: readonly string[]): Promise<void>;

  /**
   * Takes deliveries that are due for a while, so that no other worker takes them; oldest first. Those of webhooks that are
   * disabled, or named in `except`, are left alone.
   */
  lease(options: {
    readonly worker: string;
    readonly now: number;
    readonly leaseMs: number;
    readonly limit: number;
    /** ids of webhooks */
    readonly except?: readonly number[];
  }): Promise<readonly { readonly delivery: Delivery; readonly webhook: Webhook }[]>;
  /**
   * Notes an attempt and what follows of it, in one transaction with the count of failures of the webhook: a failed
   * delivery counts one, a delivered one resets it, and at `disableAfter` the webhook is disabled. False, with nothing
   * written, where the lease is another's by now.
   */
  settle(worker: string, attempt: Attempt, outcome: Outcome, disableAfter: number): Promise<boolean>;
  /** the deliveries of a webhook, newest first, from before `before` */
  deliveries(
    accountId: number,
    webhookId: number,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<readonly Delivery[]>;
  attempts(deliveryIds: readonly number[]): Promise<readonly Attempt[]>;
  /** makes a delivery due again, with its event id and no attempts; undefined where there is none */
  resend(
    accountId: number,
    webhookId: number,
    deliveryId: number,
    now: number,
  ): Promise<Delivery | undefined>;
  /**
   * How long the oldest delivery of an enabled webhook has been due, in milliseconds, and how many are; beyond 1,000 they
   * are not counted.
   */
  lag(now: number): Promise<{ readonly oldestMs: number; readonly ready: number }>;
  /** forgets what was delivered or failed before an instant */
  forgetDeliveries(before: number): Promise<number>;
}
