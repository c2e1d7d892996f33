// What a message says of a name that is not known.

import { capitalized } from './capitalized.ts';
import { suggest } from './suggest.ts';

/** A name that is not known, and those that are. */
export interface UnknownName {
  /** what it should name, such as `plan` */
  readonly what: string;
  /** `what` of several; by default with an `s` */
  readonly plural?: string;
  /** as it was written */
  readonly text: string;
  readonly known: readonly string[];
  /** the known names that it may mean; by default the nearest one, if one is near */
  readonly near?: readonly string[];
}

/** More characters of an unknown name are cut. */
const longest = 60;

/** `unknown plan "fre"; did you mean free? Known plans are free, pro`. It has no full stop at its end. */
export function unknownText({ what, plural = `${what}s`, text, known, near }: UnknownName): string {
  const best = suggest(text, known);
  const meant = near ?? (best === undefined ? [] : [best]);
  const shown = JSON.stringify(text.length > longest ? `${text.slice(0, longest)}...` : text);
  const list = known.length === 0 ? `there are no ${plural}` : `known ${plural} are ${known.join(', ')}`;
  if (meant.length === 0) return `unknown ${what} ${shown}; ${list}`;
  return `unknown ${what} ${shown}; did you mean ${meant.join(' or ')}? ${capitalized(list)}`;
}
