// One file of author tests, from YAML to a document. All errors of the file are reported in one run.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { YamlMap, YamlNode } from '../yaml/node.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import type { PlacedText } from './document.ts';
import { Fields, nodeName } from './fields.ts';
import { chartFields, isBirthTest, readBirthTest } from './read-birth-test.ts';
import { statedPlace } from './read-place.ts';
import { type About, isScoredTest, readScoredTest, scoredClaims } from './read-scored-test.ts';
import { isDateText, isDayText, momentOf } from './test-dates.ts';
import type {
  AuthorTest,
  DatesTest,
  HoldsTest,
  KalaTest,
  NamedWindowsTest,
  RuleTest,
  TestDocument,
  TestYear,
} from './test-document.ts';
import { none, placed, readTestInputs, windowsOf } from './test-fields.ts';

/** How the days of a test are decided. */
export const testModes = ['standard', 'drik'] as const;

/** Reads a file of tests. Nothing is thrown; `document` is undefined where the file is none at all. */
export function readTests(file: SourceFile): {
  document: TestDocument | undefined;
  diagnostics: Diagnostic[];
} {
  const { root, diagnostics } = readYaml(file);
  if (root === undefined || root.kind !== 'map') {
    const start = { file, start: 0, end: Math.min(1, file.text.length) };
    const found = root === undefined ? 'empty' : nodeName(root);
    if (!diagnostics.some((d) => d.severity === 'error')) {
      diagnostics.push(report('not-a-test-file', root?.range ?? start, { found }));
    }
    return { document: undefined, diagnostics };
  }
  const fields = new Fields(root, 'a file of tests', diagnostics);
  const packs = fields.texts('pack') ?? [];
  const named = fields.take('pack');
  if (named?.kind === 'list' && named.items.length === 0) fields.wrong('pack', named, 'the name of a pack');
  if (packs.length === 0) fields.missing('pack', { ...root.range, end: root.range.start + 1 });
  const document: TestDocument = {
    file,
    packs,
    place: statedPlace.read(fields, 'place'),
    mode: fields.oneOf('mode', testModes),
    tests: fields.list('tests').flatMap((node) => readTest(node, fields)),
  };
  if (!fields.has('tests')) fields.missing('tests', { ...root.range, end: root.range.start + 1 });
  fields.finish();
  return { document, diagnostics };
}

function readTest(node: YamlNode, owner: Fields): AuthorTest[] {
  if (node.kind !== 'map') {
    owner.wrong('tests', node, 'maps, each a test');
    return [];
  }
  const fields = new Fields(node, 'a test', owner.sink);
  fields.take('note');
  const test = fields.has('kala') ? readKalaTest(fields) : readRuleTest(fields);
  fields.finish();
  return test === undefined ? [] : [test];
}

function readKalaTest(fields: Fields): KalaTest | undefined {
  const { range } = fields.node;
  const kala = placed(fields, 'kala');
  const on = placed(fields, 'on') ?? fields.missing('on', range);
  const is = fields.texts('is') ?? fields.missing('is', range);
  const place = statedPlace.read(fields, 'place');
  if (kala === undefined || on === undefined || is === undefined || !isDayText(on, fields.sink))
    return undefined;
  return { kind: 'kala', kala, on, windows: windowsOf(is, fields.sink), place, range };
}

function readRuleTest(fields: Fields): RuleTest | undefined {
  const { range } = fields.node;
  // Other errors of a test that names no rule are reported as well.
  const named = placed(fields, 'rule') ?? fields.missing('rule', range);
  const about = { rule: named ?? { text: '', range }, place: statedPlace.read(fields, 'place'), range };
  if (isBirthTest(fields)) return named && readBirthTest(fields, about);
  if (fields.has('holds_at') || fields.has('not_at')) return named && readHoldsTest(fields, about);
  const windows = fields.node.entries.find(({ key }) => key.text === 'windows')?.value;
  if (windows?.kind === 'map') return named && readNamedWindowsTest(fields, about, windows);
  const test = isScoredTest(fields) ? readScoredTest(fields, about) : readDatesTest(fields, about);
  return named && test;
}

