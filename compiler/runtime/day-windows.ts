// Kalas and divisions of a chain: their names, and their windows on a day.

import type { Cited, DivisionEntry, KalaEntry, Quality } from '@nirnaya/dsl/pack';
import { capitalized, nameOf } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { beginningWithin, type Spans } from '@nirnaya/engine/spans';
import type { Division, TypedExpression } from '../front/check/typed.ts';
import type { Owned } from '../front/link/layer.ts';
import type { Context } from './emit/context.ts';
import { type Parts, partsOf } from './emit/divisions.ts';
import type { Emitter } from './emit/emitter.ts';
import { belongsToDay } from './emit/over.ts';
import type { RunOf } from './query.ts';

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
const titled = (name: string): string => name.split('_').map(capitalized).join(' ');

/** The windows of the kalas and divisions of a chain on a day. Days are civil day numbers. */
export interface DayWindows {
  /** a kala on a day; undefined if there is no such kala */
  kala(py: PlaceYear, name: string, day: number): Spans | undefined;
  /**
   * A kala as almanacs list it on a day: all its spans where they belong to the day; of one that hangs on a star or a
   * tithi, as varjyam does, those that begin from this day's start to the next.
   */
  listedKala(py: PlaceYear, name: string, day: number): Spans | undefined;
  /** the parts of a division on a day; none without sunrise or sunset, undefined if unknown */
  division(py: PlaceYear, name: string, day: number): readonly DayPart[] | undefined;
  /** what a kala means; undefined if there is no such kala */
  kalaTerm(name: string): TypedExpression | undefined;
  /** what a division means; undefined if there is no such division */
  divisionTerm(name: string): Division | undefined;
}

/** What kalas and divisions mean, by name. */
interface WindowTerms {
  kala(name: string): TypedExpression | undefined;
  division(name: string): Division | undefined;
}

/** Makes the windows. Evaluators are emitted when first needed. */
export function dayWindows({ kala, division }: WindowTerms, emitter: Emitter, runOf: RunOf): DayWindows {
  const divided = new Map<string, ReturnType<typeof dayPartsOf>>();
  const contextOn = (py: PlaceYear, day: number): Context => {
    const cx = runOf(py).context();
    cx.day = day - py.firstDay;
    return cx;
  };
  return {
    kalaTerm: kala,
    divisionTerm: division,
    kala: (py, name, day) => {
      const term = kala(name);
      return term && emitter.spans(term)(contextOn(py, day));
    },
    listedKala: (py, name, day) => {
      const term = kala(name);
      if (term === undefined) return undefined;
      const cx = contextOn(py, day);
      const spans = emitter.spans(term)(cx);
      if (belongsToDay(term)) return spans;
      return beginningWithin(spans, py.dayStart[cx.day], py.dayStart[cx.day + 1]);
    },
    division: (py, name, day) => {
      let partsOn = divided.get(name);
      if (partsOn === undefined) {
        const term = division(name);
        if (term === undefined) return undefined;
        partsOn = dayPartsOf(emitter, term);
        divided.set(name, partsOn);
      }
      return partsOn(contextOn(py, day));
    },
  };
}

/** The evaluator of a division's parts on the day of a context. */
function dayPartsOf(emitter: Emitter, division: Division): (cx: Context) => readonly DayPart[] {
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
