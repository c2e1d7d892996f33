// What other rooms use of `contract/webhooks`.

export {
  deliveriesAnswer,
  deliveryAnswer,
  webhookAnswer,
  webhookDeleted,
  webhooksAnswer,
  webhookWithSecret,
} from './webhook-answers.ts';
export { longestUrl, newWebhookBody, rotationBody, webhookChangeBody } from './webhook-body.ts';
export {
  askedKinds,
  type EventData,
  type EventKind,
  eventBody,
  eventKinds,
  eventTexts,
} from './webhook-events.ts';
