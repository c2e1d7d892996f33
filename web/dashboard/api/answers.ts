// What the API answers, by the schemas that the service answers with.

import type {
  accountAnswer,
  keysAnswer,
  keyWithText,
  newKeyBody,
  usageAnswer,
} from '@nirnaya/contract/account';
import type {
  alertAnswer,
  alertChangeBody,
  alertPreview,
  alertPreviewBody,
  alertsAnswer,
  alertWithFeed,
  newAlertBody,
} from '@nirnaya/contract/alerts';
import type { errorSchema } from '@nirnaya/contract/common';
import type { feedAnswer, feedsAnswer, feedWithAddress, newFeedBody } from '@nirnaya/contract/feeds';
import type { locationAnswer, searchAnswer } from '@nirnaya/contract/places';
import type { ruleItem } from '@nirnaya/contract/rules';
import type { pricingAnswer } from '@nirnaya/contract/service';
import type {
  deliveriesAnswer,
  deliveryAnswer,
  newWebhookBody,
  webhookAnswer,
  webhookChangeBody,
  webhooksAnswer,
  webhookWithSecret,
} from '@nirnaya/contract/webhooks';
import type { z } from 'zod';

export type Overview = z.output<typeof accountAnswer>;
export type Keys = z.output<typeof keysAnswer>;
export type ListedKey = Keys['keys'][number];
export type NewKey = z.input<typeof newKeyBody>;
export type KeyWithText = z.output<typeof keyWithText>;
export type Usage = z.output<typeof usageAnswer>;
export type Pricing = z.output<typeof pricingAnswer>;
export type Webhook = z.output<typeof webhookAnswer>;
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;
export type Webhooks = z.output<typeof webhooksAnswer>;
export type Delivery = z.output<typeof deliveryAnswer>;
export type Deliveries = z.output<typeof deliveriesAnswer>;
export type NewWebhook = z.input<typeof newWebhookBody>;
export type WebhookChange = z.input<typeof webhookChangeBody>;
export type ErrorBody = z.output<typeof errorSchema>;
export type FieldError = NonNullable<ErrorBody['errors']>[number];
export type PlaceMatches = z.output<typeof searchAnswer>;
export type Place = PlaceMatches['locations'][number];
export type PlaceDetail = z.output<typeof locationAnswer>;
export type Alert = z.output<typeof alertAnswer>;
export type AlertWithFeed = z.output<typeof alertWithFeed>;
export type Alerts = z.output<typeof alertsAnswer>;
export type AlertPreview = z.output<typeof alertPreview>;
export type NewAlert = z.input<typeof newAlertBody>;
export type AlertChange = z.input<typeof alertChangeBody>;
export type AlertPreviewRequest = z.input<typeof alertPreviewBody>;
export type Feed = z.output<typeof feedAnswer>;
export type Feeds = z.output<typeof feedsAnswer>;
export type FeedWithAddress = z.output<typeof feedWithAddress>;
export type NewFeed = z.input<typeof newFeedBody>;
export type Observance = Pick<z.output<typeof ruleItem>, 'code' | 'name' | 'type' | 'disabled'>;
