// The request for an explanation and its answer, whatever the kind of rule.

import type { AnyRule, Inputs } from '@nirnaya/compiler/runtime';
import type { Session } from '../../options/session.ts';
import type { Layout } from './blocks.ts';

/** The request. */
export interface Question {
  readonly session: Session;
  readonly rule: AnyRule;
  /** civil day number */
  readonly day: number;
  readonly inputs: Inputs;
  /** of an observance: only the occurrences that are this variant */
  readonly variant?: string | undefined;
}

/** The answer. */
export interface Explained {
  readonly sentence: string;
  /** parts of the report between the sentence and the authorities; empty ones are left out */
  blocks(layout: Layout): readonly string[];
  /** what is particular to the kind, for JSON */
  readonly data: Readonly<Record<string, unknown>>;
}
