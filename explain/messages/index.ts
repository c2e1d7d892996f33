// What other folders and rooms use of `explain/messages`.

export { english } from './english.ts';
export { formatted } from './format.ts';
export { labelIn, writtenIn } from './in-language.ts';
export {
  type Message,
  NoWords,
  type SentenceWords,
  type Value,
  written,
} from './message.ts';
export { skyNamed } from './sky-names.ts';
