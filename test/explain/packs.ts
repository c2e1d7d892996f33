// What the tests of explanations use: the bundled packs, and packs written in the test itself.

import type { Workspace } from '../../app/workspace/workspace.ts';
import { readPackSet } from '../../compiler/compile/compile.ts';
import type { PackRule } from '../../compiler/front/check/pack-rule.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import type { FestivalMode, Trace } from '../../compiler/runtime/trace.ts';
import { renderDiagnostics } from '../../dsl/diagnostics/frame.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { civilFromDay, parseIsoDate } from '../../engine/civil/civil.ts';
import type { Place } from '../../engine/place/place.ts';
import type { ExplainOptions } from '../../explain/sentences/options.ts';

export const newDelhi: Place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
export const tromso: Place = { lat: 69.6492, lon: 18.9553, zone: 'Europe/Oslo' };

/** Civil day number of an ISO date that the test is sure of. */
export function dayOf(date: string): number {
  const day = parseIsoDate(date);
  if (day === undefined) throw new Error(`no date: ${date}`);
  return day;
}

/** A compiled pack of rules in YAML over a few kalas and works; throws with its errors. */
export function packOf(rules: string, works = ''): CompiledPack {
  const text = `pack: T\nworks:\n  book: {title: The Book, author: A, year: 1800, about: x}\n${works}kala:\n  madhyahna: part 3 of 5 of day\n  pradosha: from sunset for 3 muhurta of night\nrules:\n${rules}`;
  const set = readPackSet([sourceFile('t.yaml', text)], { dataVersion: 'test' });
  const { pack, diagnostics } = set.compile('T');
  if (pack === undefined) throw new Error(renderDiagnostics([...set.diagnostics, ...diagnostics]));
  return pack;
}

/** A decision and all that is needed to explain it. */
export interface Case {
  readonly rule: PackRule;
  readonly trace: Trace;
  readonly traces: readonly Trace[];
  readonly py: PlaceYear;
  readonly options: ExplainOptions;
}

/** The decision of a rule whose target comes nearest to a date, at a place. */
export function caseOf(
  workspace: Workspace,
  pack: CompiledPack,
  { code, date }: { readonly code: string; readonly date: string },
  { place = newDelhi, mode = 'standard' }: { place?: Place; mode?: FestivalMode } = {},
): Case {
  const day = dayOf(date);
  const py = workspace.almanac.placeYear(place, civilFromDay(day).year);
  const rule = pack.rules.get(code);
  if (rule === undefined) throw new Error(`no rule ${code}`);
  const traces = pack.traces.between(py, code, {
    from: py.firstDay + py.yearStart,
    to: py.firstDay + py.yearEnd - 1,
    mode,
  });
  const away = (t: Trace): number => Math.abs((t.candidates[0]?.day ?? Number.POSITIVE_INFINITY) - day);
  const [trace] = [...traces].sort((a, b) => away(a) - away(b));
  if (trace === undefined) throw new Error(`${code} has no occurrence in the year of ${date}`);
  return { rule, trace, traces, py, options: { zone: place.zone, placeYear: py, pack } };
}
