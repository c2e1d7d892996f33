// The context of every answer: the workspace, the zones of coordinates, the clock. Handed in by the server or the
// command line.

import type { SentenceWords } from '@nirnaya/explain/sentences';
import type { CatalogueSource } from '../places/catalogue/bundled.ts';
import type { ZoneFinder } from '../places/zones.ts';
import type { Workspace } from './workspace.ts';

/** The parts that answers are made with. */
export interface AppContext {
  readonly workspace: Omit<Workspace, 'close'>;
  readonly zones: ZoneFinder;
  /** the places that ids besides the curated ones stand for */
  readonly catalogue: CatalogueSource;
  /** the words that sentences of a language are written with; undefined where they are those of English */
  readonly sentenceWords: (language: string) => SentenceWords | undefined;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** version of the product */
  readonly version: string;
  /** is called with failures that did not prevent an answer */
  readonly failed: (error: unknown) => void;
}
