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
  askedKinds,
  type EventData,
  type EventKind,
  eventBody,
  eventKinds,
  eventTexts,
} from './webhook-events.ts';
