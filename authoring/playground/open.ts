// The tools of rule authors over one text that is being typed, where there are no files: diagnostics, completions, hovers, dates
// and reasons. It runs where plain JavaScript does.

import { bundleIn, openBundle, packSetOfBundle } from '@nirnaya/compiler/artifact';
import { setWith } from '@nirnaya/compiler/compile';
import { languageVersion } from '@nirnaya/compiler/front';
import { anyRule } from '@nirnaya/compiler/runtime';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import { lineColumn } from '@nirnaya/dsl/source';
import { openAlmanac } from '@nirnaya/engine/almanac';
import { openWorldCalendars } from '@nirnaya/engine/calendars';
import { civilFromDay, parseIsoDate } from '@nirnaya/engine/civil';
import { openSkyOf } from '@nirnaya/ephemeris/packed';
import { completionsAt } from '../lsp/completion/complete.ts';
import { hoverAt } from '../lsp/hover/hover.ts';
import { unmarked } from '../lsp/hover/markdown.ts';
import { offsetOf } from '../lsp/workspace/positions.ts';
import { Project } from '../lsp/workspace/project.ts';
import { type FileRead, packOf } from '../lsp/workspace/read.ts';
import type {
  PlaygroundAnswer,
  PlaygroundCompletions,
  PlaygroundFinding,
  PlaygroundHover,
  PlaygroundPlace,
  PlaygroundQuestion,
  PlaygroundRule,
} from './answer.ts';
import { type Decided, reasonOn, spansFrom, yearsOf } from './dates.ts';

/** What texts are decided with, as bytes. */
export interface PlaygroundData {
  /** a packed sky that holds the years that are asked for */
  readonly sky: Uint8Array;
  /** compiled packs that others can be composed of */
  readonly packs: Uint8Array;
  /** the tables of the calendars of the world */
  readonly calendars: Uint8Array;
  /** milliseconds since 1970 */
  now(): number;
}

/** One text being typed. */
export interface Playground {
  /** the packs in force that a text may build on */
  readonly packs: readonly string[];
  /** What comes of a text. What is wrong with it is among its findings. */
  answer(question: PlaygroundQuestion): PlaygroundAnswer;
  /** The completions at an offset; none where nothing fits. `afterBlank`: a blank was typed, after which only what is certain is given. */
  completions(text: string, offset: number, afterBlank: boolean): PlaygroundCompletions | undefined;
  /** What is said of the place at an offset. */
  hover(text: string, offset: number, place: PlaygroundPlace): PlaygroundHover | undefined;
}

/** The name of the one file. */
const path = 'text.yaml';

/** Rules of a text that are listed, and names of packs that are remembered while they are typed. */
const mostRules = 50;
const mostNames = 30;

