// What other rooms use of `contract/alerts`.

export {
  type AlertSettings,
  type alertAnswer,
  type alertMatch,
  type alertPreview,
  previewDays,
} from './alert.ts';
export type {
  AlertConditions,
  AlertNode,
} from './conditions.ts';
export { type AlertFactName, alertFacts, keysOfKind } from './facts.ts';
