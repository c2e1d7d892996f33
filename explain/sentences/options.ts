// The options of an explanation besides the rule and its trace.

import type { CompiledPack, Trace } from '@nirnaya/compiler/runtime';
import { type PlaceYear, placeYearOn } from '@nirnaya/engine/almanac';
import type { SentenceWords } from '../messages/index.ts';
import type { MonthNames } from './tithi-name.ts';

/** The options with their place-year on the sky that a trace was made on. */
export const onSkyOf = (options: ExplainOptions, { sky }: Pick<Trace, 'sky'>): ExplainOptions =>
  options.placeYear === undefined ? options : { ...options, placeYear: placeYearOn(options.placeYear, sky) };

/** Options of every explanation. Only the zone is needed; the rest makes the text fuller. */
export interface ExplainOptions {
  /** IANA zone whose clock is used */
  readonly zone: string;
  /** IANA zone of the civil days; default `zone` */
  readonly dayZone?: string;
  /** the requested civil day number; default the day decided */
  readonly date?: number;
  /** the name of the observance on the day, where it is not the rule's own */
  readonly name?: string;
  /** the words of the language that sentences are written in; those of English by default */
  readonly words?: SentenceWords;
  /** the name of the observance in that language */
  readonly nativeName?: string;
  /** the place-year that the trace was made in, for exact tithis and the windows of the days */
  readonly placeYear?: PlaceYear;
  /** the pack that the rule belongs to, for the names of other rules and the windows of the days */
  readonly pack?: CompiledPack;
  /** how the land names the dark half of a lunar month; default amanta */
  readonly monthNames?: MonthNames;
  /** the works cited, by key */
  readonly works?: ReadonlyMap<string, { readonly title: string }>;
}
