// A completion item.

import { CompletionItemKind } from 'vscode-languageserver';

/** One proposal, before it has a place in a text. */
export interface Proposal {
  /** what is shown, and typed unless `insert` says otherwise */
  readonly label: string;
  readonly kind: CompletionItemKind;
  /** beside the label */
  readonly detail?: string;
  /** a line or two about it */
  readonly about?: string;
  readonly insert?: string;
  /** what comes first has the lower */
  readonly rank: number;
}

/** Proposals, and how many characters before the cursor they take the place of. */
export interface Proposals {
  readonly items: readonly Proposal[];
  readonly replace: number;
  /** whether they are few and fit nowhere else, so that a blank is reason enough to show them */
  readonly specific: boolean;
}

export const nothing: Proposals = { items: [], replace: 0, specific: false };

/** A proposal of a name. */
export const named = (label: string, detail: string, rank = 0): Proposal => ({
  label,
  detail,
  rank,
  kind: CompletionItemKind.EnumMember,
});
