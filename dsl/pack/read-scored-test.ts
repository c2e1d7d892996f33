// Tests of rules that decide no day: the rating of a muhurat or a suitability, and the result of a chakra.

import { report } from '../diagnostics/catalogue.ts';
import type { SourceRange } from '../source/source-file.ts';
import type { YamlNode } from '../yaml/node.ts';
import type { PlacedText } from './document.ts';
import type { Fields } from './fields.ts';
import { isDayText, momentOf, windowOf } from './test-dates.ts';
import type {
  ChakraTest,
  TestField,
  TestPlace,
  TestVerdict,
  TimesTest,
  WindowsTest,
  WorthTest,
} from './test-document.ts';
import { none, placed, readTestInputs, windowsOf } from './test-fields.ts';

/** The fields of all tests of rules. */
export interface About {
  readonly rule: PlacedText;
  readonly place: TestPlace | undefined;
  readonly range: SourceRange;
}

/** The fields that claim what a time or a day is worth. */
export const verdictFields = ['score', 'rating', 'because', 'blocked_by'] as const;
/** The fields that claim something of a moment. */
export const timeFields = ['window', ...verdictFields] as const;

/** The fields that make such claims. */
export const scoredClaims: readonly string[] = ['windows', ...timeFields, 'result'];

/** Whether a test claims a result that only these rules have. */
export const isScoredTest = (fields: Fields): boolean =>
  ['at', ...scoredClaims].some((field) => fields.has(field));

/** Reads one; undefined where it lacks what it needs. */
export function readScoredTest(
  fields: Fields,
  about: About,
): TimesTest | WindowsTest | WorthTest | ChakraTest | undefined {
  if (fields.has('result')) return readChakraTest(fields, about);
  if (fields.has('at') || fields.has('window')) return readTimesTest(fields, about);
  return fields.has('windows') ? readWindowsTest(fields, about) : readWorthTest(fields, about);
}

function readTimesTest(fields: Fields, about: About): TimesTest | undefined {
  const at = fields.texts('at') ?? fields.missing('at', about.range);
  const bounds = placed(fields, 'window');
  const [window] = bounds === undefined || bounds.text === none ? [] : windowOf(bounds, fields.sink);
  const verdict = readVerdict(fields);
  const inputs = readTestInputs(fields);
  if (!timeFields.some((field) => fields.has(field)))
    fields.sink.push(report('nothing-tested', about.rule.range, { fields: timeFields.join(', ') }));
  return (
    at && {
      kind: 'times',
      ...about,
      at: at.flatMap((moment) => momentOf(moment, fields.sink)),
      window: bounds?.text === none ? none : window,
      verdict,
      inputs,
    }
  );
}

function readWindowsTest(fields: Fields, about: About): WindowsTest | undefined {
  const on = placed(fields, 'on') ?? fields.missing('on', about.range);
  const windows = windowsOf(fields.texts('windows') ?? [], fields.sink);
  const inputs = readTestInputs(fields);
  if (on === undefined || !isDayText(on, fields.sink)) return undefined;
  return { kind: 'windows', ...about, on, windows, inputs };
}

function readWorthTest(fields: Fields, about: About): WorthTest | undefined {
  const on = fields.texts('on') ?? fields.missing('on', about.range);
  const verdict = readVerdict(fields);
  const inputs = readTestInputs(fields);
  return (
    on && {
      kind: 'worth',
      ...about,
      on: on.filter((date) => isDayText(date, fields.sink)),
      verdict,
      inputs,
    }
  );
}

function readVerdict(fields: Fields): TestVerdict {
  return {
    score: fields.number('score'),
    rating: placed(fields, 'rating'),
    because: fields.texts('because') ?? [],
    blockedBy: fields.texts('blocked_by') ?? [],
  };
}

/** The fields of a result that a test claims. */
export function readFieldsOf(fields: Fields): readonly TestField[] {
  const entries = fields.map('result')?.entries ?? [];
  return entries.flatMap(({ key, value }): TestField[] => {
    const name = { text: key.text, range: key.range };
    const items = value.kind === 'list' ? value.items.map(textOf) : [textOf(value)];
    const texts = items.filter((text) => text !== undefined);
    if (texts.length < items.length || items.length === 0)
      return fields.wrong(key.text, value, 'a text') ?? [];
    const [first] = texts;
    if (value.kind === 'list') return [{ name, value: texts }];
    return [{ name, value: first === none ? undefined : first }];
  });
}

function readChakraTest(fields: Fields, about: About): ChakraTest {
  const result = readFieldsOf(fields);
  if ((fields.map('result')?.entries ?? []).length === 0)
    fields.sink.push(report('nothing-tested', about.rule.range, { fields: 'result' }));
  return { kind: 'chakra', ...about, inputs: readTestInputs(fields), result };
}

const textOf = (node: YamlNode): string | undefined =>
  node.kind === 'scalar' && node.value !== null ? node.text : undefined;
