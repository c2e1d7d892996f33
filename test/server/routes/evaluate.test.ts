import { describe, expect, test } from 'vitest';
import { type Answer, posted, type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();

interface EvaluationResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Record<string, unknown>[];
  readonly rules: readonly {
    readonly code: string;
    readonly kind: string;
    readonly disabled: boolean;
    readonly inputs: readonly string[];
    readonly dates: readonly DateMatch[];
    readonly undecided: readonly { readonly candidates: readonly { readonly date: string }[] }[];
    readonly spans: readonly {
      readonly start_at: string;
      readonly end_at: string;
      readonly kind: string | null;
    }[];
    readonly before?: readonly DateMatch[];
  }[];
  readonly truncated: boolean;
  readonly location: Readonly<Record<string, unknown>>;
  readonly _engine: Readonly<Record<string, unknown>>;
}

interface DateMatch {
  readonly date: string;
  readonly end_date?: string;
  readonly reason: string;
  readonly windows: readonly { readonly key: string }[];
  readonly observatory?: { readonly clauses: readonly { readonly file: string; readonly line: number }[] };
}

const path = '/v1/rules/evaluate';
const post = (body: unknown): Promise<Answer> => get(path, posted(body));

async function evaluated(body: object): Promise<EvaluationResult> {
  const answer = await post(body);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.json<EvaluationResult>();
}

async function refused(body: unknown, status: number): Promise<Refused> {
  const answer = await post(body);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([status, expect.any(String)]);
  return answer.json<Refused>();
}

const faults = async (body: unknown): Promise<Record<string, string>> =>
  Object.fromEntries(((await refused(body, 400)).errors ?? []).map(({ field, message }) => [field, message]));

const datesOf = ({ rules }: EvaluationResult): readonly (readonly string[])[] =>
  rules.map(({ dates }) => dates.map(({ date }) => date));
const datesBefore = ({ rules }: EvaluationResult): readonly (readonly string[] | undefined)[] =>
  rules.map(({ before }) => before?.map(({ date }) => date));

const cite = 'cite: [{work: drik, level: VERIFIED}]';
const fair = `FESTIVAL_TOWN_FAIR:
  name: Town fair
  type: FESTIVAL
  observe: Magha Shukla 5
  decide: |
    # the forenoon
    prefer target touches purvahna
    then first
  ${cite}
`;
const inRules = (rules: string): string => `rules:\n${rules.replaceAll(/^(?=.)/gm, '  ')}`;

describe('a rule', () => {
  // Drik Panchang, New Delhi: Vasant Panchami.
  test('gives its dates, each with its reason, in several years', async () => {
    const answer = await evaluated({ text: fair, years: [2027, 2024, 2026, 2025, 2026] });
    expect(answer).toMatchObject({ ok: true, diagnostics: [], truncated: false });
    expect(datesOf(answer)).toEqual([['2024-02-14', '2025-02-02', '2026-01-23', '2027-02-11']]);
    expect(answer.rules[0]).toMatchObject({ code: 'FESTIVAL_TOWN_FAIR', kind: 'observance' });
    expect(answer.rules[0]).not.toHaveProperty('before');
    expect(answer.rules[0].dates[2].reason).toContain('purvahna');
    expect(answer.location).toMatchObject({ name_en: 'New Delhi', source: 'pack' });
    expect(answer._engine.rule_pack_chain).toEqual(['kala', 'conditions', 'base', 'NORTH_INDIA', 'TRIAL']);
  });

  test('is asked about this year unless another is named, or about one date', async () => {
    expect(datesOf(await evaluated({ text: fair }))).toEqual([['2026-01-23']]);
    expect(datesOf(await evaluated({ text: fair, date: '2026-01-23' }))).toEqual([['2026-01-23']]);
    expect(datesOf(await evaluated({ text: fair, date: '2026-01-24' }))).toEqual([[]]);
  });

  test('means the same alone, under `rules`, in a pack, and among comments and blank lines', async () => {
    const { rules, _engine } = await evaluated({ text: fair, pack: 'IN-MH' });
    expect(_engine.rule_pack_chain).toEqual(['kala', 'conditions', 'base', 'WEST_INDIA', 'IN-MH', 'TRIAL']);
    for (const text of [
      inRules(fair),
      `---\n# a comment\n\n${inRules(fair)}`,
      fair.replaceAll('\n', '\r\n'),
      `\uFEFF${fair}`,
      fair.replaceAll(/^(?=.)/gm, '   '),
      `extends: IN-MH\n${inRules(fair)}`,
      `pack: MINE\nextends: IN-MH\n${inRules(fair)}`,
    ]) {
      expect((await evaluated({ text, region: 'IN-MH' })).rules, text).toEqual(rules);
    }
  });

  test('with traces shows where in the text each clause stands', async () => {
    for (const text of [fair, `\n${inRules(fair)}`]) {
      const { rules } = await evaluated({ text, observatory: true });
      const line = text.split('\n').findIndex((content) => content.includes('prefer')) + 1;
      expect(rules[0].dates[0].observatory?.clauses[0]).toMatchObject({ file: '(text)', line });
    }
  });

  test('at another place in another mode', async () => {
    const place = {
      lat: 51.5,
      lon: -0.12,
      tz: 'Europe/London',
      region: 'SOUTH_INDIA',
      festival_mode: 'drik',
    };
    const { location, _engine } = await evaluated({ text: fair, ...place });
    expect(location).toMatchObject({ timezone: 'Europe/London', region: 'SOUTH_INDIA' });
    expect(_engine.festival_mode).toBe('drik');
  });

  test('where there is no sunset waits undecided', async () => {
    const text = fair
      .replace('touches purvahna', 'touches pradosha')
      .replace('Magha Shukla 5', 'Ashadha Shukla 5');
    const answer = await evaluated({ text, lat: 78.2, lon: 15.6, tz: 'Arctic/Longyearbyen' });
    expect(datesOf(answer)).toEqual([[]]);
    expect(answer.rules[0].undecided[0].candidates.length).toBeGreaterThan(0);
  });
});

