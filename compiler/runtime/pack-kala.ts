// Kalas and divisions of a compiled chain: their names, and their windows on a day.

import type { Cited, DivisionEntry, KalaEntry, Quality } from '../../dsl/pack/document.ts';
import { nameOf } from '../../dsl/vocabulary/kinds.ts';
import type { Division } from '../front/check/typed.ts';
import type { Owned } from '../front/link/layer.ts';
import type { Context } from './emit/context.ts';
import { type Parts, partsOf } from './emit/divisions.ts';
import type { Emitter } from './emit/emitter.ts';

/** A named window or division as people know it. */
export interface PackKala {
  /** as rules name it: `rahu_kaal` */
  readonly name: string;
  /** as people name it */
  readonly title: string;
  readonly titleSa: string | undefined;
  readonly quality: Quality | undefined;
  readonly cite: readonly Cited[];
  /** the pack it comes from */
  readonly pack: string;
}

/** One labelled part of a day. */
export interface DayPart {
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  readonly label: string;
}

/** The common names of the kalas or divisions of a chain. */
export function packKalas(
  entries: ReadonlyMap<string, Owned<KalaEntry | DivisionEntry>>,
): ReadonlyMap<string, PackKala> {
  return new Map(
    [...entries].map(([name, { pack, entry }]) => [
      name,
      {
        name,
        title: entry.title ?? titled(name),
        titleSa: entry.title_sa,
        quality: 'quality' in entry ? entry.quality : undefined,
        cite: entry.cite,
        pack,
      },
    ]),
  );
}

// `rahu_kaal` without a name of its own is `Rahu Kaal`.
const titled = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The evaluator of a division's parts on the day of a context. */
export function dayPartsOf(emitter: Emitter, division: Division): (cx: Context) => readonly DayPart[] {
  const parts = partsOf(emitter, division);
  const graha = typeof division.type === 'object';
  return (cx) => dayParts(parts(cx), graha);
}

function dayParts({ spans, labels }: Parts, graha: boolean): readonly DayPart[] {
  return labels.slice(0, spans.length / 2).map((label, i) => ({
    start: spans[2 * i],
    end: spans[2 * i + 1],
    label: graha ? nameOf('graha', Number(label)) : String(label),
  }));
}
