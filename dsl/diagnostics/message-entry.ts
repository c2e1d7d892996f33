// One entry of the catalogue of messages: how grave it is, what it says, and a paragraph of documentation.
// The parameters of `message` are the parameters that `report` asks for.
import type { Severity } from './diagnostic.ts';

/** Parameters of a message that has none. */
export type NoParams = Readonly<Record<string, never>>;

export interface MessageEntry<Params> {
  readonly severity: Severity;
  message(params: Params): string;
  /** What to do about it, where the catalogue can tell; the caller's own help comes first. */
  help?(params: Params): string | undefined;
  /** Documentation for the language reference, in plain English. */
  readonly paragraph: string;
}

/** Shapes an entry without widening its parameters. */
export function entry<Params>(shape: MessageEntry<Params>): MessageEntry<Params> {
  return shape;
}

/** `A, B or C`. */
export function oneOfWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** Help for an unknown name with a near neighbour. */
export function didYouMean(params: { readonly suggestion?: string | undefined }): string | undefined {
  return params.suggestion === undefined ? undefined : `did you mean \`${params.suggestion}\`?`;
}
