import { describe, expect, test } from 'vitest';
import { type Answer, posted, type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();

const post = (body: unknown): Promise<Answer> => get('/v1/expressions/evaluate', posted(body));

interface Evaluation {
  readonly ok: boolean;
  readonly diagnostics: readonly unknown[];
  readonly date: string;
  readonly result?: {
    readonly text: string;
    readonly type: string;
    readonly values?: readonly unknown[];
    readonly spans?: readonly { readonly start_at: string }[];
    readonly steps: readonly { readonly text: string }[];
  };
  readonly location: Readonly<Record<string, unknown>>;
  readonly _engine: Readonly<Record<string, unknown>>;
}

async function evaluated(body: object): Promise<Evaluation> {
  const answer = await post(body);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.json<Evaluation>();
}

describe('an expression', () => {
  test('gives its type, its spans and its steps', async () => {
    const { ok, diagnostics, date, result } = await evaluated({
      expression: 'pradosha and not bhadra',
      date: '2026-03-03',
    });
    expect({ ok, diagnostics, date }).toEqual({ ok: true, diagnostics: [], date: '2026-03-03' });
    expect(result).toMatchObject({
      text: 'pradosha and not bhadra',
      type: 'spans',
      spans: [{ start_at: expect.stringMatching(/^2026-03-03T18:2/) }],
    });
    expect(result?.steps.map(({ text }) => text)).toEqual(['pradosha', 'not bhadra']);
  });

  test('is read today, at the place and in the chain asked for', async () => {
    const { date, location, _engine } = await evaluated({ expression: 'sunrise', region: 'IN-KL' });
    expect(date).toBe('2026-11-21');
    expect(location).toMatchObject({ name_en: 'Thiruvananthapuram', source: 'region' });
    expect(_engine.rule_pack_chain).toContain('IN-KL');
    const away = await evaluated({
      expression: 'sunrise',
      date: '2026-03-03',
      pack: 'SOUTH_INDIA',
      location_id: 22,
    });
    expect(away.result?.spans?.[0]?.start_at).toMatch(/-05:00$/);
    const chain = await evaluated({ expression: 'sunrise', pack: 'NEPAL' });
    expect(chain.location).toMatchObject({ name_en: 'Kathmandu', source: 'pack' });
  });

  test('reads inputs', async () => {
    const { result } = await evaluated({
      expression: 'count from star to nakshatra',
      date: '2026-03-03',
      inputs: { star: 'Rohini' },
    });
    expect(result).toMatchObject({ type: 'number', values: [7] });
  });

  test('with an error says where', async () => {
    const { ok, diagnostics, result } = await evaluated({ expression: 'day and\n  pradsha' });
    expect(ok).toBe(false);
    expect(result).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'unknown-kala', file: null, line: 2, column: 3, help: 'did you mean `pradosha`?' },
    ]);
  });
});

describe('what is refused', () => {
  test.each([
    [{}, 'expression', 'is required'],
    [{ expression: '' }, 'expression', 'must not be empty'],
    [{ expression: 'x'.repeat(2001) }, 'expression', 'must have at most 2000 characters'],
    [{ expression: 'day', date: '2026-02-30' }, 'date', undefined],
    [{ expression: 'day', year: 2026 }, 'year', undefined],
  ])('%j names the field %s', async (body, field, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    const error = answer.json<Refused>().errors?.find((one) => one.field === field);
    expect(error?.message).toEqual(message ?? expect.any(String));
  });

  test.each([
    [{ expression: 'day', inputs: { n: '5' } }, 422, 'unknown_input'],
    [{ expression: 'n', inputs: { n: 'five' } }, 422, 'invalid_input'],
    [{ expression: 'day', region: 'MARS' }, 422, 'unsupported_region'],
    [{ expression: 'day', date: '1600-01-01' }, 404, 'out_of_range'],
  ])('%j', async (body, status, error) => {
    const answer = await post(body);
    expect([answer.status, answer.json<Refused>().error]).toEqual([status, error]);
  });
});

test('deep and long expressions are answered within bounds', async () => {
  const long = Array.from({ length: 280 }, () => 'day').join(' or ');
  const deep = `${'('.repeat(900)}day${')'.repeat(900)}`;
  const wide = `${'not '.repeat(450)}day`;
  for (const expression of [long, deep, wide, '\u0000', '🙂', 'day\r\nand night']) {
    const answer = await post({ expression, date: '2026-03-03' });
    expect([expression.slice(0, 20), answer.status]).toEqual([expression.slice(0, 20), 200]);
    expect(answer.text.length).toBeLessThan(650_000);
  }
});

test('nothing of all this was a failure of ours', () => {
  expect(failures).toEqual([]);
});