describe('a rule of a code that is in force', () => {
  // The new moon of 2024 touched the dusk of both 31 October and 1 November, and almanacs were divided.
  const later = 'extend FESTIVAL_DIWALI:\n  decide: |\n    prefer target touches pradosha\n    then last\n';

  test('extended shows the dates before', async () => {
    const answer = await evaluated({ text: later, years: [2023, 2024] });
    expect(datesOf(answer)).toEqual([['2023-11-12', '2024-11-01']]);
    expect(datesBefore(answer)).toEqual([['2023-11-12', '2024-10-31']]);
  });

  test('overridden', async () => {
    const text = fair.replace('FESTIVAL_TOWN_FAIR', 'override FESTIVAL_DIWALI');
    const answer = await evaluated({ text, year: 2026 });
    expect([datesOf(answer), datesBefore(answer)]).toEqual([[['2026-01-23']], [['2026-11-08']]]);
  });

  test('disabled has none', async () => {
    const answer = await evaluated({ text: 'rules:\n  disable: [FESTIVAL_DIWALI]\n', year: 2026 });
    expect([datesOf(answer), datesBefore(answer)]).toEqual([[[]], [['2026-11-08']]]);
    expect(answer.rules[0].disabled).toBe(true);
  });

  test('in a pack of the same name: the text stands in the place of that pack', async () => {
    const text = `pack: IN-GJ\nextends: WEST_INDIA\n${inRules(later)}`;
    const answer = await evaluated({ text, year: 2024 });
    expect([datesOf(answer), datesBefore(answer)]).toEqual([[['2024-11-01']], [['2024-10-31']]]);
    expect(answer._engine.rule_pack_chain).toEqual(['kala', 'conditions', 'base', 'WEST_INDIA', 'IN-GJ']);
  });
});

describe('a kala overridden', () => {
  // Amavasya of 2024 ran from the afternoon of 31 October: the first forenoon it had was that of 1 November.
  const text = 'kala:\n  override pradosha: from sunrise for 3 muhurta of day\n';

  test('moves the dates of a rule that uses it', async () => {
    const answer = await evaluated({ text, year: 2024, rule: 'festival_diwali' });
    expect(answer.rules.map(({ code }) => code)).toEqual(['FESTIVAL_DIWALI']);
    expect([datesOf(answer), datesBefore(answer)]).toEqual([[['2024-11-01']], [['2024-10-31']]]);
  });

  test('without a rule of its own reports those that it may move', async () => {
    const codes = (await evaluated({ text, year: 2024 })).rules.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['FESTIVAL_DIWALI', 'VRAT_PRADOSHA']));
    expect(codes).not.toContain('FESTIVAL_GANESH_CHATURTHI');
  });
});

