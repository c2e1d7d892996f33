// What is handed to the thread that evaluates a text, and what it hands back: plain data both.

import type { FestivalMode } from '../../compiler/trace.ts';
import type { Place } from '../../engine/place/place.ts';
import type { SkyFit } from '../../engine/sky/sky-fit.ts';
import type { evaluation } from '../schemas/evaluate.ts';
import type { z } from '../schemas/zod.ts';
import type { GivenInputs } from './inputs.ts';
import type { PackTexts } from './pack-texts.ts';

/** A text to be evaluated, with everything that is needed for it. */
export interface Trial {
  readonly text: string;
  /** the pack that the text builds on unless it says another */
  readonly parent: string;
  readonly packs: PackTexts;
  /** version of the ephemeris data */
  readonly dataVersion: string;
  readonly place: Place;
  /** the years asked about, in their order, with their skies */
  readonly years: readonly { readonly year: number; readonly fit: SkyFit }[];
  /** the only civil day number asked about, which lies in the only year */
  readonly day: number | undefined;
  /** the only rule asked about */
  readonly rule: string | undefined;
  readonly traces: boolean;
  readonly inputs: GivenInputs;
  readonly mode: FestivalMode;
}

/** What came of a text. */
export interface Evaluated {
  readonly answer: z.output<typeof evaluation>;
  /** the chain that ends in the text; undefined where it has errors */
  readonly chain: { readonly packs: readonly string[]; readonly fingerprint: string } | undefined;
}
