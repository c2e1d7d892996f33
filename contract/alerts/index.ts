// What other rooms use of `contract/alerts`.

export {
  type AlertSettings,
  type alertAnswer,
  type alertChangeBody,
  type alertMatch,
  type alertPreview,
  type alertPreviewBody,
  type alertsAnswer,
  type alertWithFeed,
  type newAlertBody,
  previewDays,
} from './alert.ts';
export type {
  AlertConditions,
  AlertNode,
} from './conditions.ts';
export { type AlertFactName, alertFacts, keysOfKind } from './facts.ts';