describe('a condition', () => {
  const rohini = `CONDITION_IN_ROHINI:\n  name: In Rohini\n  holds: nakshatra Rohini\n  ${cite}\n`;

  // Drik Panchang, New Delhi: Rohini from 00:29 to 23:04 on 4 September 2026.
  test('gives the spans of a date, uncut', async () => {
    const [{ kind, spans, dates }] = (await evaluated({ text: rohini, date: '2026-09-04' })).rules;
    expect([kind, dates, spans.length]).toEqual(['condition', [], 1]);
    expect(spans[0].start_at).toMatch(/^2026-09-04T00:29:.*\+05:30$/);
    expect(spans[0].end_at).toMatch(/^2026-09-04T23:04:/);
  });

  test('gives each span of several years once', async () => {
    const [{ spans }] = (await evaluated({ text: rohini, years: [2025, 2026, 2027] })).rules;
    const starts = spans.map(({ start_at: start }) => start);
    expect(new Set(starts).size).toBe(starts.length);
    // The Moon comes round in 27.32 days.
    expect(Math.abs(starts.length - (3 * 365) / 27.32)).toBeLessThan(1.5);
  });

  test('that waits for values says so', async () => {
    const text = `CONDITION_MINE:\n  name: Mine\n  inputs: {janma: rashi}\n  holds: rashi of Moon is janma\n  ${cite}\n`;
    expect((await evaluated({ text })).rules[0]).toMatchObject({ inputs: ['janma'], spans: [] });
  });
});

describe('faults are told at their places in the text as sent', () => {
  const faulty = fair.replace('Magha', 'Maghaa');

  test.each([
    [faulty, 4, 12],
    [inRules(faulty), 5, 14],
    [`# first\n---\n${inRules(faulty)}`, 7, 14],
    [faulty.replaceAll(/^(?=.)/gm, '  '), 4, 14],
    [`pack: MINE\nextends: base\n${inRules(faulty)}`, 7, 14],
  ])('%j', async (text, line, column) => {
    expect(await evaluated({ text })).toMatchObject({
      ok: false,
      rules: [],
      diagnostics: [
        {
          code: 'unknown-name',
          severity: 'error',
          message: 'unknown name `Maghaa`',
          file: null,
          line,
          column,
          end_line: line,
          end_column: column + 6,
          help: 'did you mean `Magha`?',
        },
      ],
    });
  });

  test('in a clause of a block, below a comment', async () => {
    const { diagnostics } = await evaluated({ text: fair.replace('purvahna', 'purvanna') });
    expect(diagnostics).toMatchObject([{ code: 'unknown-kala', line: 7, column: 27, end_column: 35 }]);
  });

  test('a second place may lie in a pack', async () => {
    const text = fair.replace('FESTIVAL_TOWN_FAIR', 'FESTIVAL_DIWALI');
    const { diagnostics } = await evaluated({ text });
    expect(diagnostics).toMatchObject([
      { code: 'code-redefined', file: null, line: 1, labels: [{ file: 'base/diwali.yaml' }] },
    ]);
  });

  test('warnings do not hinder', async () => {
    const answer = await evaluated({ text: `${fair}  let: {noon: middle of day}\n` });
    expect(answer).toMatchObject({ ok: true, diagnostics: [{ code: 'unused-let', line: 10, column: 9 }] });
    expect(answer.rules[0].dates.length).toBe(1);
  });

  test.each([
    ['', 'not-a-pack'],
    ['just words', 'not-a-pack'],
    ['- a\n- b', 'not-a-pack'],
    ['{}', 'missing-field'],
  ])('%j is no pack', async (text, code) => {
    expect((await evaluated({ text })).diagnostics).toMatchObject([{ code, line: 1, column: 1 }]);
  });

  test('an unknown parent, and a circle', async () => {
    const unknown = await evaluated({ text: `extends: IN_MH\n${inRules(fair)}` });
    expect(unknown.diagnostics).toMatchObject([
      { code: 'unknown-pack', line: 1, help: 'did you mean `IN-MH`?' },
    ]);
    const circle = await evaluated({ text: `pack: A\nextends: A\n${inRules(fair)}` });
    expect(circle.diagnostics).toMatchObject([{ code: 'cyclic-packs', line: 2 }]);
  });
});

