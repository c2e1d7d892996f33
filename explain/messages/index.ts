// What other folders and rooms use of `explain/messages`.

export { english } from './english.ts';
export { formatted } from './format.ts';
export {
  type Days,
  type Listed,
  type Message,
  NoWords,
  type SentenceWords,
  type Value,
  written,
} from './message.ts';
