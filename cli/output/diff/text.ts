// How two versions of the packs differ, as text for a terminal.

import type {
  DiffQuestion,
  InPacks,
  MovedDate,
  PackDiff,
  PartChange,
  ProseChange,
  RuleChange,
  RuleDates,
} from '@nirnaya/authoring/diff';
import type { Pack } from '@nirnaya/compiler/front';
import { glue, wrapped } from '../text/wrap.ts';
import type { Comparison } from './comparison.ts';
import { fieldLines, type Layout, section, width } from './layout.ts';
import { resultLines } from './results.ts';

/** The text of a comparison, its last line ended too. */
export function diffText({ before, after, question, diff, prose }: Comparison, layout: Layout): string {
  const { bold } = layout.paint;
  const head = [`${bold('A')} ${before.label}`, `${bold('B')} ${after.label}`];
  const same = diff.added.length + diff.removed.length + diff.rules.length + diff.parts.length === 0;
  const packs = after.packs;
  const { from, to } = question.sample;
  const parts = [
    head.join('\n'),
    same ? 'Nothing has changed in meaning.' : '',
    section('Packs', packLines(diff), layout),
    section('Rules', ruleLines(diff.rules, packs, layout), layout),
    section(
      'Kalas, tables and calendars',
      diff.parts.flatMap((part) => partLines(part, packs, layout)),
      layout,
    ),
    same ? '' : datesText(diff, question, layout),
    section(`What has no dates, ${yearsText(from, to)}`, resultLines(diff.given, layout), layout),
    section(
      'Words that decide nothing',
      prose.flatMap((one) => proseLines(one, layout)),
      layout,
    ),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const packLines = ({ added, removed }: PackDiff): string[] => [
  ...(added.length === 0 ? [] : [wrapped(`added: ${added.join(', ')}`, width, '  ')]),
  ...(removed.length === 0 ? [] : [wrapped(`removed: ${removed.join(', ')}`, width, '  ')]),
];

type Packs = ReadonlyMap<string, Pack>;

// Rules to which the same has happened stand together.
function ruleLines(rules: PackDiff['rules'], packs: Packs, { paint }: Layout): string[] {
  const groups = new Map<string, RuleChange[]>();
  for (const { change, packs: names } of rules) {
    const { how, fields, through } = change;
    const what = [
      ...(fields.length === 0 ? [] : [`in ${fields.join(', ')}`]),
      ...(through.length === 0 ? [] : [`through ${through.join(', ')}`]),
    ].join(' and ');
    const key = `${how}${what === '' ? '' : ` ${what}`}; ${packsText(names, packs)}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups].flatMap(([what, changes]) => [
    wrapped(what, width, '  '),
    ...changes.flatMap(({ code, details, bindings }) => [
      `    ${paint.bold(code)}`,
      ...fieldLines(details, '      '),
      ...fieldLines(bindings, '      ', 'let '),
    ]),
  ]);
}

function partLines({ change, packs: names }: InPacks<PartChange>, packs: Packs, { paint }: Layout): string[] {
  const { part, how, details, through, rules } = change;
  return [
    wrapped(`${part}: ${how}; ${packsText(names, packs)}`, width, '  ').replace(part, paint.bold(part)),
    ...fieldLines(details, '    '),
    ...(through.length === 0 ? [] : [wrapped(`through ${through.join(', ')}`, width, '    ')]),
    ...(rules.length === 0 ? [] : [wrapped(`may move ${rules.join(', ')}`, width, '    ')]),
  ];
}

const proseLines = ({ pack, thing, how, fields }: ProseChange, { paint }: Layout): string[] => [
  `  ${paint.bold(thing)}${how === 'changed' ? '' : `: ${how}`}; ${pack}`,
  ...fieldLines(fields, '    '),
];

/** `base and 22 below it`: the packs whose parents are not among them, and how many follow. */
function packsText(names: readonly string[], packs: Packs): string {
  const among = new Set(names);
  const rootOf = (name: string): string => {
    const parent = packs.get(name)?.extends;
    return parent !== undefined && among.has(parent) ? rootOf(parent) : name;
  };
  const below = new Map<string, number>();
  for (const name of names) below.set(rootOf(name), (below.get(rootOf(name)) ?? -1) + 1);
  return [...below].map(([root, count]) => (count === 0 ? root : `${root} and ${count} below it`)).join(', ');
}

const yearsText = (from: number, to: number): string => (from === to ? `${from}` : `${from}..${to}`);

function datesText(diff: PackDiff, { from, to, mode }: DiffQuestion, layout: Layout): string {
  const { bold } = layout.paint;
  const moved = new Set(diff.dates.map(({ code }) => code));
  const still = [...new Set(diff.rules.filter((r) => r.change.moves).map((r) => r.change.code))].filter(
    (code) => !moved.has(code),
  );
  const title = bold(`Dates, ${yearsText(from, to)}, ${mode}`);
  if (diff.dates.length === 0) return `${title}\n  none moves`;
  return [
    title,
    ...diff.dates.flatMap((dates) => dateLines(dates, layout)),
    ...(still.length === 0 ? [] : [wrapped(`No date moves of ${still.join(', ')}.`, width, '  ')]),
  ].join('\n');
}

function dateLines(dates: RuleDates, layout: Layout): string[] {
  const { code, moved } = dates;
  const { paint, limit } = layout;
  const sided = oneSided(dates, layout);
  if (sided !== undefined) return sided;
  const shown = moved.slice(0, limit);
  const groups = new Map<string, MovedDate[]>();
  for (const one of shown) {
    const key = clausesText(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const rest = moved.length - shown.length;
  return [
    `  ${paint.bold(code)}: ${moved.length === 1 ? 'one date' : `${moved.length} dates`}`,
    ...[...groups].flatMap(([clauses, some]) => [
      paint.dim(wrapped(clauses, width, '    ')),
      ...some.map((one) => moveLine(one)),
    ]),
    ...(rest > 0 ? [paint.dim(`    and ${rest} more; --limit ${moved.length} shows them`)] : []),
  ];
}

// A rule that came or went as a whole: its dates, without a word on each.
function oneSided({ code, moved }: RuleDates, { paint, limit }: Layout): string[] | undefined {
  const come = moved.every(({ before }) => before === undefined);
  if (!come && !moved.every(({ after }) => after === undefined)) return undefined;
  const dates = [...new Set(moved.map(({ before, after }) => (before ?? after)?.text ?? ''))];
  const shown = dates.slice(0, limit);
  const rest = dates.length - shown.length;
  return [
    `  ${paint.bold(code)}: ${dates.length === 1 ? 'one date' : `${dates.length} dates`} ${come ? 'more' : 'less'}`,
    wrapped(`${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`, width, '    '),
  ];
}

function clausesText({ before, after }: MovedDate): string {
  if (before === undefined) return `new, by \`${after?.by}\``;
  if (after === undefined) return `gone, was by \`${before.by}\``;
  if (before.by === after.by) return `by \`${before.by}\` as before`;
  return `was by \`${before.by}\`, now by \`${after.by}\``;
}

function moveLine({ before, after, at }: MovedDate): string {
  const dates = `${before?.text ?? '-'} -> ${after?.text ?? '-'}`;
  return wrapped(`${dates.replaceAll(' ', glue)}${glue}${glue}${sitesText(at)}`, width, '      ');
}

// Places; with packs where one place has several answers.
function sitesText(at: MovedDate['at']): string {
  const names = [...new Set(at.map(({ site }) => site))];
  return names.length <= 3
    ? names.join(', ')
    : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}
