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

/** Dates that pages show. */
export interface ShownDates {
  readonly kind: 'shown';
  /** Gregorian years, in order */
  readonly years: readonly number[];
  placeYear(place: Place, year: number): PlaceYear;
}

/** The dates of observances: on their pages, or on others that these link to. */
export type SiteDates =
  | ShownDates
  | {
      readonly kind: 'linked';
      /** the address of the dates of an observance, by its code and the pack that defines it */
      href(code: string, pack: string): string;
    };

/** The sources of the pages about packs and what is in them. */
export interface PacksContent {
  readonly packs: ReadonlyMap<string, Pack>;
  /** the same compiled, by the name of the pack that ends the chain; every pack of `packs` is here */
  readonly chains: ReadonlyMap<string, CompiledPack>;
  readonly dates: SiteDates;
  /** where the rules of a pack are run */
  siteOf(pack: string): Site;
}

/** The sources of the site. */
export interface SiteContent extends PacksContent {
  /** the language reference in Markdown */
  readonly language: string;
  /** the version of the product */
  readonly version: string;
  /** the example of a diagnostic, by its code; undefined where there is none */
  exampleOf(code: string): Example | undefined;
}
