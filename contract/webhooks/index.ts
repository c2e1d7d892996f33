// What other rooms use of `contract/webhooks`.

export {
  deliveriesAnswer,
  deliveryAnswer,
  usualDeliveries,
  webhookAnswer,
  webhooksAnswer,
  webhookWithSecret,
} from './webhook-answers.ts';
export { longestUrl, newWebhookBody, webhookChangeBody } from './webhook-body.ts';
export {
  type EventData,
  type EventKind,
  eventBody,
  eventKinds,
  eventTexts,
  subscribableKinds,
} from './webhook-events.ts';
