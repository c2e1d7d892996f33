// A text evaluated: what is to be said of it, and what dates its rules give beside those of the rules in force.
// Runs in a thread of its own and touches nothing but what it is handed.

import { allRules, anyRule } from '../../compiler/any-rule.ts';
import { type PackSet, packSetOf } from '../../compiler/compile.ts';
import { chainMeaning } from '../../compiler/diff/chain-meaning.ts';
import { compareChains } from '../../compiler/diff/compare-rules.ts';
import type { CompiledPack } from '../../compiler/pack.ts';
import type { PackDocument } from '../../dsl/pack/document.ts';
import { readPack } from '../../dsl/pack/read-pack.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { boundedCache } from '../../engine/sky/bounded-cache.ts';
import type { SkyYear } from '../../engine/sky/sky-year.ts';
import { skyYearOf } from '../../engine/sky/sky-year-of.ts';
import { type Reckoning, reckoningOf } from '../asked.ts';
import { notFound, unprocessable } from '../errors.ts';
import { nearKeys } from '../festivals/keys.ts';
import { findingsOf } from './findings.ts';
import { requireAsked } from './inputs.ts';
import type { PackTexts } from './pack-texts.ts';
import type { EvaluatedRule, Question } from './question.ts';
import { fitting, room } from './room.ts';
import { toldOf } from './told.ts';
import type { Evaluated, Trial } from './trial.ts';
import { trialFile } from './trial-file.ts';

/** The most rules of a text. */
const mostRules = 50;

/** Characters of JSON: of what is said of a text, of dates and spans, of traces. */
const diagnosticRoom = 100_000;
const dateRoom = 300_000;
const traceRoom = 200_000;

/** Sky years kept, about 80 kB each. */
const keptSkies = 32;

type Read = ReturnType<typeof readPack>;

/** The packs in force as read, and compiled where a text was compared with them. */
interface InForce {
  readonly version: number;
  readonly reads: readonly Read[];
  readonly set: PackSet;
}

/**
 * Evaluates texts one after the other, each in two steps: first the packs and the sky are made ready; what is returned
 * then reads the text. It throws `ServiceError` for what is refused.
 */
export function evaluator(): (trial: Trial) => () => Promise<Evaluated> {
  const skies = boundedCache<number, SkyYear>(keptSkies);
  let inForce: InForce | undefined;
  return (trial) => {
    if (inForce?.version !== trial.packs.version) inForce = readPacks(trial.packs, trial.dataVersion);
    const current = inForce;
    current.set.compile(trial.parent);
    const years = new Map(
      trial.years.map(({ year, fit }): [number, PlaceYear] => [
        year,
        buildPlaceYear(
          skies.get(year, () => skyYearOf(year, fit)),
          trial.place,
        ),
      ]),
    );
    return () => evaluate(trial, current, years);
  };
}

function readPacks({ version, files }: PackTexts, dataVersion: string): InForce {
  const reads = files.map(({ path, text }) => readPack(sourceFile(path, text)));
  return { version, reads, set: packSetOf(reads, { dataVersion }) };
}

async function evaluate(
  trial: Trial,
  inForce: InForce,
  years: ReadonlyMap<number, PlaceYear>,
): Promise<Evaluated> {
  const read = readPack(trialFile(trial.text, trial.parent));
  const { document } = read;
  const rules = (document?.rules.length ?? 0) + (document?.disable.length ?? 0);
  if (rules > mostRules) {
    throw unprocessable('too_many_rules', `The text has ${rules} rules; at most ${mostRules} are evaluated.`);
  }
  // A text that bears the name of a pack stands in its place.
  const others = inForce.reads.filter((other) => other.document?.pack !== document?.pack);
  const set = packSetOf([...others, read], { dataVersion: trial.dataVersion });
  const compilation = document === undefined ? undefined : set.compile(document.pack);
  const told = toldOf([...set.diagnostics, ...(compilation?.diagnostics ?? [])]);
  const diagnostics = room(diagnosticRoom);
  const ok = !told.some(({ severity }) => severity === 'error');
  const pack = ok ? compilation?.pack : undefined;
  const answer = { ok, diagnostics: fitting(told, diagnostics), rules: [], truncated: diagnostics.full };
  if (document === undefined || pack === undefined) return { answer, chain: undefined };

  const below = inForce.set.packs.has(pack.name) ? pack.name : document.extends;
  const old = below === undefined ? undefined : inForce.set.compile(below).pack;
  const question: Question = {
    years: [...years.keys()],
    day: trial.day,
    traces: trial.traces,
    inputs: trial.inputs,
    room: room(dateRoom),
    traceRoom: room(traceRoom),
  };
  const at = (compiled: CompiledPack, packs: PackSet): Reckoning =>
    reckoningOf(
      { pack: compiled, mode: trial.mode, zone: trial.place.zone, year: yearOf(years) },
      packs.packs,
    );
  const now = at(pack, set);
  const before = old && at(old, inForce.set);
  const codes = codesOf(trial, document, pack, old);
  requireAsked(
    trial.inputs,
    codes.flatMap((code) => anyRule(pack, code)?.inputs ?? []),
  );
  const found: EvaluatedRule[] = [];
  for (const code of codes) {
    if (question.room.full) break;
    found.push(...(await evaluated(code, now, before, question)));
  }
  return {
    answer: {
      ...answer,
      rules: found,
      truncated: diagnostics.full || question.room.full || question.traceRoom.full,
    },
    chain: { packs: pack.chain, fingerprint: pack.fingerprint },
  };
}

const yearOf =
  (years: ReadonlyMap<number, PlaceYear>) =>
  (year: number): PlaceYear => {
    const py = years.get(year);
    if (py === undefined) throw new RangeError(`the year ${year} was not handed over`);
    return py;
  };

// The rules to report.
function codesOf(
  { rule, mode }: Trial,
  document: PackDocument,
  pack: CompiledPack,
  before: CompiledPack | undefined,
): string[] {
  if (rule !== undefined) {
    const code = [rule, rule.toUpperCase()].find((name) => anyRule(pack, name) !== undefined);
    if (code !== undefined) return [code];
    const near = nearKeys(
      rule,
      allRules(pack).map((known) => known.code),
    );
    const hint = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
    throw notFound('unknown_rule', `There is no rule ${rule} in the text or below it.${hint}`);
  }
  const own = [...document.rules, ...document.disable].map(({ code }) => code);
  if (own.length > 0 || before === undefined) return own;
  const { rules } = compareChains(chainMeaning(before, mode), chainMeaning(pack, mode));
  return rules.filter(({ moves }) => moves).map(({ code }) => code);
}

async function evaluated(
  code: string,
  now: Reckoning,
  before: Reckoning | undefined,
  question: Question,
): Promise<EvaluatedRule[]> {
  const rule = anyRule(now.pack, code);
  if (rule === undefined) return [];
  const old = before && anyRule(before.pack, code);
  const found = await findingsOf(now, rule, question);
  const was = before && old && (await findingsOf(before, old, question));
  return [
    {
      code,
      kind: rule.kind,
      name: rule.linked.fields?.name ?? code,
      disabled: rule.linked.disabled,
      inputs: rule.inputs.map(({ name }) => name),
      ...found,
      ...(was === undefined
        ? {}
        : {
            before: was.dates,
            before_undecided: was.undecided,
            before_spans: was.spans,
            before_muhurats: was.muhurats,
            before_days: was.days,
            before_result: was.result,
          }),
    },
  ];
}