function readHoldsTest(fields: Fields, about: About): HoldsTest {
  const moments = (field: string) => (fields.texts(field) ?? []).flatMap((at) => momentOf(at, fields.sink));
  return {
    kind: 'holds',
    ...about,
    at: moments('holds_at'),
    notAt: moments('not_at'),
    inputs: readTestInputs(fields),
    called: fields.text('kind'),
  };
}

// `windows: {puja: "19:16..20:20"}`, where a muhurat has a list.
function readNamedWindowsTest(fields: Fields, about: About, map: YamlMap): NamedWindowsTest | undefined {
  fields.take('windows');
  const on = placed(fields, 'on') ?? fields.missing('on', about.range);
  const mode = fields.oneOf('mode', testModes);
  const windows = map.entries.map(({ key, value }) => ({
    name: { text: key.text, range: key.range },
    is: windowsOf(fields.textsOf(key.text, value), fields.sink),
  }));
  if (windows.length === 0)
    fields.sink.push(report('nothing-tested', about.rule.range, { fields: 'windows' }));
  if (on === undefined || !isDayText(on, fields.sink)) return undefined;
  return { kind: 'named', ...about, mode, on, windows };
}

function readDatesTest(fields: Fields, about: About): DatesTest {
  const dates = (field: string) =>
    (fields.texts(field) ?? []).filter((date) => isDateText(date, fields.sink));
  const test: DatesTest = {
    kind: 'dates',
    ...about,
    years: [...readYears(fields), ...readYear(fields)],
    on: dates('on'),
    notOn: dates('not_on'),
    undecided: (fields.texts('undecided') ?? []).filter((date) => isDayText(date, fields.sink)),
    by: fields.expression('by'),
    mode: fields.oneOf('mode', testModes),
  };
  const claims = [
    'date',
    'dates',
    'years',
    'on',
    'not_on',
    'undecided',
    'holds_at',
    'not_at',
    ...scoredClaims,
    ...chartFields,
  ];
  if (!claims.some((field) => fields.has(field)))
    fields.sink.push(report('nothing-tested', about.rule.range, { fields: claims.join(', ') }));
  return test;
}

// `date` or `dates`: all dates of the years that they lie in; with `year`, of that year.
function readYear(fields: Fields): TestYear[] {
  const year = fields.number('year');
  const given = [...(fields.texts('date') ?? []), ...(fields.texts('dates') ?? [])];
  const [first] = given;
  if (first === undefined) return [];
  if (first.text === none && given.length === 1) {
    if (year === undefined) fields.missing('year', first.range);
    return year === undefined ? [] : [{ year, dates: [], range: first.range }];
  }
  const sound = given.filter((date) => isDateText(date, fields.sink));
  const years = [...new Set(sound.map(yearIn))];
  if (year !== undefined) reportOutside(sound, year, fields.sink);
  return years.map((of) => {
    const own = sound.filter((date) => yearIn(date) === of);
    return { year: of, dates: own.map(({ text }) => text), range: own[0].range };
  });
}

const yearIn = ({ text }: PlacedText): number => Number(text.slice(0, 4));

function reportOutside(dates: readonly PlacedText[], year: number, sink: Diagnostic[]): void {
  for (const date of dates) {
    if (yearIn(date) !== year) sink.push(report('date-outside-year', date.range, { date: date.text, year }));
  }
}

// `years: {2024: 2024-09-07, 2025: none}`.
function readYears(owner: Fields): TestYear[] {
  const map: YamlMap | undefined = owner.map('years');
  if (map === undefined) return [];
  return map.entries.flatMap(({ key, value }): TestYear[] => {
    const year = Number(key.text);
    const dates = owner.textsOf(key.text, value);
    if (!/^\d{4}$/.test(key.text)) {
      owner.sink.push(report('bad-date', key.range, { text: key.text, wanted: 'a year; write four digits' }));
      return [];
    }
    if (dates.length === 1 && dates[0]?.text === none) return [{ year, dates: [], range: key.range }];
    const sound = dates.filter((date) => isDateText(date, owner.sink));
    reportOutside(sound, year, owner.sink);
    return [{ year, dates: sound.map(({ text }) => text), range: sound[0]?.range ?? key.range }];
  });
}
