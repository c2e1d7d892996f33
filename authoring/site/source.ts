// The sources of the site: packs that compile, the language reference, examples, and years to show dates of.

import type { Pack } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { SourceFile } from '@nirnaya/dsl/source';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { Place, Site } from '@nirnaya/engine/place';

/** Files with a mistake, their diagnostics, and the corrected files. */
export interface Example {
  readonly bad: readonly SourceFile[];
  /** exactly the diagnostics of the bad files */
  readonly diagnostics: readonly Diagnostic[];
  /** empty where there is no one way to put it right */
  readonly good: readonly SourceFile[];
}

/** The sources of the site. */
export interface SiteContent {
  readonly packs: ReadonlyMap<string, Pack>;
  /** the same compiled, by the name of the pack that ends the chain; every pack of `packs` is here */
  readonly chains: ReadonlyMap<string, CompiledPack>;
  /** the language reference in Markdown */
  readonly language: string;
  /** the version of the product */
  readonly version: string;
  /** Gregorian years whose dates are shown, in order */
  readonly years: readonly number[];
  /** where the rules of a pack are run */
  siteOf(pack: string): Site;
  placeYear(place: Place, year: number): PlaceYear;
  /** the example of a diagnostic, by its code; undefined where there is none */
  exampleOf(code: string): Example | undefined;
}