/** Opens the data. Throws where bytes are damaged, or are of another version. */
export function openPlayground({ sky: skyBytes, packs, calendars, now }: PlaygroundData): Playground {
  const sky = openSkyOf(skyBytes);
  const bundle = openBundle(bundleIn(packs), { language: languageVersion, data: sky.ephemerisVersion });
  const inForce = packSetOfBundle(bundle);
  const almanac = openAlmanac(sky, { calendars: openWorldCalendars(() => calendars) });
  const bundled = inForce.made.reads.flatMap(({ document, diagnostics }): FileRead[] =>
    document === undefined
      ? []
      : [{ file: document.file, root: undefined, sound: true, document, diagnostics: [...diagnostics] }],
  );
  const start = (): Project =>
    new Project(
      () => bundled,
      (own) => setWith(inForce, own),
    );
  let project = start();
  const names = new Set<string>();

  // The text as read; every name that its pack had while it was typed would be remembered for ever.
  const read = (text: string): FileRead => {
    project.put(path, text);
    const file = project.read(path);
    if (file === undefined) throw new Error(`${path} is not read`);
    names.add(packOf(file));
    if (names.size <= mostNames) return file;
    names.clear();
    project = start();
    return read(text);
  };
  const decided = (place: PlaygroundPlace): Pick<Decided, 'place' | 'yearOf'> => ({
    place,
    yearOf: (year) => almanac.placeYear(place, year),
  });

  return {
    packs: [...inForce.packs.keys()],
    answer(question) {
      const file = read(question.text);
      const name = packOf(file);
      project.check(name);
      const diagnostics = project.diagnostics().get(path) ?? [];
      const own = { findings: diagnostics.map(findingOf), isCurrent: !diagnostics.some(isError) };
      const pack = name === '' ? undefined : project.compiledPack(name);
      if (pack === undefined) return { ...nothing, ...own };
      const { place, from, years } = question;
      const parent = [...pack.chain].reverse().find((one) => inForce.packs.has(one) && one !== name);
      const old = parent === undefined ? undefined : inForce.compile(parent).pack;
      const now: Decided = { ...decided(place), pack, packs: project.packs() };
      const before = old && { ...decided(place), pack: old, packs: inForce.packs };
      const rules = rulesOf(file, pack);
      const code = rules.find((rule) => rule.code === question.code)?.code ?? rules[0]?.code;
      const of = { ...nothing, ...own, parent, rules, code };
      const kind = rules.find((rule) => rule.code === code)?.kind;
      const today = parseIsoDate(question.today) ?? 0;
      if (code === undefined) return of;
      if (kind === 'condition') return { ...of, spans: spansFrom(now, code, today) };
      if (kind !== 'observance') return of;
      const dated = yearsOf(now, before, code, { from, years });
      const date = shownDate(dated, question);
      const day = date === undefined ? undefined : parseIsoDate(date);
      const year = dated.find((one) => one.year === (day === undefined ? from : civilFromDay(day).year));
      const other = year?.before?.find((one) => !year.dates.includes(one));
      const otherDay = other === undefined ? undefined : parseIsoDate(other);
      return {
        ...of,
        years: dated,
        changed: dated.filter(isChanged).length,
        reason: day === undefined ? undefined : reasonOn(now, code, day),
        reasonBefore:
          before === undefined || otherDay === undefined ? undefined : reasonOn(before, code, otherDay),
      };
    },
    completions(text, offset, afterBlank) {
      const file = read(text);
      const items = completionsAt(project, file, offset, afterBlank);
      const [first] = items;
      if (first?.textEdit === undefined) return undefined;
      const startOf = ({ textEdit }: (typeof items)[number]): number =>
        textEdit !== undefined && 'range' in textEdit ? offsetOf(file.file, textEdit.range.start) : offset;
      return {
        from: startOf(first),
        options: items.map(({ label, detail, documentation, textEdit, sortText = label }) => ({
          label,
          detail,
          info: typeof documentation === 'string' ? documentation : documentation?.value,
          insert: textEdit?.newText ?? label,
          sort: sortText,
        })),
      };
    },
    hover(text, offset, place) {
      const file = read(text);
      const described = hoverAt(project, file, offset, {
        siteOf: () => ({ name: place.name, place }),
        almanac: () => almanac,
        now,
      });
      if (described === undefined) return undefined;
      const { range } = described;
      return { from: range.start, to: range.end, text: unmarked(described.text) };
    },
  };
}

const nothing: PlaygroundAnswer = {
  findings: [],
  isCurrent: false,
  parent: undefined,
  rules: [],
  code: undefined,
  years: [],
  changed: 0,
  reason: undefined,
  reasonBefore: undefined,
  spans: [],
};

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

const findingOf = ({ range, severity, message, help }: Diagnostic): PlaygroundFinding => ({
  from: range.start,
  to: Math.max(range.start, range.end),
  line: lineColumn(range.file, range.start).line,
  severity,
  message: help === undefined ? message : `${message}\n${help}`,
});

// The rules that the text has and the chain knows: while it has errors those of before.
function rulesOf({ document }: FileRead, pack: Parameters<typeof anyRule>[0]): readonly PlaygroundRule[] {
  const codes = (document?.rules ?? []).map(({ code }) => code);
  return [...new Set(codes)].slice(0, mostRules).flatMap((code): PlaygroundRule[] => {
    const rule = anyRule(pack, code);
    return rule === undefined ? [] : [{ code, name: rule.linked.fields.name ?? code, kind: rule.kind }];
  });
}

const isChanged = ({ dates, before }: PlaygroundAnswer['years'][number]): boolean =>
  before !== undefined && (dates.length !== before.length || dates.some((date, i) => date !== before[i]));

// The date that was asked for, where the rule has it; else the next one, else the first.
function shownDate(
  years: PlaygroundAnswer['years'],
  { date, today }: PlaygroundQuestion,
): string | undefined {
  const all = years.flatMap(({ dates }) => dates);
  if (date !== undefined && all.includes(date)) return date;
  return all.find((one) => one >= today) ?? all[0];
}
