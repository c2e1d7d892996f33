// Hostile and mistaken texts: each is answered, in time, and nothing of ours fails.

import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../app/requests/refusal.ts';
import { evaluateTask } from '../../../authoring/evaluate/evaluate.ts';
import type { RulesResult, RulesTask } from '../../../authoring/evaluate/task.ts';
import { mutated, packText, random, reads, type Written } from '../../compiler/mutants.ts';
import { runsOf } from '../../fuzz-runs.ts';
import { posted, startClient } from '../harness.ts';

const { get, failures, computing } = await startClient();

type Answer = RulesResult['answer'];

/** What comes of a text, asked about a year with traces; undefined where it is refused. */
function evaluated(text: string): Answer | undefined {
  const task: RulesTask = {
    kind: 'rules',
    texts: [{ name: undefined, text }],
    parent: 'NORTH_INDIA',
    place: { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' },
    zone: 'Asia/Kolkata',
    years: [2026],
    day: undefined,
    rule: undefined,
    traces: true,
    inputs: {},
    mode: 'standard',
  };
  try {
    const result = evaluateTask(computing.workspace, task);
    if (result.kind !== 'rules') throw new Error('another kind of result');
    const { answer } = result;
    expect(JSON.stringify(answer).length).toBeLessThan(650_000);
    expect(answer.diagnostics.some(({ severity }) => severity === 'error')).toBe(!answer.ok);
    for (const { file, line, column } of answer.diagnostics) {
      if (file !== null) continue;
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(text.split('\n').length);
      expect(column).toBeGreaterThan(0);
    }
    return answer;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw new Error(`${JSON.stringify(text)} threw`, { cause: error });
  }
}

/** Those of some expressions that nothing is said of. */
function unblamed(all: readonly Written[]): Written[] {
  const text = packText(all);
  const lines = text.split('\n').map((line) => /^ {2}(?:trial_|FESTIVAL_T)(\d+):/.exec(line)?.[1]);
  const blamed = (evaluated(text)?.diagnostics ?? []).map(({ line }) =>
    Number(lines.slice(0, line).findLast((n) => n !== undefined)),
  );
  return all.filter((_, n) => !blamed.includes(n));
}

describe('mutated texts are answered', () => {
  const pick = random(20_261_121);

  test('mistyped expressions, three thousand in CI; those that nothing is said of give their dates together', () => {
    let sound = 0;
    for (let i = 0; i < runsOf(90); i++) {
      const left = unblamed(Array.from({ length: 33 }, () => mutated(pick)));
      const answer = evaluated(packText(left));
      if (answer?.ok === true)
        sound += answer.rules.filter(({ dates, spans }) => dates.length + spans.length > 0).length;
    }
    expect(sound).toBeGreaterThan(runsOf(100));
  });

  test('packs with letters, lines and stretches lost, doubled or exchanged', () => {
    const signs = [
      ...':{}[]"\'|>-#&*!%@`,? \n\t\r\u0000\u0085\u2028\uFEFF\uD800',
      'rules:',
      'pack: ',
      '  ',
      '---\n',
    ];
    const mutate = (text: string): string => {
      const at = pick(text.length);
      const end = at + pick(40);
      const put = signs[pick(signs.length)];
      const how = pick(4);
      if (how === 0) return text.slice(0, at) + text.slice(end);
      if (how === 1) return text.slice(0, end) + text.slice(at);
      if (how === 2) return text.slice(0, at) + put + text.slice(at);
      return text.slice(0, at) + put + text.slice(end);
    };
    const files = reads.flatMap(({ document }) => document?.file.text ?? []);
    let faulty = 0;
    for (let i = 0; i < runsOf(150); i++) {
      let text = files[pick(files.length)]
        .replace(/^pack: .*\nextends: .*\n/m, '')
        .slice(0, 3000 + pick(17_000));
      for (let edits = 1 + pick(4); edits > 0; edits--) text = mutate(text);
      if (evaluated(text)?.ok === false) faulty += 1;
    }
    expect(faulty).toBeGreaterThan(runsOf(50));
  });
});

const nested = (open: string, close: string, n: number): string => open.repeat(n) + close.repeat(n);
const rule = (observe: string, more = ''): string =>
  `FESTIVAL_A_B:\n  name: A\n  type: FESTIVAL\n  observe: ${observe}\n  decide: then first\n  cite: [{work: drik, level: VERIFIED}]\n${more}`;

describe('hostile texts are answered by the service, one like the other', () => {
  const bomb = Array.from({ length: 12 }, (_, i) => `b${i}: &b${i} [${`*b${i - 1},`.repeat(9)}]\n`).join('');
  const controls = String.fromCharCode(...Array.from({ length: 32 }, (_, i) => i), 127, 0x85, 0xd800, 0xfeff);
  const lines = (make: (i: number) => string, n: number): string =>
    Array.from({ length: n }, (_, i) => make(i)).join('');

  test.each([
    ['a bomb of aliases', `a: &b-1 [x]\n${bomb}`],
    ['an alias in itself', 'rules: &a\n  FESTIVAL_A_B: *a\n'],
    ['merge keys', 'rules:\n  FESTIVAL_A_B: &a {name: A}\n  FESTIVAL_A_C: {<<: *a}\n'],
    ['tags', 'rules: !!js/function "function () { return process.exit() }"\n'],
    ['deep lists', nested('[', ']', 9000)],
    ['deep maps', nested('{a: ', '}', 4000)],
    ['open lists', '['.repeat(20_000)],
    ['deep indentation', lines((i) => `${' '.repeat(i)}a:\n`, 190)],
    ['deep dashes', '- '.repeat(9900)],
    ['questions', '? '.repeat(9900)],
    ['a long line', `# ${'x'.repeat(19_000)}`],
    ['a long key', `${'K'.repeat(19_000)}: 1`],
    ['a long name', rule('x'.repeat(19_000))],
    ['many keys', lines((i) => `k${i}: 1\n`, 2000)],
    ['the same key', lines(() => 'rules: 1\n', 2000)],
    [
      'keys of prototypes',
      'rules: {__proto__: {a: 1}, constructor: {prototype: {}}, toString: 1}\nkala: {__proto__: day}\n',
    ],
    ['rules of prototypes', rule('Magha Shukla 5').replace('FESTIVAL_A_B', '__proto__')],
    [
      'names of prototypes',
      rule(
        'Magha Shukla 5',
        '  let: {constructor: day, __proto__: night}\n  windows: {toString: constructor}\n',
      ),
    ],
    ['control characters', controls.repeat(100)],
    ['control characters in a rule', rule(JSON.stringify(controls))],
    ['nothing but line breaks', '\n'.repeat(20_000)],
    ['nothing but carriage returns', '\r'.repeat(20_000)],
    ['nothing but tabs', '\t'.repeat(20_000)],
    ['nothing but spaces', ' '.repeat(20_000)],
    ['nothing but colons', ': '.repeat(10_000)],
    ['nothing but quotes', '"'.repeat(20_000)],
    ['many documents', '---\n'.repeat(5000)],
    ['directives', '%YAML 1.1\n%TAG ! tag:x,2000:\n---\nrules: {}\n'],
    ['block scalars', lines((i) => `a${i}: |${(i % 9) + 1}\n`, 1500)],
    ['deep parentheses', rule(`'${nested('(', ')', 9000)}'`)],
    ['many nots', rule(`'${'not '.repeat(4900)} day'`)],
    ['a long sum', rule(`'${'1 + '.repeat(4800)} 1'`)],
    ['a pack that extends itself', 'pack: A\nextends: A\nrules: {}\n'],
    [
      'rules in a circle',
      lines((i) => rule(`1 day after FESTIVAL_A_${(i + 1) % 50}`).replace('_A_B', `_A_${i}`), 50),
    ],
    [
      'rules on rules',
      lines(
        (i) =>
          rule(i === 0 ? 'every Monday' : `from FESTIVAL_A_${i - 1} to FESTIVAL_A_${i - 1}`).replace(
            '_A_B',
            `_A_${i}`,
          ),
        50,
      ),
    ],
    ['kalas in a circle', 'kala: {a: b, b: a}\n'],
    [
      'kalas on kalas',
      `kala:\n  k0: day\n${lines((i) => `  k${i + 1}: k${i} of next day or k${i} of previous day\n`, 60)}`,
    ],
    ['a table of tables', `tables: {t: ${nested('{a: ', '}', 55)}}\n`],
    ['huge numbers', rule(`'${'9'.repeat(400)} days after FESTIVAL_DIWALI'`)],
    [
      'endless durations',
      rule('every Monday').replace(
        'then first',
        `'prefer target touches (from sunrise for ${'9'.repeat(300)} hour)'`,
      ),
    ],
  ])('%s', async (_what, text) => {
    expect(text.length).toBeLessThanOrEqual(20_000);
    const answer = await get('/v1/rules/evaluate', posted({ text, observatory: true }));
    expect([200, 422], answer.text.slice(0, 300)).toContain(answer.status);
    expect(answer.text.length).toBeLessThan(650_000);
    expect(failures).toEqual([]);
  });

  test('and a sound one is answered after them as before', async () => {
    const answer = await get('/v1/rules/evaluate', posted({ text: rule('Magha Shukla 5') }));
    expect(answer.json<{ ok: boolean }>().ok).toBe(true);
  });
});
