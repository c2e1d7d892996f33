// What other rooms use of `authoring/playground`.

export type {
  PlaygroundAnswer,
  PlaygroundCompletions,
  PlaygroundHover,
  PlaygroundPlace,
  PlaygroundQuestion,
  PlaygroundReason,
  PlaygroundYear,
} from './answer.ts';
export { openPlayground, type Playground } from './open.ts';