describe('what cannot be read is refused with all faults at once', () => {
  test('400', async () => {
    expect(
      await faults({
        text: 5,
        lat: 91,
        years: [2026, 'x', 1e9],
        tz: 'IST',
        observatory: 1,
        rul: 'X',
        date: '2026-02-30',
      }),
    ).toEqual({
      text: 'must be a string',
      lat: 'must be a number from -90 to 90',
      lon: 'is required with lat',
      'years.1': 'must be a whole number from 0 to 9999',
      'years.2': 'must be a whole number from 0 to 9999',
      tz: expect.stringContaining('IST -> Asia/Kolkata'),
      observatory: 'must be true or false',
      rul: expect.stringContaining('did you mean rule?'),
      date: expect.stringContaining('YYYY-MM-DD'),
    });
    expect(await faults({})).toEqual({ text: 'is required unless files are given' });
    expect(await faults([])).toEqual({ body: 'must be a JSON object' });
    expect(await faults({ text: fair, year: 2026, years: [2027] })).toEqual({
      years: 'cannot be combined with year',
    });
    expect(await faults({ text: fair, years: [] })).toHaveProperty('years');
    expect(await faults({ text: fair, year: null })).toHaveProperty('year');
    expect(JSON.stringify(await faults(JSON.parse('{"text":"a","__proto__":{"ok":true}}')))).toContain(
      '__proto__',
    );
    const search = await get(`${path}?year=2026`, posted({ text: fair }));
    expect(search.json<Refused>().errors).toMatchObject([{ field: 'year' }]);
  });

  test('too long a text, too many years, too many rules', async () => {
    expect(await faults({ text: 'x'.repeat(20_001) })).toEqual({
      text: 'must have at most 20000 characters',
    });
    const many = Array.from({ length: 11 }, (_, i) => 2020 + i);
    expect(await faults({ text: fair, years: many })).toEqual({ years: 'must have at most 10 years' });
    const rules = (n: number): string =>
      Array.from({ length: n }, (_, i) => `FESTIVAL_N_${i}: {}\n`).join('');
    expect((await evaluated({ text: rules(50) })).ok).toBe(false);
    expect((await refused({ text: rules(51) }, 422)).error).toBe('too_many_rules');
  });

  test('the longest text fits, whatever its letters', async () => {
    const text = `# ${'\u0915'.repeat(20_000 - 3 - fair.length)}\n${fair}`;
    expect(text.length).toBe(20_000);
    const escaped = JSON.stringify({ text }).replaceAll('\u0915', '\\u0915');
    const answer = await get(path, { ...posted({}), body: escaped });
    expect(answer.json<EvaluationResult>().ok).toBe(true);
  });

  test('404 and 422', async () => {
    expect((await refused({ text: fair, year: 1699 }, 404)).error).toBe('out_of_range');
    expect((await refused({ text: fair, date: '3101-01-01' }, 404)).error).toBe('out_of_range');
    expect((await refused({ text: fair, location_id: 99 }, 404)).error).toBe('unknown_location');
    const { error, message } = await refused({ text: fair, rule: 'FESTIVAL_TOWN_FAIRE' }, 404);
    expect([error, message]).toEqual([
      'unknown_rule',
      expect.stringContaining('Did you mean FESTIVAL_TOWN_FAIR'),
    ]);
    expect((await refused({ text: fair, region: 'ATLANTIS' }, 422)).error).toBe('unsupported_region');
    expect((await refused({ text: fair, pack: 'atlantis' }, 422)).error).toBe('unknown_pack');
  });

  test('405, 413, 415 and broken JSON', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const answer = await get(path, { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST, OPTIONS']);
    }
    const { headers } = await get(path, { method: 'OPTIONS' });
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    const as = (type: string, body: string) => ({ method: 'POST', body, headers: { 'Content-Type': type } });
    expect((await get(path, as('text/plain', fair))).status).toBe(415);
    expect((await get(path, as('application/x-www-form-urlencoded', 'text=a'))).status).toBe(415);
    expect((await get(path, { method: 'POST' })).status).toBe(400);
    const broken = await get(path, as('application/json', '{"text": "a'));
    expect([broken.status, broken.json<Refused>().error]).toEqual([400, 'malformed_json']);
    expect((await refused({ text: 'x'.repeat(200_000) }, 413)).error).toBe('too_large');
  });
});

describe('answers are bounded', () => {
  const mondays = fair.replace('Magha Shukla 5', 'every Monday');
  const decade = Array.from({ length: 10 }, (_, i) => 2020 + i);

  test('traces beyond 200 kB are left out, and that is told', async () => {
    const answer = await post({ text: mondays, years: decade, observatory: true });
    const { rules, truncated } = answer.json<EvaluationResult>();
    expect(truncated).toBe(true);
    expect(rules[0].dates.length).toBe(522);
    const traced = rules[0].dates.filter(({ observatory }) => observatory !== undefined);
    expect(traced.length).toBeGreaterThan(10);
    expect(JSON.stringify(traced.map(({ observatory }) => observatory)).length).toBeLessThan(210_000);
    expect((await evaluated({ text: mondays, years: decade })).truncated).toBe(false);
  });

  test('and so are dates and diagnostics', async () => {
    const copies = (text: string, n: number): string =>
      Array.from({ length: n }, (_, i) => text.replace('TOWN', `TOWN_${i}`)).join('');
    const many = await post({ text: copies(mondays, 20), years: decade });
    expect(many.json<EvaluationResult>().truncated).toBe(true);
    expect(many.text.length).toBeLessThan(600_000);
    const wrong = await post({ text: copies(fair.replace('target', 'x'.repeat(300)), 30) });
    expect(wrong.json<EvaluationResult>().diagnostics.length).toBeGreaterThan(20);
    expect(wrong.text.length).toBeLessThan(120_000);
  });
});

test('nothing of all this was a failure of ours', () => {
  expect(failures).toEqual([]);
});
