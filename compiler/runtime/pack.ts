// A chain of packs compiled: what it is made of, and its answers by kind of rule.

import type { TableNode } from '@nirnaya/dsl/pack';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { OtherRules } from '../front/check/other-rules.ts';
import type { PackCalendar, PackRule } from '../front/check/pack-rule.ts';
import type { Division, TypedExpression } from '../front/check/typed.ts';
import { sha256 } from '../front/fingerprint/sha256.ts';
import type { ChainPlan } from '../front/plan/chain-plan.ts';
import type { Attributes } from './attributes.ts';
import { type BirthResults, birthResults } from './births.ts';
import { type ChakraResults, chakraResults } from './chakras.ts';
import { type Conditions, packConditions } from './conditions.ts';
import { type DayWindows, dayWindows, type PackKala } from './day-windows.ts';
import { emitterFor, type Slots } from './emit/build.ts';
import { noInputs } from './emit/context.ts';
import type { Emitter } from './emit/emitter.ts';
import { type ExpressionStep, expressionSteps } from './expression-steps.ts';
import { type ObservanceAnswers, observanceAnswers } from './observances.ts';
import { type InputOptions, type QueryOptions, runsOf } from './query.ts';
import { skyOfRule } from './rule-sky.ts';
import { calendarDate, type RunSource, startRun } from './run.ts';
import { sourceOf } from './run-source.ts';
import { packScores, type Scores } from './scores.ts';
import { packTraces, type Traces } from './traces.ts';

/** What a chain is made of, as compiled and as shown: its rules by kind, and what they are written with. */
interface ChainContent extends OtherRules {
  readonly name: string;
  /** from the root down */
  readonly chain: readonly string[];
  readonly fingerprint: string;
  /** on whose sky it is decided; rules and calendars may have skies of their own */
  readonly sky: SkyName;
  /** its observances and conditions; rules that score are in `scored`, chakras in `chakras`, those of births in `births` */
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
  /** the tables of the chain as written */
  readonly tables: ReadonlyMap<string, TableNode>;
  /** what people call the kalas, by name, in the order of the packs */
  readonly kalas: ReadonlyMap<string, PackKala>;
  /** what people call the divisions, by name */
  readonly divisions: ReadonlyMap<string, PackKala>;
}

/** What the rules of a chain answer, by their kind. All are pure functions; disabled rules have no answer. */
interface ChainAnswers extends ObservanceAnswers {
  readonly traces: Traces;
  readonly conditions: Conditions;
  /** of muhurats and suitabilities */
  readonly scores: Scores;
  readonly chakraResults: ChakraResults;
  readonly birthResults: BirthResults;
  /** the windows of kalas and divisions */
  readonly dayWindows: DayWindows;
  /** what tables say of names */
  readonly attributes: Attributes;
}

/** A compiled chain. Its answers are pure functions of the place-year; runs are cached for its lifetime. */
export interface CompiledPack extends ChainContent, ChainAnswers {
  /** the same chain with all of it decided on one sky, whatever its packs state; the same object each time */
  onSky(sky: SkyName): CompiledPack;
  /** the chain on the skies that its packs state: itself, unless it was made by `onSky` */
  readonly asStated: CompiledPack;
  /** the sky that a rule is decided on, by its code */
  skyOf(code: string): SkyName;
  /** the codes of the observances that are decided without a sky, on a year of the calendars or any other */
  readonly skyless: ReadonlySet<string>;
  /** month (0-based, in the calendar's order) and day of a calendar on a civil day number */
  calendarDate(
    py: PlaceYear,
    calendar: string,
    day: number,
  ): { readonly month: number; readonly day: number } | undefined;
  /**
   * An expression checked under the names of this chain, evaluated on a civil day number step by step. Nothing of it is
   * kept. Throws `RangeError` for a day outside of the place-year.
   */
  evaluate(
    py: PlaceYear,
    term: TypedExpression,
    day: number,
    options?: QueryOptions & InputOptions,
  ): ExpressionStep;
}

/** What the compiler gathered for a chain. */
export interface PackParts extends ChainContent {
  readonly attributes: Attributes;
  readonly kala: (name: string) => TypedExpression | undefined;
  readonly division: (name: string) => Division | undefined;
  readonly plan: ChainPlan;
}

/** Makes a compiled pack of its parts. Evaluators are emitted when first needed. */
export function compiledPack(parts: PackParts): CompiledPack {
  // There are six skies.
  const skies = new Map<SkyName, CompiledPack>();
  const onSky = (sky: SkyName): CompiledPack => {
    const known = skies.get(sky);
    if (known !== undefined) return known;
    const pack = packOn(parts, { sky, isOnOneSky: true, asStated: () => stated }, onSky);
    skies.set(sky, pack);
    return pack;
  };
  const stated: CompiledPack = packOn(
    parts,
    { sky: parts.sky, isOnOneSky: false, asStated: () => stated },
    onSky,
  );
  return stated;
}

/** On whose sky the rules of a chain are decided. */
interface PackSky {
  readonly sky: SkyName;
  /** also those that state another */
  readonly isOnOneSky: boolean;
  readonly asStated: () => CompiledPack;
}

function packOn(
  parts: PackParts,
  { sky, isOnOneSky, asStated }: PackSky,
  onSky: CompiledPack['onSky'],
): CompiledPack {
  const slots: Slots = { count: 0 };
  const plain = emitterFor(slots, false);
  const { rules: dated, calendars } = parts;
  const sourceBy = (emitter: Emitter): RunSource =>
    sourceOf({ rules: dated, calendars, sky, isOnOneSky }, emitter);
  const source = sourceBy(plain);
  const tracing = sourceBy(emitterFor(slots, true));
  const runOf = runsOf(source);
  const { plan, rules, scored, chakras, births } = parts;
  return {
    name: parts.name,
    chain: parts.chain,
    // What takes time to make is read only where it is asked for; of the fingerprint, what a chain means is written out.
    get fingerprint() {
      return isOnOneSky ? sha256(`${parts.fingerprint} ${sky}`).slice(0, 16) : parts.fingerprint;
    },
    sky,
    onSky,
    get asStated() {
      return asStated();
    },
    skyOf: (code) => (isOnOneSky ? sky : skyOfRule(parts, code)),
    get skyless() {
      return plan.skyless;
    },
    rules,
    scored,
    chakras,
    births,
    calendars: parts.calendars,
    tables: parts.tables,
    kalas: parts.kalas,
    divisions: parts.divisions,
    ...observanceAnswers(parts, source, runOf),
    traces: packTraces(rules, tracing, runOf),
    conditions: packConditions({ codes: plan.conditions, rule: (code) => rules.get(code) }, source, runOf),
    scores: packScores({ scored, ratings: plan.ratings }, plain, runOf),
    chakraResults: chakraResults(chakras, plain),
    birthResults: birthResults(births),
    dayWindows: dayWindows(parts, plain, runOf),
    attributes: parts.attributes,
    calendarDate: (py, calendar, day) => calendarDate(runOf(py), calendar, day - py.firstDay),
    evaluate: (py, term, day, { mode = 'standard', inputs = noInputs } = {}) => {
      const at = day - py.firstDay;
      if (at < 1 || at > py.count - 2) throw new RangeError(`the day ${day} lies outside of ${py.year}`);
      // Slots of its own, in a run of its own: those of the pack live as long as the pack.
      const emitter = emitterFor({ count: 0 }, false);
      const cx = startRun(sourceBy(emitter), py, mode).context(inputs);
      cx.day = at;
      return expressionSteps(emitter, term, cx);
    },
  };
}
