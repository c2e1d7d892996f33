import { expect, test } from 'vitest';
import { captured } from './captured.ts';

test('eval: the type, the value and the steps', async () => {
  const { code, out } = await captured('eval', 'pradosha and not bhadra', '2026-03-03');
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "pradosha and not bhadra on Tuesday, 3 March 2026
    New Delhi, Asia/Kolkata; NORTH_INDIA, standard

    Type    spans of time
    Value   18:22 to 20:50

    Step by step
    pradosha and not bhadra
      pradosha
          18:22 to 20:50
        = from sunset for 3 muhurta of night
            18:22 to 20:50
          sunset
              18:22
          3 muhurta of night
              148.24 minutes
            night
                18:22 to 06:43 on 4 March
      not bhadra
          05:29 to 05:25 on 6 March
        bhadra
            not on this day; next 05:25 to 17:54 on 6 March
          = karana Vishti
              not on this day; next 05:25 to 17:54 on 6 March
    "
  `);
});

test('eval --json in a chain, at its place, with an input', async () => {
  const args = ['--region', 'IN-KL', '--input', 'star=Rohini', '--json'];
  const { out } = await captured('eval', 'count from star to nakshatra', '2026-03-03', ...args);
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    date: '2026-03-03',
    result: { type: 'number', values: [7] },
    place: { name: 'Thiruvananthapuram' },
    pack: 'IN-KL',
  });
});

test('eval: an error with its line, its column and a caret', async () => {
  const { code, out, err } = await captured('eval', 'pradsha and not bhadra', '2026-03-03');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(' --> (expression):1:1\n1 | pradsha and not bhadra\n  | ^^^^^^^\n');
  expect(err).toContain('did you mean `pradosha`?');
  const json = await captured('eval', 'pradsha', '2026-03-03', '--json');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({ ok: false, diagnostics: [{ line: 1, column: 1 }] });
});

test.each([
  [['day', '2026-03-03', '--input', 'star'], '--input: "star" must have the form name=value'],
  [['day', '2026-03-03', '--input', 'star=Rohini'], 'inputs.star: the expression does not use this input'],
  [['day', '1500-01-01'], 'is outside'],
])('eval %o is refused', async (args, message) => {
  const { code, err } = await captured('eval', ...args);
  expect(code).toBe(1);
  expect(err).toContain(message);
});
